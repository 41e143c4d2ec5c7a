import { Link } from "react-router";
import { usePageTitle } from "../lib/page-title.ts";
import { paths } from "../paths.ts";
import { buttonClass } from "../ui/button.tsx";

export default function NotFound() {
  usePageTitle("404 Not Found");
  return (
    <div className="flex flex-col items-center px-4 py-24 text-center sm:py-32">
      <meta name="robots" content="noindex" />
      <h1 className="font-semibold text-3xl tracking-tight">404 Not Found</h1>
      <p className="mt-3 text-soft">There is no page at this address.</p>
      <Link to={paths.home} className={`${buttonClass("secondary")} mt-8`}>
        Go to Home
      </Link>
    </div>
  );
}

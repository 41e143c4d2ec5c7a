import { Link } from "react-router";
import { usePageTitle } from "../lib/page-title.ts";
import { paths } from "../paths.ts";

export default function NotFound() {
  usePageTitle("404 Not Found");
  return (
    <div className="mx-auto max-w-7xl px-4 py-20 sm:px-6">
      <meta name="robots" content="noindex" />
      <h1 className="text-lg">404 Not Found</h1>
      <p className="mt-3">
        <Link to={paths.home} className="text-accent underline underline-offset-4">
          Go to Home
        </Link>
      </p>
    </div>
  );
}

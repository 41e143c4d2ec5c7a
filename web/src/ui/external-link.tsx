export const textLinkClass =
  "text-accent underline decoration-accent/40 underline-offset-2 hover:decoration-accent";

interface ExternalLinkProps {
  address: string;
  className?: string;
}

/** A link from outside data: only http(s), and the other side learns nothing about us. */
export function ExternalLink({ address, className = "" }: ExternalLinkProps) {
  if (!/^https?:\/\//i.test(address)) return <span>{address}</span>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={`${textLinkClass} ${className}`}
    >
      {address.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "")}
    </a>
  );
}

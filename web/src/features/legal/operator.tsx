import { useEffect, useState } from "react";
import { loadConfig, type SiteConfig } from "../../lib/config.ts";

type Operator = SiteConfig["operator"];

/** The operator is a setting, so it is read where the site is served. */
export function OperatorContact() {
  const [operator, setOperator] = useState<Operator | null>(null);
  useEffect(() => {
    loadConfig().then(
      (config) => setOperator(config.operator),
      (error: unknown) => console.error("Settings load failure", error),
    );
  }, []);
  if (!operator) {
    return (
      <p>
        The operator's name, address and support email are listed in{" "}
        <a href="/config.json">this site's settings</a>.
      </p>
    );
  }
  const { name, address, supportEmail } = operator;
  if (!name && !address && !supportEmail) {
    return <p>This site has not named its operator.</p>;
  }
  return (
    <address className="flex flex-col not-italic">
      {name && <strong>{name}</strong>}
      {address && <span className="whitespace-pre-line">{address}</span>}
      {supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
    </address>
  );
}

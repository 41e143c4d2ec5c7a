/** What a session says of the device it was opened on. */
export interface DeviceFacts {
  osCode: string;
  osName: string;
  osVersion: string;
  clientType: string;
  clientCode: string;
  clientName: string;
  clientVersion: string;
  clientEngine: string;
  clientEngineVersion: string;
  deviceName: string;
  deviceBrand: string;
  deviceModel: string;
}

const UNKNOWN: DeviceFacts = {
  osCode: "",
  osName: "",
  osVersion: "",
  clientType: "",
  clientCode: "",
  clientName: "",
  clientVersion: "",
  clientEngine: "",
  clientEngineVersion: "",
  deviceName: "",
  deviceBrand: "",
  deviceModel: "",
};

/** Code, name and where the version stands; the first that fits counts. */
const SYSTEMS: readonly (readonly [string, string, RegExp])[] = [
  ["IOS", "iOS", /(?:iPhone OS|CPU OS) ([\d_]+)/],
  ["AND", "Android", /Android ([\d.]+)/],
  ["WIN", "Windows", /Windows NT ([\d.]+)/],
  ["MAC", "Mac", /Mac OS X ([\d_.]+)/],
  ["COS", "Chrome OS", /CrOS \S+ ([\d.]+)/],
  ["LIN", "GNU/Linux", /Linux()/],
];

/** Windows says 10.0 for 10 and 11 alike. */
const WINDOWS: Readonly<Record<string, string>> = { "10.0": "10", "6.3": "8.1", "6.1": "7" };

/** Most browsers name Chrome or Safari besides themselves, so those two come last. */
const BROWSERS: readonly (readonly [string, string, string, RegExp])[] = [
  ["PS", "Microsoft Edge", "Blink", /Edg(?:A|iOS)?\/([\d.]+)/],
  ["OP", "Opera", "Blink", /OPR\/([\d.]+)/],
  ["SB", "Samsung Browser", "Blink", /SamsungBrowser\/([\d.]+)/],
  ["FF", "Firefox", "Gecko", /(?:Firefox|FxiOS)\/([\d.]+)/],
  ["HC", "Headless Chrome", "Blink", /HeadlessChrome\/([\d.]+)/],
  ["CH", "Chrome", "Blink", /(?:Chrome|CriOS)\/([\d.]+)/],
  ["SF", "Safari", "WebKit", /Version\/([\d.]+).*Safari\//],
];

function deviceName(agent: string): string {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(agent)) return "tablet";
  return /Mobile|iPhone/.test(agent) ? "smartphone" : "desktop";
}

/** Reads a browser's `User-Agent`; whatever is not one of the common browsers stays unknown. */
export function deviceFacts(agent: string): DeviceFacts {
  const browser = BROWSERS.find(([, , , pattern]) => pattern.test(agent));
  if (!browser) return UNKNOWN;
  const [clientCode, clientName, clientEngine, pattern] = browser;
  const clientVersion = firstTwo(pattern.exec(agent)?.[1] ?? "");
  const system = SYSTEMS.find(([, , version]) => version.test(agent));
  const version = (system?.[2].exec(agent)?.[1] ?? "").replaceAll("_", ".");
  return {
    ...UNKNOWN,
    osCode: system?.[0] ?? "",
    osName: system?.[1] ?? "",
    osVersion: system?.[0] === "WIN" ? (WINDOWS[version] ?? version) : firstTwo(version),
    clientType: "browser",
    clientCode,
    clientName,
    clientVersion,
    clientEngine,
    clientEngineVersion: clientVersion,
    deviceName: deviceName(agent),
    deviceBrand: /iPhone|iPad|Macintosh/.test(agent) ? "Apple" : "",
    deviceModel: /iPhone|iPad/.exec(agent)?.[0] ?? "",
  };
}

const firstTwo = (version: string): string => version.split(".").slice(0, 2).join(".");

import { request } from "node:http";
import { RequestFilteringHttpAgent } from "request-filtering-agent";
import { describe, expect, test } from "vitest";
import {
  BlockedAddress,
  createAddressGuard,
  isPublicAddress,
} from "#shared/crawler/address-guard.ts";

const denied = [
  "127.0.0.1",
  "10.0.0.1",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "192.0.2.1",
  "198.18.0.1",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "255.255.255.255",
  "240.0.0.1",
  "192.88.99.1",
  "::1",
  "::",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "::127.0.0.1",
  "::7f00:1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::1",
  "2002:7f00:1::",
  "2001::1",
  "2001:db8::1",
  "fe80::1",
  "fe80::1%eth0",
  "fc00::1",
  "fec0::1",
  "100::1",
  "5f00::1",
  "ff02::1",
];
const allowed = ["8.8.8.8", "93.184.216.34", "2606:4700::1111"];

/** S1: every way to write an address of this machine or of a private network. */
const forms = [
  "http://2130706433/",
  "http://0x7f.1/",
  "http://0x7f000001/",
  "http://0177.0.0.1/",
  "http://127.1/",
  "http://[::ffff:127.0.0.1]/",
  "http://[::1]/",
  "http://localhost/",
  "http://localhost./",
  "http://LOCALHOST/",
  "http://①②⑦.0.0.1/",
  "http://127.0.0.1./",
  "http://user@127.0.0.1/",
  "http://127.0.0.1:22/",
  "http://cafe.localhost/",
  "http://printer.local/",
  "http://intranet/",
  "http://metadata.google.internal/",
  "http://10.1.2.3/",
  "http://169.254.169.254/latest/meta-data/",
  "http://[fe80::1]/",
  "http://[::]/",
  "http://0/",
];

describe("the address guard", () => {
  test.each(denied)("S1: %s is never reached", (address) => {
    expect(isPublicAddress(address)).toBe(false);
    const host = address.includes(":") ? `[${address.replace(/%.*/, "")}]` : address;
    expect(createAddressGuard().refusal(new URL(`http://${host}/`))).not.toBeNull();
  });

  test.each(allowed)("%s is an address of the public internet", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each(forms)("S1: %s is refused before anything is sent", (form) => {
    expect(createAddressGuard().refusal(new URL(form))).not.toBeNull();
  });

  test.each([
    ["ftp://cafe.example.org/", "scheme"],
    ["file:///etc/passwd", "scheme"],
    ["gopher://cafe.example.org/", "scheme"],
    ["https://me:secret@cafe.example.org/", "credentials"],
    ["http://cafe.example.org:22/", "port"],
    ["http://cafe.example.org:8080/", "port"],
    ["https://cafe.example.org:6379/", "port"],
  ])("S4: %s is refused for its %s", (address, why) => {
    expect(createAddressGuard().refusal(new URL(address))).toContain(why);
  });

  test("S4: the two ports of the web are open", () => {
    const guard = createAddressGuard();
    for (const address of [
      "http://cafe.example.org/",
      "https://cafe.example.org/",
      "http://cafe.example.org:80/",
      "http://cafe.example.org:443/",
    ]) {
      expect(guard.refusal(new URL(address))).toBeNull();
    }
  });

  test("S2: a name that leads to a private address, also beside a public one, is blocked", async () => {
    for (const addresses of [["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], ["::1"], []]) {
      const guard = createAddressGuard({ resolve: async () => addresses });
      await expect(guard.resolve("cafe.example.org")).rejects.toThrow(BlockedAddress);
    }
    const open = createAddressGuard({ resolve: async () => ["93.184.216.34"] });
    await expect(open.resolve("cafe.example.org")).resolves.toEqual(["93.184.216.34"]);
  });

  test("S9: our own service is no business's site, however its name is written", () => {
    const guard = createAddressGuard({ forbiddenHosts: ["cloud.areascout.example"] });
    for (const address of [
      "https://cloud.areascout.example/v1",
      "http://CLOUD.areascout.example./v1",
    ]) {
      expect(guard.refusal(new URL(address))).toBe("a host of our own");
    }
    expect(guard.refusal(new URL("http://169.254.169.254/"))).not.toBeNull();
  });

  test("the sample town's sites are reached only where the local stack says so, on their one port", () => {
    const site = "http://cafe.localhost:4100/";
    expect(createAddressGuard().refusal(new URL(site))).not.toBeNull();
    const local = createAddressGuard({ localSites: { suffix: ".localhost", port: 4100 } });
    expect(local.refusal(new URL(site))).toBeNull();
    expect(local.refusal(new URL("http://cafe.localhost:4101/"))).toBe("port 4101");
    for (const other of [
      "http://localhost:4100/",
      "http://127.0.0.1:4100/",
      "http://.localhost:4100/",
    ]) {
      if (URL.canParse(other)) expect(local.refusal(new URL(other))).not.toBeNull();
    }
  });

  test("a second opinion agrees on every address that can be told apart by it", async () => {
    const judged = [...denied.filter((address) => !unknownToOther.has(address)), ...allowed];
    const verdicts = await Promise.all(
      judged.map(async (address) => [address, await otherAllows(address)]),
    );
    expect(verdicts).toEqual(judged.map((address) => [address, isPublicAddress(address)]));
  });
});

/** Addresses the other library lets through: it has no rule for these reserved ranges. */
const unknownToOther = new Set(["fe80::1%eth0", "::7f00:1"]);

/** Asks the other agent for a connection: it refuses before it connects, or it tries. */
function otherAllows(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const agent = new RequestFilteringHttpAgent({ timeout: 50 });
    try {
      const asked = request({ host: address, port: 9, agent, timeout: 50 });
      asked.on("error", (error) => resolve(!/not allowed/.test(error.message)));
      asked.on("timeout", () => {
        resolve(true);
        asked.destroy();
      });
      asked.on("response", () => resolve(true));
      asked.end();
    } catch (error) {
      resolve(!/not allowed/.test(String(error)));
    }
  });
}

import { describe, expect, test } from "vitest";
import { manifest } from "../../../functions/manifest.ts";
import { functionDomain, functionVariables, isSecret } from "../../../scripts/deploy/settings.ts";
import { addressOf, readTarget } from "../../../scripts/deploy/target.ts";

const local = ["--endpoint", "http://localhost:3100/v1", "--project", "Area_scout", "--key", "k"];

describe("where to deploy to", () => {
  test("a server on this machine needs no domains named", () => {
    const target = readTarget(local, {});
    expect(functionDomain(target, "tasks")).toBe("tasks-area-scout.functions.localhost");
    expect(addressOf(target, target.siteDomain)).toBe("http://area-scout.sites.localhost:3100");
  });

  test("a region of the Cloud has domains of its own", () => {
    const args = ["--endpoint", "https://fra.cloud.appwrite.io/v1", "--project", "p", "--key", "k"];
    const target = readTarget(args, {});
    expect([target.functionsDomain, target.siteDomain]).toEqual([
      "fra.appwrite.run",
      "p.appwrite.network",
    ]);
    expect(addressOf(target, "x.fra.appwrite.run")).toBe("https://x.fra.appwrite.run");
  });

  test("any other server has to be told", () => {
    const args = ["--endpoint", "https://api.example.org/v1", "--project", "p", "--key", "k"];
    expect(() => readTarget(args, {})).toThrow("_APP_DOMAIN_FUNCTIONS");
    const named = [
      ...args,
      "--functions-domain",
      "f.example.org",
      "--site-domain",
      "www.example.org",
    ];
    expect(readTarget(named, {}).siteDomain).toBe("www.example.org");
  });

  test("domains are spelt small: a server takes one with capitals for somebody else's", () => {
    const domains = ["--functions-domain", "F.Example.org", "--sites-domain", "S.Example.org"];
    const target = readTarget([...local, ...domains], {});
    expect(functionDomain(target, "tasks")).toBe("tasks-area-scout.f.example.org");
    expect(target.siteDomain).toBe("area-scout.s.example.org");
  });

  test("the environment answers what the command line does not", () => {
    const env = {
      APPWRITE_ENDPOINT: "http://127.0.0.1:1/v1",
      APPWRITE_PROJECT_ID: "p",
      APPWRITE_API_KEY: "k",
    };
    expect(readTarget([], env)).toMatchObject({ projectId: "p", apiKey: "k" });
    expect(() => readTarget([], {})).toThrow("An endpoint, a project and a key are needed.");
    expect(() =>
      readTarget(["--endpoint", "http://x.test", "--project", "p", "--key", "k"], {}),
    ).toThrow("ends in /v1");
  });

  test("the language model's key reaches the functions that ask it, and no other", () => {
    const target = readTarget(local, {});
    const given = { OPENAI_API_KEY: "sk-test", OPENAI_MODEL: "m", LLM_USD_PER_DAY: "2" };
    const holders = manifest.filter(
      ({ id }) => "OPENAI_API_KEY" in functionVariables(target, given, id),
    );
    expect(holders.map(({ id }) => id)).toEqual(["collect", "query-database"]);
    expect(functionVariables(target, given, "query-database")).toMatchObject(given);
    expect(isSecret("OPENAI_API_KEY")).toBe(true);
  });

  test("functions get the operator's values, and the site's address as an origin", () => {
    const target = readTarget(local, {});
    const given = {
      OVERPASS_URL: "https://o.test",
      APP_ORIGINS: "https://www.example.org",
      HOME: "/root",
    };
    expect(functionVariables(target, given, "tasks")).toEqual({
      OVERPASS_URL: "https://o.test",
      APP_ORIGINS: "http://area-scout.sites.localhost:3100,https://www.example.org",
    });
  });
});

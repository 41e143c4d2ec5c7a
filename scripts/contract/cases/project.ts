import assert from "node:assert/strict";
import { type Case, is, isHere } from "../case.ts";
import { called, server, type World } from "../clients.ts";
import { refused } from "../expectations.ts";

const SCOPES = ["rows.read"] as unknown as Parameters<server.Project["createKey"]>[2];

/** A domain of the run's own, below one nobody else has. */
const domainOf = (world: World, name: string): string =>
  `${world.id(name).toLowerCase()}.contract.example.com`;

const ruleKinds = (world: World): Record<string, Record<string, unknown>> => ({
  createSiteRule: { siteId: world.id("site") },
  createAPIRule: {},
  createRedirectRule: {
    url: "https://example.com",
    statusCode: server.StatusCode.MovedPermanently,
    resourceId: world.id("site"),
    resourceType: server.ProxyResourceType.Site,
  },
});

/** Domains, keys, platforms and settings of the project itself. */
export const projectCases: Case[] = [
  is("a domain leads to a site, to the API or elsewhere", async (world) => {
    const { proxy } = world.key;
    for (const [name, given] of Object.entries(ruleKinds(world))) {
      const domain = domainOf(world, name);
      const made = (await called(proxy, name, { domain, ...given })) as server.Models.ProxyRule;
      assert.equal(made.domain, domain);
      await proxy.deleteRule({ ruleId: made.$id });
      await refused(proxy.getRule({ ruleId: made.$id }), 404, "rule_not_found");
    }
  }),
  isHere("a domain is verified", "a name that leads to the server", async (world) => {
    const { proxy } = world.key;
    const given = { domain: domainOf(world, "checked"), functionId: world.id("fn") };
    const { $id: ruleId } = await proxy.createFunctionRule(given);
    assert.equal((await proxy.updateRuleStatus({ ruleId })).status, "verified");
    await proxy.deleteRule({ ruleId });
  }),
  is("a platform is read and changed", async (world) => {
    const { project } = world.key;
    const platformId = world.id("platform");
    const hostname = domainOf(world, "p");
    await project.createWebPlatform({ platformId, name: "Page", hostname });
    const changed = await project.updateWebPlatform({
      platformId,
      name: "Page 2",
      hostname: `www.${hostname}`,
    });
    assert.equal(changed.hostname, `www.${hostname}`);
    assert.equal((await project.getPlatform({ platformId })).name, "Page 2");
    await project.deletePlatform({ platformId });
    await refused(project.getPlatform({ platformId }), 404, "platform_not_found");
  }),
  is("a key is read, changed and gone", async (world) => {
    const { project } = world.key;
    const keyId = world.id("spare-key");
    await project.createKey({ keyId, name: "Spare", scopes: SCOPES });
    const changed = await project.updateKey({ keyId, name: "Spare 2", scopes: SCOPES });
    assert.equal(changed.name, "Spare 2");
    assert.equal((await project.getKey({ keyId })).$id, keyId);
    assert.ok((await project.listKeys()).keys.some(({ $id }) => $id === keyId));
    await project.deleteKey({ keyId });
    await refused(project.getKey({ keyId }), 404, "key_not_found");
  }),
  is("a policy and the services to sign in with are told", async (world) => {
    const { project } = world.key;
    const policy = await project.getPolicy({
      policyId: server.ProjectPolicyId.Sessionduration,
    });
    assert.ok(Number(Reflect.get(policy, "duration")) > 0);
    const { $id } = await project.updatePasswordDictionaryPolicy({ enabled: false });
    assert.equal($id, world.projectId);
    const { providers } = await project.listOAuth2Providers();
    assert.ok(Array.isArray(providers));
  }),
  isHere("a test mail is sent", "reading the mails that are sent", async (world, local) => {
    const to = `${world.id("operator")}@example.com`.toLowerCase();
    await world.key.project.createSMTPTest({ emails: [to] });
    assert.ok((await local.mails()).some((mail) => mail.to === to));
  }),
];

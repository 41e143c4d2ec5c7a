const NODE_VERSIONS = ["16.0", "18.0", "19.0", "20.0", "21.0", "22", "23", "24", "25"];

/** Here all of them are the Node that runs this server. */
export const RUNTIMES: readonly string[] = NODE_VERSIONS.map((version) => `node-${version}`);

export function runtimeModels() {
  const runtimes = NODE_VERSIONS.map((version) => ({
    $id: `node-${version}`,
    key: "node",
    name: "Node.js",
    version,
    base: `node:${version}-alpine`,
    image: `openruntimes/node:v5-${version}`,
    logo: "node.png",
    supports: ["x86", "arm64"],
  }));
  return { total: runtimes.length, runtimes };
}

export function specificationModels() {
  const specifications = [{ memory: 512, cpus: 1, enabled: true, slug: "s-1vcpu-512mb" }];
  return { total: specifications.length, specifications };
}

const NODE_VERSIONS = ["16.0", "18.0", "19.0", "20.0", "21.0", "22", "23", "24", "25"];

/** Every runtime Appwrite knows by name, whether or not a server has it. */
export const KNOWN_RUNTIMES: readonly string[] = [
  ...["node-14.5", "node-16.0", "node-18.0", "node-19.0", "node-20.0", "node-21.0"],
  ...["node-22", "node-23", "node-24", "node-25", "php-8.0", "php-8.1", "php-8.2", "php-8.3"],
  ...["php-8.4", "ruby-3.0", "ruby-3.1", "ruby-3.2", "ruby-3.3", "ruby-3.4", "ruby-4.0"],
  ...["python-3.8", "python-3.9", "python-3.10", "python-3.11", "python-3.12", "python-3.13"],
  ...["python-3.14", "python-ml-3.11", "python-ml-3.12", "python-ml-3.13", "deno-1.21"],
  ...["deno-1.24", "deno-1.35", "deno-1.40", "deno-1.46", "deno-2.0", "deno-2.5", "deno-2.6"],
  ...["dart-2.15", "dart-2.16", "dart-2.17", "dart-2.18", "dart-2.19", "dart-3.0", "dart-3.1"],
  ...["dart-3.3", "dart-3.5", "dart-3.8", "dart-3.9", "dart-3.10", "dart-3.11", "dotnet-6.0"],
  ...["dotnet-7.0", "dotnet-8.0", "dotnet-10", "java-8.0", "java-11.0", "java-17.0"],
  ...["java-18.0", "java-21.0", "java-22", "java-25", "swift-5.5", "swift-5.8", "swift-5.9"],
  ...["swift-5.10", "swift-6.2", "kotlin-1.6", "kotlin-1.8", "kotlin-1.9", "kotlin-2.0"],
  ...["kotlin-2.3", "cpp-17", "cpp-20", "bun-1.0", "bun-1.1", "bun-1.2", "bun-1.3", "go-1.23"],
  ...["go-1.24", "go-1.25", "go-1.26", "rust-1.83", "static-1", "flutter-3.24"],
  ...["flutter-3.27", "flutter-3.29", "flutter-3.32", "flutter-3.35", "flutter-3.38"],
  "flutter-3.41",
];

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

/** Processors and MB of memory; here only the memory counts. */
const SPECIFICATIONS: readonly (readonly [number, number])[] = [
  ...([
    [0.5, 512],
    [1, 512],
    [1, 1024],
    [2, 2048],
    [2, 4096],
    [4, 4096],
  ] as const),
  ...([
    [4, 8192],
    [8, 4096],
    [8, 8192],
  ] as const),
];

const slugOf = (cpus: number, memory: number): string =>
  `s-${cpus}vcpu-${memory < 1024 ? `${memory}mb` : `${memory / 1024}gb`}`;

export const SPECIFICATION_NAMES: readonly string[] = SPECIFICATIONS.map(([cpus, memory]) =>
  slugOf(cpus, memory),
);

export function machineOf(specification: string): { cpus: number; memoryMb: number } {
  const [cpus, memoryMb] =
    SPECIFICATIONS.find(([one, memory]) => slugOf(one, memory) === specification) ?? smallest;
  return { cpus, memoryMb };
}
const smallest = [0.5, 512] as const;

export function specificationModels() {
  const specifications = SPECIFICATIONS.map(([cpus, memory]) => ({
    ...{ slug: slugOf(cpus, memory), memory, cpus, enabled: true },
  }));
  return { total: specifications.length, specifications };
}

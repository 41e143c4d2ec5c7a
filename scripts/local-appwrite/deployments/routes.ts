import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { create } from "tar";
import { ApiError } from "../errors.ts";
import { listItems } from "../memory-list.ts";
import { idParameter } from "../parameters.ts";
import { parseQueries } from "../query.ts";
import type { ApiReply, ApiRequest, Route, ServiceContext } from "../service.ts";
import type { Builder } from "./builder.ts";
import {
  type BuildPlan,
  type Deployment,
  type DeploymentStore,
  deploymentModel,
  type ResourceKind,
} from "./deployment-store.ts";
import { receiveArchive } from "./receive.ts";

/** What has deployments: a function or a site. */
export interface Deployable {
  kind: ResourceKind;
  /** Name of its id in paths: `functionId` or `siteId`. */
  idName: string;
  /** Throws when there is none. */
  require: (id: string) => void;
  /** How it is built, unless the request says otherwise. */
  plan: (id: string, fields: Readonly<Record<string, unknown>>) => BuildPlan;
  variables: (id: string) => Record<string, string>;
  /** A newer deployment began or ended, or one is gone. */
  noticed: (id: string) => void;
  activate: (deployment: Deployment) => void;
  model: (id: string) => Record<string, unknown>;
}

interface DeploymentServices {
  context: ServiceContext;
  store: DeploymentStore;
  builder: Builder;
}

const ATTRIBUTES = [
  "$id",
  "$createdAt",
  "$updatedAt",
  "type",
  "status",
  "activate",
  "sourceSize",
  "totalSize",
  "buildSize",
];

type Model = Record<string, unknown>;

/** With a query for some fields a list has only those, and what every resource has. */
function selected(models: Model[], { queries }: ApiRequest["query"]): Model[] {
  const wanted = parseQueries(queries)
    .filter(({ method }) => method === "select")
    .flatMap(({ values }) => values.map(String));
  if (wanted.length === 0) return models;
  const names = ["$id", "$createdAt", "$updatedAt", ...wanted];
  return models.map((model) =>
    Object.fromEntries(Object.entries(model).filter(([name]) => names.includes(name))),
  );
}

const notFound = (): ApiError =>
  new ApiError(404, "deployment_not_found", "Deployment with the requested ID could not be found.");

/** Finds what a request is about. */
function createFinder({ store }: DeploymentServices, what: Deployable) {
  const parentOf = (id: string): string => store.parentOf(what.kind, id);
  return {
    parentOf,
    idOf: ({ params }: ApiRequest): string => {
      const id = params[what.idName] ?? "";
      what.require(id);
      return id;
    },
    required(id: string, deploymentId: string): Deployment {
      const found = store.all.find(deploymentId, parentOf(id));
      if (!found) throw notFound();
      return found;
    },
  };
}

/** What can be done with one that was uploaded. */
function createOneHandlers(services: DeploymentServices, what: Deployable) {
  const { store, builder } = services;
  const { idOf, parentOf, required } = createFinder(services, what);
  return {
    async remove(request: ApiRequest): Promise<ApiReply> {
      const id = idOf(request);
      const deployment = required(id, request.params.deploymentId ?? "");
      builder.cancel(deployment);
      await store.archives.remove(store.all.sequence(deployment.$id, parentOf(id)));
      store.all.remove(deployment.$id, parentOf(id));
      await rm(store.folderOf(deployment.$id), { recursive: true, force: true });
      what.noticed(id);
      return { status: 204 };
    },
    download(request: ApiRequest): ApiReply {
      const id = idOf(request);
      const { $id } = required(id, request.params.deploymentId ?? "");
      const isOutput = request.query.type === "output";
      const headers = {
        "cache-control": "private, max-age=3888000",
        "content-type": "application/gzip",
        "content-disposition": `attachment; filename="${$id}-${isOutput ? "output" : "source"}.tar.gz"`,
      };
      const stream = isOutput
        ? Readable.from(create({ gzip: true, cwd: store.folderOf($id) }, ["."]))
        : store.archives.read(store.all.sequence($id, parentOf(id)));
      return { status: 200, headers, stream };
    },
    cancel(request: ApiRequest): ApiReply {
      const deployment = required(idOf(request), request.params.deploymentId ?? "");
      if (deployment.status === "ready" || deployment.status === "failed") {
        throw new ApiError(
          400,
          "build_already_completed",
          "Build with the requested ID is already completed and cannot be canceled.",
        );
      }
      return { status: 200, body: deploymentModel(builder.cancel(deployment)) };
    },
  };
}

function createHandlers(services: DeploymentServices, what: Deployable) {
  const { context, store, builder } = services;
  const { idOf, parentOf, required } = createFinder(services, what);

  function begin(deployment: Deployment): void {
    builder.start(deployment, {
      variables: what.variables(deployment.resourceId),
      ended: (ended) => {
        if (ended.status === "ready" && ended.activate) what.activate(ended);
        what.noticed(ended.resourceId);
      },
    });
    what.noticed(deployment.resourceId);
  }

  return {
    async create(request: ApiRequest): Promise<ApiReply> {
      const id = idOf(request);
      const { deployment, isComplete } = await receiveArchive(context, store, request, {
        kind: what.kind,
        resourceId: id,
        plan: (fields) => what.plan(id, fields),
      });
      if (isComplete) begin(deployment);
      return { status: 202, body: deploymentModel(deployment) };
    },
    list(request: ApiRequest): ApiReply {
      const models = store.all.list(parentOf(idOf(request))).map(deploymentModel);
      const { total, page } = listItems(models, request.query, ATTRIBUTES);
      return { status: 200, body: { total, deployments: selected(page, request.query) } };
    },
    get(request: ApiRequest): ApiReply {
      const deployment = required(idOf(request), request.params.deploymentId ?? "");
      return { status: 200, body: deploymentModel(deployment) };
    },
    /** The same code is built once more, beside what is live. */
    async duplicate(request: ApiRequest): Promise<ApiReply> {
      const id = idOf(request);
      const known = required(id, idParameter(request.body, "deploymentId"));
      const parent = parentOf(id);
      const now = context.now();
      const copy: Deployment = {
        ...{ ...known, $id: context.newId(), $createdAt: now, $updatedAt: now },
        ...{ activate: false, status: "waiting", buildSize: 0, buildLogs: "", buildDuration: 0 },
      };
      const source = store.archives.read(store.all.sequence(known.$id, parent));
      const { path } = await store.archives.receive(source);
      store.all.save(copy, parent);
      const sequence = store.all.sequence(copy.$id, parent);
      store.archives.keepPart(sequence, 1, path);
      await store.archives.assemble(sequence, 1);
      await store.archives.dropParts(sequence);
      begin(copy);
      return { status: 202, body: deploymentModel(copy) };
    },
    activate(request: ApiRequest): ApiReply {
      const id = idOf(request);
      const given = { ...request.params, ...request.body };
      const deployment = required(id, idParameter(given, "deploymentId"));
      if (deployment.status !== "ready") {
        throw new ApiError(
          400,
          "build_not_ready",
          "Build with the requested ID is building and not ready for execution.",
        );
      }
      what.activate(deployment);
      return { status: 200, body: what.model(id) };
    },
  };
}

/** Uploads of code, their builds, and which of them answers. */
export function deploymentRoutes(services: DeploymentServices, what: Deployable): Route[] {
  const handlers = { ...createHandlers(services, what), ...createOneHandlers(services, what) };
  const base = `/${what.kind}/:${what.idName}`;
  const all = `${base}/deployments`;
  const one = `${all}/:deploymentId`;
  const read = [`${what.kind}.read`];
  const write = [`${what.kind}.write`];
  return [
    { method: "POST", path: all, scope: write, body: "raw", handle: handlers.create },
    { method: "GET", path: all, scope: read, handle: handlers.list },
    { method: "POST", path: `${all}/duplicate`, scope: write, handle: handlers.duplicate },
    { method: "GET", path: one, scope: read, handle: handlers.get },
    { method: "DELETE", path: one, scope: write, handle: handlers.remove },
    { method: "GET", path: `${one}/download`, scope: read, handle: handlers.download },
    { method: "PATCH", path: `${one}/status`, scope: write, handle: handlers.cancel },
    { method: "PATCH", path: `${base}/deployment`, scope: write, handle: handlers.activate },
  ];
}

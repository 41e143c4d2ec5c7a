import type { TaskRow } from "#collections/tasks.ts";
import type { QueryReply, QueryRequest } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { fold } from "#domain/fold.ts";
import { limits } from "#domain/limits.ts";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { saveExport } from "#shared/adapters/export-link.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { requireData } from "#shared/adapters/task-store.ts";

interface Question {
  userId: string;
  sent: QueryRequest;
  linkBase: string;
}

type Deps = Pick<Stores, "tasks" | "listings" | "files" | "now" | "newId">;

/** Answers a question from one preset of the caller: text, or a link to a CSV file. */
export async function answerForTask(
  { userId, sent, linkBase }: Question,
  deps: Deps,
): Promise<QueryReply> {
  const question = sent.question.trim();
  if (question === "") throw new AppError("question/missing");
  if (question.length > limits.questionMaxChars) {
    throw new AppError("question/too-long", { values: { max: limits.questionMaxChars } });
  }
  const task = await findTask(userId, sent, deps);
  requireData(task);
  const snapshot = await deps.listings.readSnapshot(task);
  const { answer, csv } = answerQuestion({ question, snapshot });
  if (csv === undefined) return { format: "text", ...answer };
  const link = await saveExport(
    {
      name: `${fileName(task.name)}.csv`,
      bytes: new TextEncoder().encode(csv),
      linkBase,
    },
    deps,
  );
  return {
    format: "file",
    download_url: link.downloadUrl,
    expiresAt: link.expiresAt,
    ...answer,
  };
}

/** By id when the client knows it, else by the specification's niche and name; names are unique. */
async function findTask(userId: string, sent: QueryRequest, { tasks }: Deps): Promise<TaskRow> {
  if (sent.taskId) return tasks.getOwn(userId, sent.taskId);
  const task = await tasks.findByName(userId, fold(sent.name));
  if (!task || fold(task.niche.join(", ")) !== fold(sent.niche)) {
    throw new AppError("preset/not-found");
  }
  return task;
}

const fileName = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "preset";

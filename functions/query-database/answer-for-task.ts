import type { TaskRow } from "#collections/tasks.ts";
import { endpoints, type QueryReply, type QueryRequest } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { csvParts } from "#domain/exports/csv.ts";
import { fullColumns } from "#domain/exports/file-columns.ts";
import { fileName } from "#domain/exports/file-name.ts";
import { toXlsx } from "#domain/exports/xlsx.ts";
import { questionLimits } from "#domain/limits/question.ts";
import { answerWithOthers } from "#domain/query/across/answer-with-others.ts";
import type { AnswerFile } from "#domain/query/answer/file.ts";
import type { OtherReader } from "#domain/query/answer-question.ts";
import { clockIn, zoneOf } from "#domain/query/clock.ts";
import { fold } from "#domain/text/fold.ts";
import { isBlank } from "#domain/text/visible-text.ts";
import { saveExport } from "#shared/adapters/export-link.ts";
import type { FileParts } from "#shared/adapters/packed-file.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { requireData } from "#shared/adapters/task-store.ts";
import { nameKeyOf } from "#shared/start/preset-name.ts";
import type { CountQuestion } from "./count-question.ts";
import { elsewhereOf } from "./elsewhere.ts";

interface Question {
  userId: string;
  sent: QueryRequest;
  origin: string;
}

type Deps = Pick<Stores, "tasks" | "listings" | "files" | "usage" | "now" | "newId"> & {
  /** For questions that the rules can't read; none without a model. */
  otherReader: OtherReader | null;
  countQuestion: CountQuestion;
};

/** Answers a question from one preset of the caller: text, or a link to a CSV file. */
export async function answerForTask(
  { userId, sent, origin }: Question,
  deps: Deps,
): Promise<QueryReply> {
  const question = sent.question.trim();
  const before = partOf(sent.context, "plan");
  if (isBlank(question) && before === undefined) throw new AppError("question/missing");
  if (question.length > questionLimits.maxChars) {
    throw new AppError("question/too-long", { values: { max: questionLimits.maxChars } });
  }
  const [task] = await Promise.all([
    findTask(userId, sent, deps),
    deps.countQuestion(userId, deps),
  ]);
  requireData(task);
  const snapshot = await deps.listings.readSnapshot(task);
  const now = deps.now();
  const clock = clockIn(zoneOf(snapshot.listings, now), now);
  const language = partOf(sent.context, "language");
  const elsewhere = elsewhereOf(task, deps);
  const isEarlier = partOf(sent.context, "isEarlier") === true;
  const asked = { question, snapshot, clock, before, isEarlier, language, elsewhere };
  const { answer, file } = await answerWithOthers(deps.otherReader, asked);
  if (file === undefined) return { format: "text", ...answer };
  const link = await saveExport(
    {
      name: `${fileName(task.name)}.${file.format}`,
      parts: partsOf(file),
      origin,
      opensBy: endpoints.openAnswerFile,
      owner: { userId, taskId: task.$id },
    },
    deps,
  );
  return {
    format: "file",
    download_url: link.downloadUrl,
    expiresAt: link.expiresAt,
    sizeBytes: link.sizeBytes,
    ...answer,
  };
}

const partsOf = ({ format, listings, columns }: AnswerFile): FileParts =>
  format === "csv"
    ? csvParts(listings, fullColumns(columns))
    : toXlsx(listings, fullColumns(columns));

/** Of the answer before, as the client sends it back; the reader checks it. */
const partOf = (context: unknown, part: "plan" | "isEarlier" | "language"): unknown =>
  typeof context === "object" && context !== null
    ? (context as Record<string, unknown>)[part]
    : undefined;

/** By id when the client knows it, else by the specification's niche and name; names are unique. */
async function findTask(userId: string, sent: QueryRequest, { tasks }: Deps): Promise<TaskRow> {
  if (sent.taskId) return tasks.getOwn(userId, sent.taskId);
  const task = await tasks.findByName(userId, nameKeyOf(sent.name));
  if (!task || fold(task.niche.join(", ")) !== fold(sent.niche)) {
    throw new AppError("preset/not-found");
  }
  return task;
}

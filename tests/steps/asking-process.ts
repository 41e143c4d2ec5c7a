/**
 * A process of its own that works on collections as the deployed worker does: forked with the
 * worker's variables, it takes task ids as messages and answers each with how it ended.
 */
import collect from "../../functions/collect/main.ts";

const answer = (body: unknown) => ({ body: JSON.stringify(body) });
const res = { text: answer, json: answer, empty: answer, redirect: answer, send: answer };

process.on("message", (taskId: string) => {
  const context = {
    req: {
      method: "POST",
      path: "/",
      queryString: "",
      scheme: "http",
      host: "localhost",
      port: 80,
      headers: { "x-appwrite-key": process.env.TEST_API_KEY ?? "" },
      bodyText: JSON.stringify({ taskId }),
    },
    res,
    log: () => {},
    error: (...parts: unknown[]) => console.error(...parts),
  };
  // The reply's shape is the test's own, not the platform's.
  void collect(context as unknown as Parameters<typeof collect>[0]).then(
    () => process.send?.({ taskId, isDone: true }),
    (error: unknown) => process.send?.({ taskId, error: String(error) }),
  );
});
process.send?.("ready");

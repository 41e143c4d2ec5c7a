// Asks one built function one question, in whatever Node runs this: `node answer-once.mjs BUNDLE PATH`.
import { pathToFileURL } from "node:url";

const [bundle = "", path = ""] = process.argv.slice(2);
process.env.APPWRITE_FUNCTION_API_ENDPOINT = "http://127.0.0.1:9/v1";
process.env.APPWRITE_FUNCTION_PROJECT_ID = "none";
const { default: run } = await import(pathToFileURL(bundle).href);
const say = (body, status = 200) =>
  console.log(JSON.stringify({ node: process.version, status, body }));
const res = { json: say, send: say, text: say, empty: () => say("", 204), redirect: say };
const req = {
  method: "GET",
  path,
  queryString: "",
  headers: {},
  bodyText: "",
  scheme: "http",
  host: "x",
  port: 80,
};
await run({ req, res, log() {}, error() {} }).catch((error) =>
  console.log(JSON.stringify({ node: process.version, refused: error.message })),
);
process.exit(0);

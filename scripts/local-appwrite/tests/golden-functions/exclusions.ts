const SET_UP_RUNTIMES = "of the set-up: one runtime was allowed there, here all of Node.js are";

/** Of 18-functions, 19-executions and 20-function-domains: what is answered otherwise on purpose. */
export const DIFFERENT: Record<string, string> = {
  "list runtimes as guest": SET_UP_RUNTIMES,
  "list runtimes as user": SET_UP_RUNTIMES,
  'create function: id "0"': "stricter: refused; the release puts an id of its own in its place",
  "activate: a deployment of another function": "stricter: refused; the release takes it",
  "list rules: user": "stricter: refused; the release shows every domain to everybody",
  "activate the first again":
    "the latest build is told to be called off; the release still says that it builds",
  "execution: binary answer, Accept multipart/form-data":
    "not served: refused as for clients that take JSON; no client asks for an answer in parts",
  "the process ends": "of the set-up: the recorder's stand-in executor tells it in its own way",
};

/** Facts that are no exchange, and where they stand. */
export const NO_EXCHANGE: Record<string, string> = {
  "functions of these cases": "made by createFunctions",
  "domains of these cases": "made by createDomains",
  "states seen while building (asked every 60 ms)":
    "of the set-up: how long a state lasts; a build here is too short to be seen in each",
};

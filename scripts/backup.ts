import { runCommand } from "./backup/command.ts";
import { saveProject } from "./backup/save.ts";

await runCommand("backup", saveProject);

import { bringBack } from "./backup/bring-back.ts";
import { runCommand } from "./backup/command.ts";

await runCommand("restore", bringBack);

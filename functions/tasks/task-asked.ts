/** A preset and its caller, for whom other people's presets do not exist. */
export interface TaskAsked {
  userId: string;
  taskId: string;
}

/** A week as listings count it: 0 = Monday. */
export const dayNames: readonly string[] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Minutes since midnight on a clock; what is past midnight is of the day after: 1530 // => "01:30" */
export const timeText = (minutes: number): string => {
  const within = minutes % 1_440;
  return `${String(Math.floor(within / 60)).padStart(2, "0")}:${String(within % 60).padStart(2, "0")}`;
};

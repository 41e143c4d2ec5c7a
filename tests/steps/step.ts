/**
 * A part of a test that needs the parts before it: what a person does one after the other is one
 * test, which can run alone. A failure names the step.
 */
export async function step(name: string, run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message}`;
    throw error;
  }
}

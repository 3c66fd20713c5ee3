/** Runs work; what goes wrong is told in words, without the stack of this program, and ends the process with 1. */
export const orExplain = async (work) => {
  try {
    return await work();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};

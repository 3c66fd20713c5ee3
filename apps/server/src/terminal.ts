/** What people read at the terminal, on standard output; the log goes to standard error. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

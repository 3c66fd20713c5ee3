/** What people read at the terminal, on standard output; the log goes to standard error. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Where a command speaks. */
export interface Terminal {
  /** Whether somebody watches: then progress rewrites its line. */
  isWatched: boolean;
  out(text: string): void;
  err(text: string): void;
}

export const processTerminal = (): Terminal => ({
  isWatched: process.stdout.isTTY,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});

const CLEAR_LINE = '\r\u001b[2K';
const LINE_EVERY = 2000;

export interface ProgressLine {
  show(text: string): void;
  /** Leaves a clean line for what comes next. */
  end(): void;
}

/** One line that is rewritten at a terminal; elsewhere a line every two seconds. */
export const progressLine = (terminal: Terminal): ProgressLine => {
  if (terminal.isWatched) {
    return { show: (text) => terminal.out(`${CLEAR_LINE}${text}`), end: () => terminal.out(CLEAR_LINE) };
  }
  let last = performance.now();
  return {
    show: (text) => {
      if (performance.now() - last < LINE_EVERY) return;
      last = performance.now();
      terminal.out(`${text}\n`);
    },
    end: () => undefined,
  };
};

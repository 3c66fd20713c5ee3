import type { Logger } from 'pino';
import { isReadableLog, makeLog } from './http/log.ts';
import { readSettings, WrongSetting } from './settings.ts';
import { openShop } from './shop.ts';
import { say } from './terminal.ts';

/** Ctrl-C reaches a program once by the terminal and once by npm: only a later one is a second wish. */
const SAME_SIGNAL_MS = 1000;

const stopOnSignal = (stop: () => Promise<void>): void => {
  let stoppingSince: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      const now = performance.now();
      if (stoppingSince !== undefined) {
        // A second signal means now.
        if (now - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
        return;
      }
      stoppingSince = now;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          say(`Stopping went wrong: ${String(error)}`);
          process.exit(1);
        },
      );
    });
  }
};

/** Logs, with its stack, what nothing caught. Node then ends the process with code 1, as it does without this. */
const logWhatNothingCaught = (log: Logger): void => {
  process.on('uncaughtExceptionMonitor', (error, origin) =>
    log.fatal({ err: error, origin }, 'An error that nothing caught ends the process'),
  );
};

/** Settings → shop → listen → drain on SIGTERM. */
export const main = async (buildDirectory: string): Promise<void> => {
  try {
    const settings = readSettings(process.env);
    const log = await makeLog(settings.logLevel, isReadableLog(settings));
    logWhatNothingCaught(log);
    const shop = await openShop(settings, buildDirectory, log);
    stopOnSignal(shop.close);
    await shop.start();
    say(`Grossist is open at ${shop.address()}`);
  } catch (error) {
    say(
      error instanceof WrongSetting
        ? error.message
        : `Grossist can't start: ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exit(1);
  }
};

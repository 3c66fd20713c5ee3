import { workerData } from 'node:worker_threads';
import type { ThreadSettings } from './messages.ts';

/** Entry file of every search thread; its worker data selects its role. */
const settings: ThreadSettings = workerData;

switch (settings.role) {
  case 'writer': {
    const { runWriter } = await import('./writer/run-writer.ts');
    await runWriter(settings);
    break;
  }
  case 'reader': {
    const { runReader } = await import('./reader/run-reader.ts');
    runReader();
    break;
  }
  case 'builder': {
    const { runBuilder } = await import('./builder/run-builder.ts');
    await runBuilder(settings);
    break;
  }
}

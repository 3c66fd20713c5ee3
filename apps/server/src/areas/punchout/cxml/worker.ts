import { readCxml } from '@grossist/order-formats';
import { answerTasks } from '../../../jobs/worker-pool/answer-tasks.ts';

/** Worker thread: reads cXML documents. */
answerTasks({ run: (bytes: Uint8Array) => readCxml(bytes) });

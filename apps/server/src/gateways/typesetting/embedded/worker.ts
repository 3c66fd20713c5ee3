import { parentPort } from 'node:worker_threads';
import type { FromTypesetter, ToTypesetter } from './messages.ts';
import { typeset } from './typeset.ts';

const answer = ({ id, document }: ToTypesetter): FromTypesetter => {
  try {
    return { id, pdf: typeset(document) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.on('message', (message: ToTypesetter) => parentPort?.postMessage(answer(message)));

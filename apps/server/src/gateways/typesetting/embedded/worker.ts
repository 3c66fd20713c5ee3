import { parentPort } from 'node:worker_threads';
import type { FromTypesetter, ToTypesetter } from './messages.ts';
import { typeset, typesetSvg } from './typeset.ts';

const answer = ({ id, document, format }: ToTypesetter): FromTypesetter => {
  try {
    return { id, file: format === 'svg' ? typesetSvg(document) : typeset(document) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.on('message', (message: ToTypesetter) => parentPort?.postMessage(answer(message)));

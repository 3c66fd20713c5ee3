import { parentPort } from 'node:worker_threads';
import { joinParts } from './join/join-parts.ts';
import type { FromTypesetter, ToTypesetter, TypesetterResult, TypesetterTask } from './messages.ts';
import { typeset, typesetPart, typesetSvg } from './typeset.ts';

const perform = (message: TypesetterTask): TypesetterResult => {
  switch (message.task) {
    case 'pdf':
      return typeset(message.input);
    case 'part':
      return typesetPart(message.input);
    case 'join':
      return joinParts(message.input.parts, message.input.outline);
    case 'svg':
      return typesetSvg(message.input);
  }
};

const answer = (message: ToTypesetter): FromTypesetter => {
  const { id } = message;
  try {
    return { id, result: perform(message) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.on('message', (message: ToTypesetter) => parentPort?.postMessage(answer(message)));

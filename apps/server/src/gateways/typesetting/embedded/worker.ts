import { parentPort } from 'node:worker_threads';
import { joinParts } from './join/join-parts.ts';
import type { FromTypesetter, ToTypesetter, TypesetterResult, TypesetterTask } from './open-typst.ts';
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
  const outcome = () => {
    try {
      return { result: perform(message) };
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) };
    }
  };
  return { id, ...outcome(), memory: process.memoryUsage.rss() };
};

if (parentPort !== null) {
  const port = parentPort;
  port.on('message', (message: ToTypesetter) => port.postMessage(answer(message)));
} else {
  process.on('message', (message: ToTypesetter) => process.send?.(answer(message)));
  // It ends when the server closes its channel, even where a terminal or supervisor signals all processes.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
}

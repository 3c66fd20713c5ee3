import { type MessagePort, parentPort } from 'node:worker_threads';
import { type HitsFound, IndexReader } from '@grossist/search-index';
import type { FromReader, Published, Question, Taken, ToReader } from '../messages.ts';
import { SharedGarbage } from '../shared-garbage.ts';

const answerFrom = (index: IndexReader, { kind, asks }: Question, hitsFound: HitsFound): unknown => {
  switch (kind) {
    case 'search':
      return index.searchFlat(asks, hitsFound);
    case 'complete':
      return index.complete(asks);
    case 'lookup':
      return index.lookup(asks.numbers, asks.market, asks.assortments);
  }
};

/**
 * A thread that answers one question after the other from what the writer published last. It continues to answer when
 * the writer is gone, and turns to the next one with the first that this publishes.
 */
export const runReader = (): void => {
  const send = (message: FromReader): void => parentPort?.postMessage(message);
  const garbage = new SharedGarbage();
  let index: IndexReader | undefined;
  let early: Question[] = [];
  let line: MessagePort | undefined;

  const answer = (question: Question): void => {
    if (index === undefined) {
      early.push(question);
      return;
    }
    const { id } = question;
    try {
      const hitsFound: HitsFound = (keys) => send({ type: 'hits', id, keys });
      send({ type: 'answer', id, answers: answerFrom(index, question, hitsFound) });
    } catch (error) {
      send({ type: 'failed', id, message: String(error) });
    }
  };

  const listenTo = (port: MessagePort): void => {
    line?.close();
    line = port;
    const own = new IndexReader();
    port.on('message', ({ generation, publication }: Published) => {
      garbage.add(own.update(publication) + (index === undefined || index === own ? 0 : index.memory().bytes));
      const isFirst = index === undefined;
      index = own;
      send({ type: 'changed' });
      const taken: Taken = { generation };
      port.postMessage(taken);
      if (!isFirst) return;
      send({ type: 'ready' });
      for (const question of early) answer(question);
      early = [];
    });
  };

  parentPort?.on('message', (message: ToReader) => {
    if (message.type === 'writer') listenTo(message.port);
    else answer(message.question);
  });
};

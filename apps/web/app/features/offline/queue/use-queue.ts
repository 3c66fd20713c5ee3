import { useEffect, useState } from 'react';
import { readQueue, subscribeToQueue } from './queue.ts';
import type { QueueEntry } from './queue-entry.ts';

interface Known {
  owner: string;
  entries: readonly QueueEntry[];
}

const NONE: readonly QueueEntry[] = [];

/** The owner's queue as it is now, whichever tab changes it. Empty where the browser refuses storage. */
export const useQueue = (owner: string): readonly QueueEntry[] => {
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    let isOver = false;
    const read = (): void => {
      readQueue(owner).then(
        (entries) => {
          if (!isOver) setKnown({ owner, entries });
        },
        () => undefined,
      );
    };
    read();
    const stop = subscribeToQueue(read);
    return () => {
      isOver = true;
      stop();
    };
  }, [owner]);
  return known?.owner === owner ? known.entries : NONE;
};

import { useId, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import { useOnceAlive } from '../../ui/use-once-alive.ts';
import { useMoment } from '../../use-moment.ts';
import { useOldestShown } from './answers/shown-since.ts';
import { useIsOffline } from './connection.ts';
import type { QueueEntry } from './queue/queue-entry.ts';
import type { Sending } from './queue/use-send-queue.ts';

interface OfflineBarProps {
  entries: readonly QueueEntry[];
  sending: Sending;
}

const loadQueueList = async () => (await import('./queue/queue-list.tsx')).QueueList;

/** Says above the page that there is no connection, since when what is shown is of, and how much waits to be sent. */
export const OfflineBar = ({ entries, sending: { isSending, end } }: OfflineBarProps) => {
  const text = useText();
  const moment = useMoment();
  const isOffline = useIsOffline();
  const shownOf = useOldestShown();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const list = useOnceAlive(loadQueueList, isOpen);
  const refused = entries.filter(({ refusal }) => refusal !== undefined).length;
  const waiting = entries.length - refused;

  const said = (): string => {
    if (isOffline) return text('offline.bar');
    if (refused > 0) return text('offline.bar.refused', { count: refused });
    if (end === 'not-theirs') return text('offline.bar.signIn', { count: waiting });
    return isSending
      ? text('offline.bar.sending', { count: waiting })
      : text('offline.bar.waiting', { count: waiting });
  };
  if (!isOffline && entries.length === 0) return null;
  return (
    <section aria-label={text('offline.title')} className="border-b border-warning bg-warning-soft print:hidden">
      <div className="page flex min-h-10 flex-wrap items-center gap-x-3 py-1">
        <p role="status" className="min-w-0 flex-1 text-sm">
          {said()}
          {isOffline && shownOf !== undefined && (
            <> {text('offline.bar.asOf', { time: moment(new Date(shownOf).toISOString()) })}</>
          )}
        </p>
        {entries.length > 0 && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onPress={() => setOpen(!isOpen)}
          >
            {text('offline.queue.open', { count: entries.length })}
          </Button>
        )}
      </div>
      {isOpen && entries.length > 0 && list.part && <list.part id={listId} entries={entries} />}
    </section>
  );
};

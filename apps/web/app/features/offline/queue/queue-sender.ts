import { useEffect } from 'react';
import type { QueueEntry } from './queue-entry.ts';
import { type Sending, useSendQueue } from './use-send-queue.ts';

interface QueueSenderProps {
  owner: string;
  entries: readonly QueueEntry[];
  /** Called when sending begins or ends. */
  onChange: (sending: Sending) => void;
}

/** Sends an owner's queue; shows nothing itself. Loaded when something may be queued. */
export const QueueSender = ({ owner, entries, onChange }: QueueSenderProps) => {
  const { isSending, end } = useSendQueue(owner, entries);
  useEffect(() => onChange({ isSending, end }), [onChange, isSending, end]);
  return null;
};

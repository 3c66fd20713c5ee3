import type { MessageState as State } from '@grossist/contracts';
import { MESSAGE_OUTCOMES } from '@grossist/domain';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { StateMark, type StateShape } from '../../../ui/index.ts';

export const MESSAGE_STATES: readonly State[] = ['waiting', 'sent', 'failed'];

const SHAPES: Record<State, StateShape> = { waiting: 'ring', sent: 'disc', failed: 'cross' };

/** The state of a message by color, shape and word. */
export const MessageState = ({ state }: { state: State }) => {
  const text = useText();
  return <StateMark shape={SHAPES[state]}>{text(`editing.messages.state.${state}`)}</StateMark>;
};

const NAMES: Readonly<Record<string, MessageKey>> = {
  'order-confirmation': 'editing.messages.topic.order-confirmation',
  'order-message': 'editing.messages.topic.order-message',
  'order-webhook': 'editing.messages.topic.order-webhook',
  'order-file': 'editing.messages.topic.order-file',
  'order-mail': 'editing.messages.topic.order-mail',
  'return-news': 'editing.messages.topic.return-news',
  'password-reset': 'editing.messages.topic.password-reset',
  'customer-request': 'editing.messages.topic.customer-request',
  'project-mail': 'editing.messages.topic.project-mail',
  'list-notices': 'editing.messages.topic.list-notices',
};

/** Returns the name of a message's topic; the topic itself where it has no name. */
export const useTopicName = (): ((topic: string) => string) => {
  const text = useText();
  return (topic) => {
    const name = NAMES[topic];
    return name === undefined ? topic : text(name);
  };
};

/** Returns the outcome of a message: in the reader's language where the shop wrote it, else as a system responded. */
export const useOutcomeText = (): ((outcome: string) => string) => {
  const text = useText();
  return (outcome) =>
    outcome
      .replace(MESSAGE_OUTCOMES.stored, text('editing.messages.outcome.stored'))
      .replace(MESSAGE_OUTCOMES.noSystem, text('editing.messages.outcome.noSystem'));
};

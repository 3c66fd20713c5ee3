import { type MessageKey, useText } from '../../../i18n/index.ts';

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

/** What a message is, in the reader's words; its own where there are none. */
export const useTopicName = (): ((topic: string) => string) => {
  const text = useText();
  return (topic) => {
    const name = NAMES[topic];
    return name === undefined ? topic : text(name);
  };
};

import type { messages } from './messages/en-US/index.ts';

/** The name of a text. A text that English has and another language lacks is a type error there. */
export type MessageKey = keyof typeof messages;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageKey;
    }
  }
}

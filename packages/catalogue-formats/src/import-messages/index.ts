/** Messages of the readers to people, with values apart from the text, so that they can be translated. */
export { type ImportMessage, importMessage, inEnglish, type MessagePart, messagePart } from './import-message.ts';

export * from './kept-mails.ts';
export * from './messages.ts';

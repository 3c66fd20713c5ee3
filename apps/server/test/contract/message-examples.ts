import * as calls from '@grossist/contracts';
import { type Example, example } from './example.ts';

const ABOUT_A_PROJECT = {
  ProjectName: 'School',
  Subject: 'Forty switchboards',
  Message: 'By spring, please',
  ContactPerson: 'Ole',
  ContactPhoneNumber: '+45 12 34 56 78',
};

export const messageExamples: readonly Example[] = [
  example(calls.getMessages, () => ({ query: { State: 'failed' as const } })),
  example(calls.getMessage, ({ message }) => ({ params: { messageId: message.id } })),
  example(calls.sendMessageAgain, ({ message }) => ({ params: { messageId: message.id } })),
  example(calls.getInTouchEmail, () => ({ body: ABOUT_A_PROJECT })),
  example(calls.getQuoteEmail, () => ({ body: ABOUT_A_PROJECT })),
];

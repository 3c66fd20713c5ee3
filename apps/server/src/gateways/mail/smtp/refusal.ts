import { MailRefused } from '../port.ts';

/** The server's word on this very mail, not on who sends it or how. */
const OF_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/**
 * What an attempt failed by, for a later one to judge: a server's lasting refusal (5xx) of the mail or its recipient is
 * the end of it. A refused sign-in is not: it is put right in the settings.
 */
export const refusalOf = (error: unknown): Error => {
  if (!(error instanceof Error)) return new Error('The mail server failed');
  const isOfTheMail = 'code' in error && OF_THE_MAIL.includes(String(error.code));
  const status = 'responseCode' in error ? Number(error.responseCode) : 0;
  return isOfTheMail && status >= 500 && status < 600 ? new MailRefused(error.message) : new Error(error.message);
};

import { type Mail, type Mailer, MailRefused } from '../../gateways/mail/port.ts';
import { Undeliverable } from '../../outbox/index.ts';

export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<string>;

/** Sends a mail as handlers of the outbox do: what is refused for good is given up at once. */
export const sendMailBy =
  (mailer: Mailer): SendMail =>
  async (mail, signal) => {
    try {
      return await mailer.send(mail, signal);
    } catch (error) {
      if (error instanceof MailRefused) throw new Undeliverable(error.message);
      throw error;
    }
  };

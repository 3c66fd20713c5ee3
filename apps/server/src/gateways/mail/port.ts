export interface MailAddress {
  /** '' for none. */
  name: string;
  address: string;
}

export interface MailAttachment {
  name: string;
  contentType: string;
  content: Buffer;
}

/** One e-mail to one recipient. */
export interface Mail {
  /** The message's id (UUID): a mail sent twice has the same Message-ID, derived from it, and readers show it once. */
  messageId: string;
  from: MailAddress;
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  html: string;
  text: string;
  attachments: readonly MailAttachment[];
}

/** Port of a mail system: sends mails, or stores them where there is no mail server. */
export interface Mailer {
  /**
   * Sends a mail, and returns for the log where it went, in English and without secrets. Invalid addresses, and line
   * breaks that would inject a header, are never sent.
   * @throws MailRefused when no attempt will ever succeed; any other Error when a later one may
   */
  send(mail: Mail, signal?: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/** The mail was refused for good: a retry cannot succeed. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

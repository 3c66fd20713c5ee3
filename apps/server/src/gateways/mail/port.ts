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

/** Who brings mails on their way. */
export interface Mailer {
  /**
   * Answers, in English and without anything secret, where the mail went. What is no address or would begin a new line
   * in a mail's head never leaves.
   * @throws MailRefused when no attempt will ever succeed; any other Error when a later one may
   */
  send(mail: Mail, signal?: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/** The mail was refused for good: a retry cannot succeed. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

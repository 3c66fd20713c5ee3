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
  /** The message's id (UUID): the same mail sent twice is one to whoever reads it. Its Message-ID is made of it. */
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

/** Nobody will take this mail. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

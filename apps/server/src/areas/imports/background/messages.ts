export interface ImportThreadSettings {
  connectionString: string;
  /** Where uploaded files lie. */
  folder: string;
  /** With what the e-mails of erased people are hashed. */
  erasedPeopleKey: string;
}

export type ToImportThread = 'stop';

/** For the log. */
export interface FromImportThread {
  level: 'warn' | 'error';
  text: string;
}

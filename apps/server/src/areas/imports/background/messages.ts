export interface ImportThreadSettings {
  connectionString: string;
  /** Where uploaded files lie. */
  folder: string;
}

export type ToImportThread = 'stop';

/** For the log. */
export interface FromImportThread {
  level: 'warn' | 'error';
  text: string;
}

import type { MediaType } from '@grossist/domain';
import type { Generated, GeneratedAlways } from 'kysely';

/** A file of the embedded store. */
export interface MediaContentsTable {
  /** SHA-256 of the content, in hexadecimal. */
  hash: string;
  mime_type: MediaType;
  content: Buffer;
  stored_at: Generated<Date>;
}

export interface MediaSigningKeysTable {
  is_only: GeneratedAlways<boolean>;
  secret: GeneratedAlways<string>;
}

/** A file that a company uploaded. */
export interface MediaUploadsTable {
  id: string;
  company_id: string;
  uploaded_by: string | null;
  public_id: string;
  mime_type: MediaType;
  bytes: number;
  /** Pixels; null for what is no picture. */
  width: number | null;
  height: number | null;
  /** Null until the store has the file, as is `url`. */
  store_key: string | null;
  url: string | null;
  uploaded_at: Generated<Date>;
}

/** A picture or document that sources name by its address. */
export interface MediaFetchesTable {
  source: string;
  kind: 'picture' | 'document';
  state: Generated<'waiting' | 'stored' | 'refused'>;
  attempts: Generated<number>;
  due_at: Generated<Date>;
  reason: Generated<string>;
  /** Of the stored file, as all that follow; null until it is stored. */
  hash: string | null;
  store_key: string | null;
  url: string | null;
  mime_type: MediaType | null;
  bytes: number | null;
  width: number | null;
  height: number | null;
  fetched_at: Date | null;
}

import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../db/index.ts';
import { keepable } from '../store/index.ts';

export interface FileToKeep {
  fileName: string;
  format: string;
  bytes: Uint8Array;
  quantityColumn?: number | undefined;
}

/** Keeps a file until somebody has worked through it. @returns the upload's id */
export const keepUpload =
  (db: Database) =>
  async (contactId: string, { fileName, format, bytes, quantityColumn }: FileToKeep): Promise<string> => {
    const id = uuidv7();
    await db
      .insertInto('order_uploads')
      .values({
        id,
        created_by: contactId,
        file_name: keepable(fileName),
        format,
        quantity_column: quantityColumn ?? null,
        content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      })
      .execute();
    return id;
  };

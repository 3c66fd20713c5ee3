import { uploadImport } from '@grossist/contracts';
import { type Sending, sendFile, textOf } from '../../desk/index.ts';

export interface WantedImport {
  /** Empty: told by the file itself. */
  format: string;
  dryRun: boolean;
  /** Empty: where the file says. */
  markets: readonly string[];
}

/** Sends a file to be imported, telling how many of its bytes have gone; answers the import's id. [imp-01] */
export const startUpload = (
  file: File,
  { format, dryRun, markets }: WantedImport,
  onBytes: (sent: number) => void,
): Sending<string> =>
  sendFile(file, {
    to: uploadImport,
    query: {
      format: format === '' ? undefined : format,
      dryRun: String(dryRun),
      markets: markets.length === 0 ? undefined : markets.join(','),
    },
    read: ({ ImportId: id }) => textOf(id) || undefined,
    onBytes,
  });

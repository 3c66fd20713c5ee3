import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, inflateSync } from 'node:zlib';

const run = promisify(execFile);

const withFile = async <T>(pdf: Buffer, use: (file: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'));
  try {
    const file = join(folder, 'document.pdf');
    await writeFile(file, pdf);
    return await use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Returns the text of a PDF in the order of its content. */
export const pdfText = (pdf: Buffer): Promise<string> =>
  withFile(pdf, async (file) => (await run('pdftotext', ['-raw', '-enc', 'UTF-8', file, '-'])).stdout);

/** Returns what pdfinfo says of a PDF, by name. */
export const pdfInfo = (pdf: Buffer): Promise<Record<string, string>> =>
  withFile(pdf, async (file) =>
    Object.fromEntries(
      Array.from((await run('pdfinfo', [file])).stdout.matchAll(/^([^:]+):\s*(.*)$/gm), ([, name = '', value = '']) => [
        name,
        value,
      ]),
    ),
  );

/** Returns the tags of a PDF with their texts, indented. */
export const pdfStructure = (pdf: Buffer): Promise<string> =>
  withFile(pdf, async (file) => (await run('pdfinfo', ['-struct-text', file], { maxBuffer: 64 * 1024 * 1024 })).stdout);

/** Returns the addresses that a PDF links to. */
export const pdfUrls = (pdf: Buffer): Promise<string[]> =>
  withFile(pdf, async (file) =>
    Array.from((await run('pdfinfo', ['-url', file])).stdout.matchAll(/\S+:\S+$/gm), ([url]) => url),
  );

/** Returns the language of a PDF's catalog, wherever it is compressed. */
export const pdfLanguage = (pdf: Buffer): string | undefined => {
  const texts = [pdf];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    try {
      texts.push(inflateSync(pdf.subarray(at + 'stream\n'.length), { finishFlush: constants.Z_SYNC_FLUSH }));
    } catch {
      // The stream is not compressed this way.
    }
  }
  return texts
    .map((text) => /\/Lang \(([^)]*)\)/.exec(text.toString('latin1'))?.[1])
    .find((found) => found !== undefined);
};

/** Returns the names of the fonts that a PDF uses. */
export const pdfFonts = (pdf: Buffer): Promise<string[]> =>
  withFile(pdf, async (file) =>
    (await run('pdffonts', [file])).stdout
      .split('\n')
      .slice(2)
      .flatMap((line) => line.split(/\s+/)[0] || []),
  );

export interface PlacedWord {
  text: string;
  page: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns the words of a PDF with their places, in points from the top left corner of their page. */
export const pdfWords = (pdf: Buffer): Promise<PlacedWord[]> =>
  withFile(pdf, async (file) => {
    const { stdout } = await run('pdftotext', ['-bbox', '-enc', 'UTF-8', file, '-'], { maxBuffer: 64 * 1024 * 1024 });
    return stdout.split('<page ').flatMap((page, at) =>
      Array.from(
        page.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g),
        ([, left, top, right, bottom, text = '']) => ({
          text,
          page: at,
          left: Number(left),
          right: Number(right),
          top: Number(top),
          bottom: Number(bottom),
        }),
      ),
    );
  });

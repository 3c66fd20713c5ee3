import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

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

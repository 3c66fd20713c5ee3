import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MM_PER_INCH = 25.4;

/** A page of a PDF as another program renders it. */
export interface RenderedPage {
  /** Returns the darkness from 0 (white) to 255 at a place in millimeters from the top left corner. */
  darkness(x: number, y: number): number;
  /** Millimeters from one pixel to the next. */
  pixel: number;
}

const pageOf = (pgm: Buffer, dpi: number): RenderedPage => {
  const [head = '', width = ''] = /^P5\s+(\d+)\s+\d+\s+\d+\s/.exec(pgm.subarray(0, 64).toString('latin1')) ?? [];
  const pixels = pgm.subarray(head.length);
  const pixel = MM_PER_INCH / dpi;
  return {
    pixel,
    darkness: (x, y) => 255 - (pixels[Math.floor(y / pixel) * Number(width) + Math.floor(x / pixel)] ?? 255),
  };
};

const withPdf = async <T>(pdf: Buffer, use: (folder: string, file: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'));
  try {
    const file = join(folder, 'document.pdf');
    await writeFile(file, pdf);
    return await use(folder, file);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Returns a page of a PDF in shades of gray, as pdftoppm of poppler-utils renders it. */
export const renderedPage = (pdf: Buffer, page: number, dpi = 300): Promise<RenderedPage> =>
  withPdf(pdf, async (folder, file) => {
    const target = join(folder, 'page');
    await run('pdftoppm', ['-gray', '-r', `${dpi}`, '-f', `${page}`, '-l', `${page}`, '-singlefile', file, target]);
    return pageOf(await readFile(`${target}.pgm`), dpi);
  });

/** Returns the barcodes of a page of a PDF, rendered at 200 dpi, as zbarimg reads them. */
export const barcodesOn = (pdf: Buffer, page: number): Promise<string[]> =>
  withPdf(pdf, async (folder, file) => {
    const target = join(folder, 'page');
    await run('pdftoppm', ['-gray', '-r', '200', '-f', `${page}`, '-l', `${page}`, '-singlefile', file, target]);
    const { stdout } = await run('zbarimg', ['-q', `${target}.pgm`]);
    return stdout.trim().split('\n');
  });

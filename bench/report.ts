import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import type { Measured } from './measure.ts';

export interface Figure {
  name: string;
  value: number;
  unit: string;
}

export interface Results {
  measured: Measured[];
  figures: Figure[];
}

const column = (text: string, width: number): string => text.padStart(width);

const NARROWEST = 44;

export const print = ({ measured, figures }: Results): void => {
  const width = Math.max(NARROWEST, ...[...measured, ...figures].map(({ name }) => name.length + 2));
  console.log(`\n${'what'.padEnd(width)}${column('median', 12)}${column('p95', 12)}${column('runs', 8)}`);
  for (const { name, median, p95, runs } of measured) {
    console.log(
      `${name.padEnd(width)}${column(`${median.toFixed(2)} ms`, 12)}${column(`${p95.toFixed(2)} ms`, 12)}${column(String(runs), 8)}`,
    );
  }
  for (const { name, value, unit } of figures)
    console.log(`${name.padEnd(width)}${column(`${value.toFixed(2)} ${unit}`, 12)}`);
};

/** Keeps the results beside earlier ones, so that runs can be compared. */
export const save = async (results: Results): Promise<string> => {
  const file = `bench/results/${new Date().toISOString().replace(/[:.]/g, '-')}.json`;
  const machine = { node: process.version, cores: cpus().length, cpu: cpus()[0]?.model ?? '' };
  await mkdir('bench/results', { recursive: true });
  await writeFile(file, `${JSON.stringify({ at: new Date().toISOString(), machine, ...results }, null, 2)}\n`);
  return file;
};

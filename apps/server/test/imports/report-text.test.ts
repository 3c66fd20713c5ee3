import { expect, it } from 'vitest';
import type { ImportProgress } from '../../src/areas/imports/index.ts';
import { pacedProgressText } from '../../src/areas/imports/report-formats.ts';

const PROGRESS: ImportProgress = {
  linesRead: 4000,
  made: 3990,
  changed: 4,
  unchanged: 5,
  refused: 1,
  bytesRead: 250,
  bytesTotal: 1000,
  materials: 3000,
};

it('reports the progress of an import and materials per second', () => {
  expect(pacedProgressText(PROGRESS, 2)).toBe(
    '4000 lines: 3990 made, 4 changed, 5 unchanged, 1 refused; 25 % 1500 materials/s',
  );
});

it('leaves out what it cannot know', () => {
  expect(pacedProgressText({ ...PROGRESS, bytesTotal: 0 }, 0)).toMatch(/refused; 0 materials\/s$/);
});

import type { ImportRun } from '@grossist/contracts';
import { useFormat, useText } from '../../../i18n/index.ts';

type Counts = Pick<ImportRun, 'Made' | 'Changed' | 'Unchanged' | 'Refused'>;

/** What came of the records of an import, in one line. */
export const RunCounts = ({ counts }: { counts: Counts }) => {
  const text = useText();
  const format = useFormat();
  const parts = [
    { word: text('editing.imports.made'), count: counts.Made },
    { word: text('editing.imports.changed'), count: counts.Changed },
    { word: text('editing.imports.unchanged'), count: counts.Unchanged },
    { word: text('editing.imports.refused'), count: counts.Refused },
  ];
  return (
    <span className="flex min-w-44 flex-wrap gap-x-3 text-sm">
      {parts.map(({ word, count }) => (
        <span key={word} className={count === 0 ? 'text-muted' : undefined}>
          {format.number(count)} {word}
        </span>
      ))}
    </span>
  );
};

import { existsSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, the longest first: they start first, so that no worker still has one of them when the
 * others have nothing left. A clean clone knows no times of earlier runs, and without them vitest goes by the size of a
 * file.
 */
const LONGEST = [
  'tests/e2e/screens.test.ts',
  'tests/e2e/roles.test.ts',
  'tests/e2e/editor-screens.test.ts',
  'tests/e2e/card-order.test.ts',
  'tests/process/torture.test.ts',
  'tests/process/importing-in-background.test.ts',
  'apps/server/test/http/fuzz.test.ts',
  'apps/server/test/http/hostile-calls.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place < 0 ? LONGEST.length : place;
};

/** Orders files by what is known of their length. @throws when a file of the list is gone: the list must be updated */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const gone = LONGEST.filter((file) => !existsSync(file));
    if (gone.length > 0) throw new Error(`tests/longest-first.ts names files that are gone: ${gone.join(', ')}`);
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

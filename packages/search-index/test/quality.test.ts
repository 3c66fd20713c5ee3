import { join } from 'node:path';
import { LANGUAGES } from '@grossist/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { realData, requires } from '../../../tests/support/requires.ts';
import { type CaseKind, TARGETS } from '../quality/cases.ts';
import { demoCases } from '../quality/demo-cases.ts';
import { catalogueOf } from '../quality/demo-catalogue.ts';
import { realCases, realIndex, realMaterials } from '../quality/real-files.ts';
import { type QualityReport, runQuality, shareOf } from '../quality/run-quality.ts';

const KINDS = Object.keys(TARGETS) as CaseKind[];

/** Shares below this in one language would hide behind the others. */
const IN_EACH_LANGUAGE = 0.93;

describe('five thousand materials of the demo', () => {
  let report: QualityReport;
  beforeAll(() => {
    const { index, materials } = catalogueOf(5000);
    report = runQuality(index, demoCases(materials));
  }, 120_000);

  const missed = (kind: CaseKind): string[] =>
    report.failures
      .filter((failure) => failure.case.kind === kind)
      .map(({ case: { language, query } }) => `${language}: ${query}`);

  it.each(KINDS)('answer %s as often as they must', (kind) => {
    expect(shareOf(report, kind), missed(kind).join('\n')).toBeGreaterThanOrEqual(TARGETS[kind]);
  });

  it.each(LANGUAGES)('answer in %s too', (language) => {
    for (const kind of KINDS)
      expect(shareOf(report, kind, language), missed(kind).join('\n')).toBeGreaterThanOrEqual(IN_EACH_LANGUAGE);
  });

  it('are asked hundreds of cases of a kind', () => {
    for (const kind of KINDS) {
      const cases = report.shares.filter((share) => share.kind === kind).reduce((sum, share) => sum + share.cases, 0);
      expect(cases).toBeGreaterThanOrEqual(kind === 'trade' ? LANGUAGES.length * 15 : 400);
    }
  });
});

/** Files that we made ourselves, in the formats of the real ones. */
const OWN = join(import.meta.dirname, '../../catalogue-formats/test/fixtures');

it('articles of catalog files of our own answer to their numbers and names', async () => {
  const materials = await realMaterials(OWN);
  expect(materials.length).toBeGreaterThan(10);
  const report = runQuality(realIndex(materials), realCases(materials));
  const missed = report.failures.map(({ case: { kind, query } }) => `${kind}: ${query}`).join('\n');
  expect(shareOf(report, 'number'), missed).toBe(1);
  expect(shareOf(report, 'two-words'), missed).toBe(1);
});

const DATA = realData('.');
const skipped = requires('data/efonelfo', 'data/datanorm', 'data/bmecat');

describe.skipIf(skipped !== '')(`articles of real catalogue files${skipped}`, () => {
  it('answer to their numbers and names', async () => {
    const materials = await realMaterials(DATA);
    expect(materials.length).toBeGreaterThan(1000);
    const report = runQuality(realIndex(materials), realCases(materials));
    const missed = report.failures.map(({ case: { kind, query } }) => `${kind}: ${query}`).join('\n');
    expect(shareOf(report, 'number'), missed).toBe(1);
    expect(shareOf(report, 'two-words'), missed).toBeGreaterThanOrEqual(TARGETS['two-words']);
  }, 120_000);
});

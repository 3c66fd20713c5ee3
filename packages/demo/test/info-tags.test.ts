import { DEMO_MATERIALS, demoInfoTagRecords } from '@grossist/demo';
import { LANGUAGES, LONGEST_RIBBON_TEXT } from '@grossist/domain';
import { describe, expect, it } from 'vitest';

const MATERIALS = 5000;
const records = [...demoInfoTagRecords({ materials: MATERIALS })];
const tags = records.flatMap(({ infoTag }) => (infoTag && infoTag.color !== 'none' ? [infoTag] : []));

describe('tags of the demo', () => {
  it('hang on a few per cent of its materials, on each once, in every colour', () => {
    expect(tags).toHaveLength(records.length);
    expect(records.length / MATERIALS).toBeGreaterThan(0.02);
    expect(records.length / MATERIALS).toBeLessThan(0.06);
    expect(new Set(records.map(({ sapMaterialNumber }) => sapMaterialNumber)).size).toBe(records.length);
    expect([...new Set(tags.map(({ color }) => color))].sort()).toEqual(['blue', 'green', 'grey', 'red', 'yellow']);
  });

  it('are on the same materials for any size, and always on the first cable', () => {
    expect([...demoInfoTagRecords({ materials: 100 })]).toEqual(
      records.filter(({ sapMaterialNumber }) => Number(sapMaterialNumber) <= 1_000_100),
    );
    expect(records[0]?.sapMaterialNumber).toBe(DEMO_MATERIALS.installationCable);
  });

  it('are worded in every language, briefly', () => {
    for (const { ribbonTexts, descriptions = {} } of tags) {
      for (const language of LANGUAGES) expect(ribbonTexts[language]).toMatch(/\S/);
      for (const text of Object.values(ribbonTexts)) expect(text.length).toBeLessThanOrEqual(LONGEST_RIBBON_TEXT);
      expect([0, LANGUAGES.length]).toContain(Object.keys(descriptions).length);
    }
  });
});

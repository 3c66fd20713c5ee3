import type { MaterialRecord } from '@grossist/catalogue-formats';
import { LANGUAGES } from '@grossist/domain';
import type { QualityCase } from './cases.ts';
import { numberCases } from './number-cases.ts';
import { tradeCases } from './trade-cases.ts';
import { compoundCases, twoWordCases, typoCases } from './word-cases.ts';

/** Materials of the demo whose numbers are tried, and cases per language and kind. */
const MATERIALS = 60;
const PER_LANGUAGE = 120;

/** Every kind of case on a demo catalogue, the same for the same materials. */
export const demoCases = (materials: readonly MaterialRecord[]): QualityCase[] => [
  ...numberCases(materials, ({ sapMaterialNumber }) => sapMaterialNumber ?? '', MATERIALS),
  ...LANGUAGES.flatMap((language) => [
    ...twoWordCases(materials, language, PER_LANGUAGE),
    ...typoCases(materials, language, PER_LANGUAGE),
    ...compoundCases(materials, language, PER_LANGUAGE),
  ]),
  ...tradeCases(materials),
];

import type { ProductRecord } from '@grossist/catalogue-formats';
import { LANGUAGES, type Texts } from '@grossist/domain';
import { DESCRIPTIONS } from './data/descriptions.ts';
import { sapNumber } from './numbers.ts';
import type { PlannedProduct } from './schedule.ts';
import type { Supplier } from './suppliers.ts';

export interface Identity {
  code: string;
  /** "NOIKLX" */
  series: string;
  supplier: Supplier;
}

/** A stem belongs to one brand; when a class has used all its stems, they come again with a number. */
export const identityOf = ({ ofClass, series, start }: PlannedProduct): Identity => {
  const { stems } = ofClass.plan;
  const turn = series % stems.length;
  const generation = Math.floor(series / stems.length);
  const supplier = ofClass.suppliers[turn % ofClass.suppliers.length];
  const stem = stems[turn];
  if (supplier === undefined || stem === undefined) throw new Error(`class ${ofClass.plan.code} has no series`);
  return { code: `P${sapNumber(start)}`, series: generation === 0 ? stem : `${stem}${generation + 1}`, supplier };
};

export const productRecord = (planned: PlannedProduct, { code, series, supplier }: Identity): ProductRecord => {
  const { plan, nodeCode } = planned.ofClass;
  const names: Texts = {};
  const descriptions: Texts = {};
  for (const language of LANGUAGES) {
    const term = plan.term[language] ?? plan.term.en ?? '';
    names[language] = `${term} ${series}`;
    const sentence = DESCRIPTIONS[plan.tree][language];
    if (sentence !== undefined) {
      descriptions[language] = sentence
        .replace('{term}', term)
        .replace('{series}', series)
        .replace('{brand}', supplier.name)
        .replace('{count}', String(planned.count));
    }
  }
  return {
    kind: 'product',
    code,
    nodeCode,
    classCode: plan.code,
    supplierCode: supplier.code,
    names,
    descriptions,
  };
};

import type { MaterialAmendmentRecord } from '@grossist/catalogue-formats';
import { canonicalJson } from '../../content-hash.ts';
import type { Fact } from '../record-facts.ts';

/** What a record of a material says, as one fact: it is told whole. */
export const materialFact = (sapMaterialNumber: string, hash: string): Fact => ({
  about: ['material', sapMaterialNumber],
  content: hash,
});

/** What an amendment says, one fact for each thing that another amendment may not say otherwise. */
export const amendmentFacts = (sapMaterialNumber: string, record: MaterialAmendmentRecord): readonly Fact[] => {
  const facts: Fact[] = [];
  const add = (what: string, content: unknown): void => {
    if (content !== undefined)
      facts.push({ about: ['material-amendment', sapMaterialNumber, what], content: canonicalJson(content) });
  };
  for (const [language, text] of Object.entries(record.names ?? {})) add(`names ${language}`, text);
  for (const [language, text] of Object.entries(record.descriptions ?? {})) add(`descriptions ${language}`, text);
  for (const [currency, amount] of Object.entries(record.duties ?? {})) add(`duties ${currency}`, amount);
  for (const price of record.listPrices ?? []) add(`listPrices ${price.market}`, price);
  for (const held of record.stock ?? []) add(`stock ${held.plant}`, held);
  for (const media of record.media ?? []) add(`media ${media.kind} ${media.language ?? ''} ${media.source}`, media);
  add('status', record.status);
  add('materialGroup', record.materialGroup);
  add('packageSize', record.packageSize);
  add('replacedBy', record.replacedBy);
  add('infoTag', record.infoTag);
  return facts;
};

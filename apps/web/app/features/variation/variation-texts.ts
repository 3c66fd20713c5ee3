import type { VariationDetails } from '@grossist/contracts';
import { typeBesideName } from '../../ui/data/type-beside-name.ts';

const LONGEST_DESCRIPTION = 160;

/** The page's title: the name, and the type where the name does not say it. */
export const titleOf = ({ ItemLocalMaterialName, TypeDesignation }: VariationDetails): string =>
  `${ItemLocalMaterialName} ${typeBesideName(ItemLocalMaterialName, TypeDesignation)}`.trim();

/** What a search engine shows below the title. */
export const descriptionOf = (variation: VariationDetails): string => {
  const facts = [
    titleOf(variation),
    variation.Supplier,
    variation.ItemElNumber || variation.ItemHwsNumber,
    variation.Description,
  ];
  const said = facts.filter((fact) => fact !== '').join(' · ');
  return said.length > LONGEST_DESCRIPTION ? `${said.slice(0, LONGEST_DESCRIPTION - 1)}…` : said;
};

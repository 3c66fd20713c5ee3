import type { VariationDetails } from '@grossist/contracts';
import { textIn } from '@grossist/domain';
import type { CatalogueReader } from '../catalogue-reader.ts';
import type { VariationRow } from '../queries/find-variation.ts';
import { featureText } from './feature-text.ts';

/** What a material has of its class's features, in the order of the class: the most useful first. [cat-03] */
export const presentAttributes = (
  { class_features, features }: VariationRow,
  { locale, language }: CatalogueReader,
): VariationDetails['Attributes'] =>
  (class_features ?? []).flatMap(({ code, names, unit = '', values = [] }) => {
    const value = features[code];
    if (value === undefined || value === null) return [];
    const nameOf = (wanted: string) => values.find((known) => known.code === wanted)?.names;
    const Name = textIn(names, language)?.text ?? code;
    return [{ Code: code, Name, Value: featureText(value, nameOf, locale), Unit: unit }];
  });

import { textIn } from '@grossist/domain';
import { isServerKey, textFor } from '@grossist/messages/server-texts.ts';
import {
  type CatalogueReader,
  featureText,
  type KnownFeature,
  type Reference,
  rangeText,
} from '../../catalogue/index.ts';

const bound = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));

/** "2.5" or "2..5" as the reader writes it; undefined for what is no number. */
const numberName = (value: string, { locale }: CatalogueReader): string | undefined => {
  const [from = '', to = from, ...more] = value.split('..');
  const low = bound(from);
  const high = bound(to);
  if (more.length > 0 || Number.isNaN(low) || Number.isNaN(high)) return undefined;
  return rangeText(low, high, locale) || undefined;
};

const featureValueName = (value: string, feature: KnownFeature | undefined, reader: CatalogueReader): string => {
  const type = feature?.type;
  if (type === 'N' || type === 'R') return numberName(value, reader) ?? value;
  // The value of a feature whose type nobody told speaks for itself.
  if (feature !== undefined && type === undefined && feature.values.get(value) === undefined) {
    const number = numberName(value, reader);
    if (number !== undefined) return number;
  }
  const isYesOrNo = (type === undefined || type === 'L') && (value === 'true' || value === 'false');
  return featureText(isYesOrNo ? value === 'true' : value, (code) => feature?.values.get(code), reader.locale);
};

/** What a facet's value is called by the reader; a value that nobody knows goes by its code. */
export const facetValueName = (key: string, value: string, reference: Reference, reader: CatalogueReader): string => {
  const { language } = reader;
  switch (key) {
    case 'node':
      return textIn(reference.nodes.get(value)?.names ?? {}, language)?.text ?? value;
    case 'class':
      return textIn(reference.classNames.get(value) ?? {}, language)?.text ?? value;
    case 'supplier':
      return reference.supplierNames.get(value) ?? value;
    case 'flag': {
      const own = `flag.${value}`;
      return isServerKey(own) ? textFor(language)(own) : value;
    }
    default:
      return featureValueName(value, reference.features.get(key), reader);
  }
};

import { fillSentence, formatQuantity, type Locale, languageOf, type Quantity } from '@grossist/domain';
import { LINE_WORDS } from '../data/line-words.ts';

export interface LineKind {
  unit: string;
  isClearance?: boolean | undefined;
  remnantLength?: Quantity | undefined;
  isDirectDelivery?: boolean;
  partOf?: string | undefined;
}

/** What kind of line it is where it is no ordinary one, in the buyer's language: neither format has a field for it. */
export const lineKind = (
  { unit, isClearance, remnantLength, isDirectDelivery, partOf }: LineKind,
  locale: Locale,
): string[] => {
  const words = LINE_WORDS[languageOf(locale)];
  // A blank that does not break is none to some systems.
  const length = remnantLength && formatQuantity(remnantLength, unit, locale).replaceAll('\u00a0', ' ');
  return [
    isClearance ? words.clearance : '',
    length ? fillSentence(words.remnant, { length }) : '',
    isDirectDelivery ? words.direct : '',
    partOf === undefined ? '' : fillSentence(words.partOf, { kit: partOf }),
  ].filter((text) => text !== '');
};

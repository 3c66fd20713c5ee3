import { type Locale, languageOf, textIn } from '@grossist/domain';
import type { OrderLineRow } from './read-order.ts';

/** The name of a line as who reads it knows it; of a kit's line the kit's. */
export const lineName = (
  line: Pick<OrderLineRow, 'kit_name' | 'names' | 'code'>,
  { locale }: { locale: Locale },
): string => (line.kit_name === '' ? (textIn(line.names, languageOf(locale))?.text ?? line.code) : line.kit_name);

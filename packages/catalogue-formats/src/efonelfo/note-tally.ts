import { NoteTally as Tally } from '../note-tally.ts';

const TEXTS = {
  'quantity-repeats-package':
    'Mengde repeats SalgsPakning although PrisEnhet is the base unit: the price was read as the price of one unit',
  'price-per-quantity': 'the price was read as the price of Mengde units',
  'fraction-of-a-minor-unit': 'the price contains a fraction, read as part of its last digit (1872,5 is 18.725)',
  'price-rounded': 'the price has more than four decimals and was rounded to four',
  'no-price': 'the price is 0: the material is imported without a list price',
  'net-price':
    'the price is net: the material is imported without its discount group, so that it is not discounted again',
  'line-discount': 'Rabatt has no meaning in a price file and was ignored',
  'unknown-status': 'Status is unknown and was read as available',
  'unused-information': 'additional information (VX) of a kind that the catalog does not show was ignored',
  'larger-package': 'a package larger than the material’s smallest was ignored',
} as const;

export type NoteCode = keyof typeof TEXTS;

export class NoteTally extends Tally<NoteCode> {
  constructor() {
    super(TEXTS);
  }
}

import { NoteTally as Tally } from '../note-tally.ts';

const TEXTS = {
  'quantity-repeats-package':
    'Mengde repeats SalgsPakning though PrisEnhet is the measured unit itself: the price was read as that of one unit',
  'price-per-quantity': 'the price was read as that of Mengde units',
  'fraction-of-a-minor-unit': 'the price has a written fraction, read as part of its last digit (1872,5 is 18.725)',
  'price-rounded': 'the price has more than four decimals and was rounded to four',
  'no-price': 'the price is 0: the article is kept without a list price',
  'net-price': 'the price is net: the article is kept without its discount group, so that no discount lowers it again',
  'line-discount': 'Rabatt has no meaning in a price file and was ignored',
  'unknown-status': 'Status is not known and was read as available',
  'unused-information': 'additional information (VX) of a kind the catalogue does not show was ignored',
  'larger-package': 'a package larger than the article’s smallest was ignored',
} as const;

export type NoteCode = keyof typeof TEXTS;

export class NoteTally extends Tally<NoteCode> {
  constructor() {
    super(TEXTS);
  }
}

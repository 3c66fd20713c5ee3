import { NoteTally } from '../note-tally.ts';

const TEXTS = {
  'assumed-currency': 'the head names no currency; its prices were read as euros',
  'no-price': 'the price is 0: the article is kept without a list price',
  'net-price':
    'the price is net (Preiskennzeichen 2): what the buyer of the file pays is no list price, and was not taken over',
  'price-on-request': 'the price is on request (Preiskennzeichen 9): the article is kept without a list price',
  'fraction-of-a-cent': 'the price has a written fraction, read as part of its last digit (1872,5 is 18.725)',
  'price-rounded': 'the price has more than four decimals and was rounded to four',
  'no-unit': 'Mengeneinheit is blank and was read as piece',
  'no-price-unit': 'Preiseinheit is blank or 0 and was read as 1',
  'written-price-unit':
    'Preiseinheit is written out (10, 100 or 1000) where version 4 has a code, and was read as such',
  'odd-price-unit':
    'Preiseinheit is 2 or 3, which version 5 means as such, but which was 100 or 1000 in version 4: check these prices',
  'unknown-price-unit':
    'a price of version 4 without its article in the file does not say how many units it is for: materials keep what they have',
  'line-discount':
    'discounts on a single article (Rabattkennzeichen 1 and 2) are the terms of the buyer of the file and were not taken over',
  'line-surcharge': 'surcharges on a single article (Rabattkennzeichen 3) were not added to its list price',
  'unknown-discount': 'the discount is of an unknown Rabattkennzeichen and was ignored',
  'unknown-flag': 'Verarbeitungskennzeichen is blank and was read as new (N)',
  'wrong-ean': 'the EAN has a wrong length or check digit; the article is kept without it',
  'ean-apart': 'the EAN stands apart from its article and cannot be added to it',
  'unused-addition': 'Hauptsatz 2 (B) says nothing that can be added to its article',
  'wrong-package': 'Verpackungsmenge is no whole number and was ignored',
  'metal-surcharge':
    'metal is charged by its price of the day, which the file does not have: no surcharge was made; a price list with duties (duty_eur) tells it',
  'other-surcharge': 'a surcharge or reduction (Z) that is no staggered list price was ignored',
  'missing-text': 'the long text of the article is not in the file, or stands too far before it to be kept',
  'unused-text': 'a text that no article of the file has was not used',
  'text-store-full': 'more texts stand before their articles than can be kept; the oldest were dropped',
  'text-cut': 'a text of more than 20,000 characters was cut',
  'text-reopened': 'a text goes on after an article was given it; only the articles behind it have the whole',
  'missing-block': 'a text names a block that does not stand before it, and was read without it',
  'deleted-text': 'the deletion of a text or price (L) changes nothing and was ignored',
  'lost-characters': 'a character was lost before the file was written ("f?r"); the text was kept as it is',
  'group-names': 'the names of product groups (S) are given to articles of the same file only, as keywords',
  'ignored-c': 'services, working times and dangerous goods (C) were ignored',
  'ignored-g': 'a line of pictures (G) names no file and was ignored',
  'picture-names':
    'pictures and drawings (G) were kept with their article; those that are names of files without an address are shown once a file tells where they are',
  'ignored-j':
    'a set (J) is of the supplier’s articles together: the shop sells each by itself, so the set has no place in it',
} as const;

export type NoteCode = keyof typeof TEXTS;

export class DatanormNotes extends NoteTally<NoteCode> {
  constructor() {
    super(TEXTS);
  }
}

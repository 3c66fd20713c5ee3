/**
 * DATANORM 4 and 5, the catalogue and price files of the German trade (DATANORM.001, DATPREIS.001, .WRG, .RAB).
 *
 * | line | version 4 | version 5 | becomes |
 * |---|---|---|---|
 * | V | 128 columns: day, free texts, version, currency | `V;050;kind;day;currency;contents;copyright;…` | the supplier (its code is made of the name), market DE, EUR |
 * | A | 2 number, 4 and 5 short texts, 6 price mark, 7 price unit (0, 1, 2, 3 = per 1, 10, 100, 1000), 8 unit, 9 price in cents, 10 discount group, 11 main group, 12 long text | 2, 3 and 4, 6, 7 (the number itself), 5, 8, 9, 10, 23; 11 group, 12 matchcode, 14 other number, 16 maker's number, 17 type, 18 EAN, 20 package, 25 in stock, 27 reference | material: `supplierNumber`, `names` (both texts), `salesUnit`, `listPrices`, `materialGroup`, `typeDesignation`, `ean`, `packageSize`, `alternativeNumbers`, `keywords` (matchcode, names of groups), `isStocked` |
 * | A with L | the article is deleted | | amendment, status 40 |
 * | A with X | 2 former number, 3 new number | B with A | renumbering: the material keeps its SAP number and gets the new `supplierNumber` |
 * | B | 3 matchcode, 4 other number, 9 EAN, 11 group, 13 package, 15 reference | L: deleted (3 replacement, 4 last day) | part of the material above it, else amendment (status 40, or 33 until a later day; `replacedBy`) |
 * | T, D, E | texts: long, of one article, to insert; several rows a line | one row a line; E is the end and its count is checked | `descriptions` of the material, or an amendment when the text comes later |
 * | P | nine fields an article, several a line: number, mark, price, three discounts | number, mark, price unit, price, discount group, three discounts | list price (mark 1) and `materialGroup` of the material above it, else amendment; without a known price unit with `keepsPerQuantity` |
 * | Z | staggered list prices | the same | `scales` of the list price above; metal and other surcharges are noted |
 * | K, R | customer; discount group, kind, value, name | the same | discount of that customer: percent, or 1 less the multiplier |
 * | S | names of main groups and groups | the same | keywords of the articles behind it in the same file |
 * | C | TERMIN-1: day from which prices hold | working times | `validFrom` of the prices behind it; the rest is noted |
 * | G | fields that name a file of a picture or drawing | the same | `media` of the material above it, else amendment |
 * | J | sets | the same | noted: the shop sells each article by itself |
 *
 * Net prices (mark 2) are what the buyer of the file pays: they are noted, never shown as list prices. An article that
 * comes twice counts as it comes last. Lost characters ("f?r") stay as they are. Every line is counted by its kind
 * at the end; what a file says and the shop has no use for is noted once, with the number of lines.
 */
export { datanormReader } from './datanorm-reader.ts';

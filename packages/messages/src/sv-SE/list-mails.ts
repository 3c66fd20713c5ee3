import type { listMails as source } from '../en-US/list-mails.ts';
import type { Translation } from '../translation.ts';

export const listMails: Translation<typeof source> = {
  'listName.favorites': 'Favoriter',
  'listName.topSelling': 'Mest beställt',
  'listMail.subjectOne': 'Ändringar på din lista ”{list}”',
  'listMail.subjectMany': 'Ändringar på {count} av dina listor',
  'listMail.greeting': 'Hej {name}, det här har ändrats på dina listor:',
  'listMail.successor': 'ersätts av {material}',
  'listMail.by': 'av {person}',
  'listMail.more': 'och {count} ändringar till',
  'listMail.open': 'Öppna listan',
  'listMail.why': 'Du får det här mejlet för att du har valt att få ändringarna på de här listorna.',
  'listMail.stop': 'Vill du inte ha det längre öppnar du en lista och stänger av det dagliga mejlet där.',
  'listMail.change.added': 'Tillagd: {material}',
  'listMail.change.removed': 'Borttagen: {material}',
  'listMail.change.replaced': 'Ersatt: {material}',
  'listMail.change.phased-out': 'Utgående, säljs så länge lagret räcker: {material}',
  'listMail.change.blocked': 'Spärrad, kan inte beställas just nu: {material}',
  'listMail.change.obsolete': 'Utgången: {material}',
};

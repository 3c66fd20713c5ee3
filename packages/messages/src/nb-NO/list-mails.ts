import type { listMails as source } from '../en-US/list-mails.ts';
import type { Translation } from '../translation.ts';

export const listMails: Translation<typeof source> = {
  'listName.favorites': 'Favoritter',
  'listName.topSelling': 'Mest bestilt',
  'listMail.subjectOne': 'Endringer på listen din «{list}»',
  'listMail.subjectMany': 'Endringer på {count} av listene dine',
  'listMail.greeting': 'Hei {name}, dette er endret på listene dine:',
  'listMail.successor': 'erstattes av {material}',
  'listMail.by': 'av {person}',
  'listMail.more': 'og {count} endringer til',
  'listMail.open': 'Åpne listen',
  'listMail.why': 'Du får denne e-posten fordi du har bedt om endringene på disse listene.',
  'listMail.stop': 'Vil du ikke ha den lenger, åpner du en liste og slår av den daglige e-posten der.',
  'listMail.change.added': 'Lagt til: {material}',
  'listMail.change.removed': 'Fjernet: {material}',
  'listMail.change.replaced': 'Byttet ut: {material}',
  'listMail.change.phased-out': 'Utgår, selges så lenge lageret rekker: {material}',
  'listMail.change.blocked': 'Sperret, kan ikke bestilles nå: {material}',
  'listMail.change.obsolete': 'Utgått: {material}',
};

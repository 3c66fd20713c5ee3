import type { listMails as source } from '../en-US/list-mails.ts';
import type { Translation } from '../translation.ts';

export const listMails: Translation<typeof source> = {
  'listName.favorites': 'Favoritter',
  'listName.topSelling': 'Mest købt',
  'listMail.subjectOne': 'Ændringer på din liste “{list}”',
  'listMail.subjectMany': 'Ændringer på {count} af dine lister',
  'listMail.greeting': 'Hej {name}, dette er ændret på dine lister:',
  'listMail.successor': 'erstattes af {material}',
  'listMail.by': 'af {person}',
  'listMail.more': 'og {count} ændringer mere',
  'listMail.open': 'Åbn listen',
  'listMail.why': 'Du får denne mail, fordi du har bedt om ændringerne på disse lister.',
  'listMail.stop': 'Vil du ikke have den længere, så åbn en liste og slå den daglige mail fra dér.',
  'listMail.change.added': 'Tilføjet: {material}',
  'listMail.change.removed': 'Fjernet: {material}',
  'listMail.change.replaced': 'Udskiftet: {material}',
  'listMail.change.phased-out': 'Udgår, sælges så længe lager haves: {material}',
  'listMail.change.blocked': 'Spærret, kan ikke bestilles lige nu: {material}',
  'listMail.change.obsolete': 'Udgået: {material}',
};

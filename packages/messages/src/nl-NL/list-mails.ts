import type { listMails as source } from '../en-US/list-mails.ts';
import type { Translation } from '../translation.ts';

export const listMails: Translation<typeof source> = {
  'listName.favorites': 'Favorieten',
  'listName.topSelling': 'Meest besteld',
  'listMail.subjectOne': 'Wijzigingen op uw lijst “{list}”',
  'listMail.subjectMany': 'Wijzigingen op {count} van uw lijsten',
  'listMail.greeting': 'Hallo {name}, dit is er gewijzigd op uw lijsten:',
  'listMail.successor': 'vervangen door {material}',
  'listMail.by': 'door {person}',
  'listMail.more': 'en nog {count} wijzigingen',
  'listMail.open': 'Lijst openen',
  'listMail.why': 'U ontvangt deze e-mail omdat u de wijzigingen van deze lijsten wilt ontvangen.',
  'listMail.stop': 'Wilt u hem niet meer, open dan een lijst en zet daar de dagelijkse e-mail uit.',
  'listMail.change.added': 'Toegevoegd: {material}',
  'listMail.change.removed': 'Verwijderd: {material}',
  'listMail.change.replaced': 'Vervangen: {material}',
  'listMail.change.phased-out': 'Uitlopend, zolang de voorraad strekt: {material}',
  'listMail.change.blocked': 'Geblokkeerd, nu niet te bestellen: {material}',
  'listMail.change.obsolete': 'Niet meer leverbaar: {material}',
};

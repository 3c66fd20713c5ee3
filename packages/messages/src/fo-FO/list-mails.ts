import type { listMails as source } from '../en-US/list-mails.ts';
import type { Translation } from '../translation.ts';

export const listMails: Translation<typeof source> = {
  'listName.favorites': 'Yndisvørur',
  'listName.topSelling': 'Mest bílagt',
  'listMail.subjectOne': 'Broytingar á listanum hjá tær “{list}”',
  'listMail.subjectMany': 'Broytingar á {count} av listunum hjá tær',
  'listMail.greeting': 'Hey {name}, hetta er broytt á listunum hjá tær:',
  'listMail.successor': 'kemur í staðin: {material}',
  'listMail.by': 'av {person}',
  'listMail.more': 'og {count} broytingar afturat',
  'listMail.open': 'Lat listan upp',
  'listMail.why': 'Tú fært henda teldupost, tí tú hevur biðið um broytingarnar á hesum listum.',
  'listMail.stop': 'Vilt tú ikki hava hann longur, so lat ein lista upp og sløkk dagliga teldupostin har.',
  'listMail.change.added': 'Lagt afturat: {material}',
  'listMail.change.removed': 'Tikið burtur: {material}',
  'listMail.change.replaced': 'Skift út: {material}',
  'listMail.change.phased-out': 'Fer úr søluni, fæst so leingi goymslan røkkur: {material}',
  'listMail.change.blocked': 'Sperrað, kann ikki bíleggjast í løtuni: {material}',
  'listMail.change.obsolete': 'Farið úr søluni: {material}',
};

import type { listMails as source } from '../en-US/list-mails.ts';
import type { Translation } from '../translation.ts';

export const listMails: Translation<typeof source> = {
  'listName.favorites': 'Favoriten',
  'listName.topSelling': 'Meistbestellt',
  'listMail.subjectOne': 'Änderungen auf Ihrer Liste „{list}“',
  'listMail.subjectMany': 'Änderungen auf {count} Ihrer Listen',
  'listMail.greeting': 'Guten Tag {name}, auf Ihren Listen hat sich Folgendes geändert:',
  'listMail.successor': 'Nachfolger: {material}',
  'listMail.by': 'von {person}',
  'listMail.more': 'und {count} weitere Änderungen',
  'listMail.open': 'Liste öffnen',
  'listMail.why': 'Sie erhalten diese E-Mail, weil Sie die Änderungen dieser Listen abonniert haben.',
  'listMail.stop': 'Zum Abbestellen öffnen Sie eine Liste und schalten dort die tägliche E-Mail aus.',
  'listMail.change.added': 'Hinzugefügt: {material}',
  'listMail.change.removed': 'Entfernt: {material}',
  'listMail.change.replaced': 'Ersetzt: {material}',
  'listMail.change.phased-out': 'Auslaufartikel, nur solange der Vorrat reicht: {material}',
  'listMail.change.blocked': 'Gesperrt, zurzeit nicht bestellbar: {material}',
  'listMail.change.obsolete': 'Nicht mehr lieferbar: {material}',
};

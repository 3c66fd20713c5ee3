import type { errors as source } from '../en-US/errors.ts';
import type { Translation } from '../translation.ts';

export const errors: Translation<typeof source> = {
  'errors.404.title': 'Diese Seite gibt es nicht',
  'errors.404.text':
    'Die Adresse ist vielleicht falsch, oder der Artikel ist nicht mehr im Sortiment. Suchen Sie nach der Nummer.',
  'errors.401.title': 'Bitte melden Sie sich an',
  'errors.401.text': 'Diese Seite ist für angemeldete Kunden.',
  'errors.403.title': 'Sie haben keinen Zugriff auf diese Seite',
  'errors.403.text': 'Bitten Sie die Benutzerverwaltung Ihrer Firma um Zugriff.',
  'errors.500.title': 'Etwas ist schiefgegangen',
  'errors.500.text': 'Es wurde nichts bestellt oder geändert. Versuchen Sie es gleich noch einmal.',
  'errors.offline.title': 'Keine Verbindung',
  'errors.offline.text':
    'Der Shop ist nicht erreichbar. Ihr Warenkorb ist gespeichert. Versuchen Sie es wieder, sobald Sie online sind.',
  'errors.home': 'Zur Startseite',
};

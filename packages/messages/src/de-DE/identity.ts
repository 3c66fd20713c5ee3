import type { identity as source } from '../en-US/identity.ts';
import type { Translation } from '../translation.ts';

export const identity: Translation<typeof source> = {
  'identity.lead': 'Melden Sie sich an, um Preise und Bestand zu sehen und zu bestellen.',
  'identity.lead.return': 'Melden Sie sich an, um zur Seite zu gelangen.',
  'identity.email': 'E-Mail',
  'identity.password': 'Passwort',
  'identity.submit': 'Anmelden',
  'identity.submitting': 'Anmeldung läuft …',
  'identity.wrong': 'E-Mail oder Passwort ist falsch. Bitte prüfen Sie beides und versuchen Sie es erneut.',
  'identity.wait':
    'Zu viele fehlgeschlagene Anmeldungen. Versuchen Sie es in {seconds, plural, one {# Sekunde} other {# Sekunden}} erneut.',
  'identity.waitUncounted':
    'Zu viele fehlgeschlagene Anmeldungen. Warten Sie einen Moment und versuchen Sie es dann erneut.',
  'identity.waitOver': 'Sie können es jetzt erneut versuchen.',
  'identity.failed': 'Anmeldung fehlgeschlagen. Versuchen Sie es gleich noch einmal.',
  'identity.welcome': 'Angemeldet als {name}.',
  'identity.demo': 'Demo-Zugänge',
  'identity.demo.text': 'Alle Daten dieses Shops sind fiktiv. Wählen Sie eine Rolle.',
  'identity.role.buyer': 'Einkauf, kann bestellen',
  'identity.role.viewer': 'Nur Ansicht, kann nicht bestellen, sieht Listenpreise',
  'identity.role.userAdmin': 'Benutzerverwaltung, kann bestellen',
  'identity.role.punchout': 'Einkauf über ein Beschaffungssystem',
  'identity.role.assortmentAdmin': 'Sortimente aller Firmen',
  'identity.role.editor': 'Inhalte und Übersetzungen',
  'identity.role.support': 'Bestellprüfung und Protokolle',
  'identity.role.operator': 'Betrieb',
  'identity.forgotten': 'Passwort vergessen?',
  'identity.becomeCustomer': 'Kunde werden',
};

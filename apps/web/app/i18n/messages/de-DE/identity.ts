import type { identity as source } from '../en-US/identity.ts';
import type { Translation } from '../translation.ts';

export const identity: Translation<typeof source> = {
  'identity.lead': 'Preise, Bestand und Bestellungen sind für angemeldete Kunden.',
  'identity.lead.return': 'Melden Sie sich an, danach geht es auf der gewünschten Seite weiter.',
  'identity.email': 'E-Mail',
  'identity.password': 'Passwort',
  'identity.submit': 'Anmelden',
  'identity.submitting': 'Anmeldung läuft …',
  'identity.wrong': 'E-Mail oder Passwort ist falsch. Bitte prüfen Sie beides und versuchen Sie es erneut.',
  'identity.wait':
    'Zu viele fehlgeschlagene Anmeldungen. Versuchen Sie es in {seconds, plural, one {# Sekunde} other {# Sekunden}} erneut.',
  'identity.waitUncounted':
    'Zu viele fehlgeschlagene Anmeldungen. Warten Sie einen Moment, bevor Sie es erneut versuchen.',
  'identity.waitOver': 'Sie können es jetzt erneut versuchen.',
  'identity.failed': 'Die Anmeldung hat nicht funktioniert. Versuchen Sie es gleich noch einmal.',
  'identity.welcome': 'Angemeldet als {name}.',
  'identity.demo': 'Demo-Zugänge',
  'identity.demo.text': 'Alle Daten dieses Shops sind erfunden. Wählen Sie, wer Sie sein möchten.',
  'identity.role.buyer': 'Einkauf, darf bestellen',
  'identity.role.viewer': 'Nur Ansicht, darf nicht bestellen, sieht Listenpreise',
  'identity.role.userAdmin': 'Benutzerverwaltung, darf bestellen',
  'identity.role.punchout': 'Einkauf über ein Beschaffungssystem',
  'identity.role.assortmentAdmin': 'Sortimente aller Firmen',
  'identity.role.editor': 'Inhalte und Übersetzungen',
  'identity.role.support': 'Bestellprüfung und Protokolle',
  'identity.role.operator': 'Betrieb',
  'identity.forgotten': 'Passwort vergessen?',
  'identity.becomeCustomer': 'Kunde werden',
};

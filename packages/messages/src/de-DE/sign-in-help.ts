import type { signInHelp as source } from '../en-US/sign-in-help.ts';
import type { Translation } from '../translation.ts';

export const signInHelp: Translation<typeof source> = {
  'help.back': 'Zurück zur Anmeldung',
  'help.failed': 'Das hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
  'help.tooMany': 'Zu viele Anfragen aus Ihrem Netz. Versuchen Sie es in einer Stunde erneut.',
  'help.forgotten': 'Passwort vergessen',
  'help.forgotten.lead':
    'Geben Sie Ihre E-Mail-Adresse ein. Wir schicken einen Link, mit dem Sie ein neues Passwort wählen.',
  'help.forgotten.submit': 'Link senden',
  'help.forgotten.sent': 'Prüfen Sie Ihre E-Mails',
  'help.forgotten.sent.text':
    'Wenn {email} bei uns registriert ist, ist ein Link unterwegs. Er gilt einmalig und 30 Minuten lang.',
  'help.new': 'Neues Passwort',
  'help.new.password': 'Neues Passwort',
  'help.new.hint': 'Mindestens {count} Zeichen.',
  'help.new.short': 'Bitte mindestens {count} Zeichen verwenden.',
  'help.new.submit': 'Passwort ändern',
  'help.new.invalid': 'Dieser Link wurde schon benutzt, durch einen neueren ersetzt oder ist älter als 30 Minuten.',
  'help.new.again': 'Neuen Link anfordern',
  'help.new.done': 'Passwort geändert',
  'help.new.done.text': 'Sie wurden überall abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
  'help.customer': 'Kunde werden',
  'help.customer.lead':
    'Wir verkaufen an eingetragene Firmen. Sagen Sie uns, wer Sie sind: Wir prüfen die Firma, legen ein Konto mit Ihren Konditionen an und antworten per E-Mail.',
  'help.customer.market': 'Land',
  'help.customer.company': 'Firma',
  'help.customer.registration': 'Handelsregisternummer oder USt-IdNr.',
  'help.customer.person': 'Ansprechpartner',
  'help.customer.phone': 'Telefon',
  'help.customer.message': 'Was Sie machen und am meisten kaufen (freiwillig)',
  'help.customer.submit': 'Anfrage senden',
  'help.customer.missing': 'Bitte füllen Sie dieses Feld aus.',
  'help.customer.wrong': 'Bitte prüfen Sie dieses Feld.',
  'help.customer.sent': 'Anfrage gesendet',
  'help.customer.sent.text': 'Vielen Dank. Wir antworten an {email}.',
};

import type { privacy as source } from '../en-US/privacy.ts';
import type { Translation } from '../translation.ts';

export const privacy: Translation<typeof source> = {
  'privacy.lead': 'Mit Ihrer Erlaubnis zählt der Shop, wie er genutzt wird. Ohne sie funktioniert er genauso.',
  'privacy.counted': 'Was wird gezählt?',
  'privacy.counted.searches': 'Suchen: die Wörter, die Zahl der Treffer und welcher Treffer geöffnet wurde',
  'privacy.counted.products': 'Artikel, die geöffnet oder in den Warenkorb gelegt werden, und von welcher Seite aus',
  'privacy.counted.orders': 'Warenkörbe und Bestellungen: Zahl der Positionen, Artikel und Mengen',
  'privacy.counted.tools': 'Ob Listen, Kits und PDF-Kataloge genutzt werden, ohne deren Namen',
  'privacy.counted.device': 'Sprache, helle oder dunkle Darstellung und ob Sie Telefon, Tablet oder Computer nutzen',
  'privacy.never': 'Was verlässt Ihren Browser nie?',
  'privacy.never.text':
    'Namen, E-Mail-Adressen, Telefonnummern, Anschriften, Notizen und was Sie sonst schreiben. Eine Suche mit E-Mail-Adresse, langer Nummer oder Personennamen wird ohne ihre Wörter gezählt.',
  'privacy.stored': 'Was wird gespeichert?',
  'privacy.stored.yes':
    'Wenn Sie es erlauben: eine Zufallsnummer im Cookie „grossist-analytics“ für 365 Tage sowie Ihr Besuch und noch nicht gesendete Ereignisse im Speicher des Browsers. Ereignisse löschen wir nach {days, plural, one {# Tag} other {# Tagen}}.',
  'privacy.stored.no': 'Wenn Sie ablehnen: nur ein Cookie, das sich Ihre Entscheidung 365 Tage merkt.',
  'privacy.forwarded': 'Die Ereignisse gehen auch an Mixpanel, das sie in unserem Auftrag auswertet.',
  'privacy.choice': 'Ihre Entscheidung',
  'privacy.choice.yes': 'Sie erlauben Statistik.',
  'privacy.choice.no': 'Sie haben Statistik abgelehnt. Es wird nichts gezählt.',
  'privacy.choice.ask': 'Sie haben noch nicht entschieden. Es wird nichts gezählt.',
  'privacy.choice.signal':
    'Ihr Browser bittet Websites, Sie nicht zu verfolgen. Das respektieren wir: Es wird nichts gezählt.',
  'privacy.choice.off': 'Die Statistik ist ausgeschaltet. Es wird nichts gezählt.',
  'privacy.deleting': 'Die Daten zu diesem Browser werden gelöscht …',
  'privacy.deleted': 'Die Daten zu diesem Browser wurden gelöscht.',
  'privacy.failed':
    'Ihre Entscheidung ist gespeichert, und es wird nichts mehr gezählt. Frühere Daten konnten noch nicht gelöscht werden: Der Shop hat nicht geantwortet.',
  'privacy.again': 'Erneut löschen',
  'privacy.own': 'Statistik über Sie',
  'privacy.own.text':
    'Löscht Ereignisse und Besuche aller Browser, in denen Sie angemeldet der Statistik zugestimmt haben. Tageszahlen, die niemanden nennen, bleiben.',
  'privacy.own.delete': 'Meine Statistik löschen',
  'privacy.own.deleted':
    '{count, plural, =0 {Es gab nichts zu löschen.} one {# Ereignis gelöscht.} other {# Ereignisse gelöscht.}}',
  'privacy.own.failed': 'Ihre Statistik konnte nicht gelöscht werden. Versuchen Sie es gleich noch einmal.',
  'privacy.own.keep': 'Behalten',
  'privacy.own.do': 'Löschen',
  'privacy.own.question': 'Das kann nicht rückgängig gemacht werden.',
};

import type { projects as source } from '../en-US/projects.ts';
import type { Translation } from '../translation.ts';

export const projects: Translation<typeof source> = {
  'projects.lead': 'Beschreiben Sie das Projekt: was Sie brauchen, wie viel und bis wann.',
  'projects.kind': 'Art der Anfrage',
  'projects.quote': 'Angebot anfordern',
  'projects.touch': 'Kontakt aufnehmen',
  'projects.quote.lead': 'Wir kalkulieren das Material für Sie und senden Ihnen ein Angebot.',
  'projects.touch.lead': 'Eine Frage, ein Plan oder ein Besuch: Wir rufen zurück oder schreiben.',
  'projects.name': 'Projekt',
  'projects.subject': 'Betreff',
  'projects.message': 'Nachricht',
  'projects.message.hint': 'Material, Mengen, Termine: alles, was hilft.',
  'projects.person': 'Ansprechpartner',
  'projects.phone': 'Telefon',
  'projects.phone.hint': 'Telefonnummer des Ansprechpartners',
  'projects.send.quote': 'Angebot anfordern',
  'projects.send.touch': 'Senden',
  'projects.replyTo': 'Wir antworten an {email}.',
  'projects.sent': 'Gesendet',
  'projects.sent.text': 'Wir haben Ihre Nachricht zu „{project}“ erhalten und antworten an {email}.',
  'projects.another': 'Weitere senden',
  'projects.missing': 'Bitte ausfüllen',
  'projects.phone.wrong': 'Geben Sie eine gültige Telefonnummer ein',
  'projects.unusable': 'Einige Zeichen sind hier nicht erlaubt. Entfernen Sie sie.',
  'projects.check': 'Prüfen Sie die markierten Felder',
  'projects.many':
    'Sie haben in der letzten Stunde viele Nachrichten gesendet. Versuchen Sie es später erneut; Ihr Text bleibt erhalten.',
  'projects.failed': 'Das konnte nicht gesendet werden. Ihr Text bleibt erhalten. Versuchen Sie es erneut.',
  'projects.customers': 'Für Kunden',
  'projects.customers.text': 'Nur Kunden können hier Projektanfragen senden.',
  'projects.waiting':
    'Keine Verbindung. Ihre Nachricht wird gesendet, sobald Sie wieder online sind. Lassen Sie diese Seite geöffnet.',
};

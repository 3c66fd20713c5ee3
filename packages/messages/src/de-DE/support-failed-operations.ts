import type { supportFailedOperations as source } from '../en-US/support-failed-operations.ts';
import type { Translation } from '../translation.ts';

export const supportFailedOperations: Translation<typeof source> = {
  'support.failedOperations': 'Fehlgeschlagene Vorgänge',
  'support.failedOperations.lead':
    'Bestellungen, die das ERP abgelehnt hat, und Kartenzahlungen, die nicht eingezogen oder freigegeben werden konnten. Der Shop versucht es nicht mehr: Lösen Sie sie von Hand.',
  'support.failedOperations.kind': 'Art',
  'support.failedOperations.kind.all': 'Alle Arten',
  'support.failedOperations.kind.order-given-up': 'Bestellung vom ERP abgelehnt',
  'support.failedOperations.kind.charge-failed': 'Karte nicht belastet',
  'support.failedOperations.kind.release-failed': 'Betrag auf der Karte nicht freigegeben',
  'support.failedOperations.todo.order-given-up':
    'Beheben Sie die Ursache im ERP und versuchen Sie es erneut. Eine dort von Hand mit dieser Referenz erfasste Bestellung wird gefunden und nicht doppelt angelegt.',
  'support.failedOperations.todo.charge-failed':
    'Die Ware ist bestellt. Misslingt es erneut, bitten Sie den Kunden, anders zu zahlen, und vermerken Sie es hier.',
  'support.failedOperations.todo.release-failed':
    'Es wurde keine Bestellung aufgegeben. Misslingt es erneut, geben Sie den Betrag beim Zahlungsdienst frei und vermerken Sie es hier.',
  'support.failedOperations.order': 'Bestellung {number}',
  'support.failedOperations.payment': 'Kartenzahlung',
  'support.failedOperations.customer': 'Kunde',
  'support.failedOperations.since': 'Seit',
  'support.failedOperations.attempts': '{count, plural, one {# Versuch} other {# Versuche}}',
  'support.failedOperations.reference': 'Referenz',
  'support.failedOperations.answer': 'Letzte Antwort',
  'support.failedOperations.remark': 'Notiz',
  'support.failedOperations.seenBy': '{name}, {time}',
  'support.failedOperations.trail': 'Im Prüfprotokoll anzeigen',
  'support.failedOperations.again': 'Erneut versuchen',
  'support.failedOperations.again.done': 'Es wird erneut versucht',
  'support.failedOperations.againAll': 'Alle erneut versuchen',
  'support.failedOperations.againAll.done':
    '{count, plural, one {# wird erneut versucht} other {# werden erneut versucht}}',
  'support.failedOperations.see': 'Lösen',
  'support.failedOperations.see.title': 'Wie wurde es gelöst?',
  'support.failedOperations.see.remark': 'Notiz',
  'support.failedOperations.see.hint': 'Zum Beispiel: von Hand erfasst, Rechnung geschickt, Kunden angerufen.',
  'support.failedOperations.see.save': 'Als gelöst markieren',
  'support.failedOperations.see.done': 'Als gelöst markiert',
  'support.failedOperations.state': 'Status',
  'support.failedOperations.state.open': 'Offen',
  'support.failedOperations.state.seen': 'Gelöst',
  'support.failedOperations.none': 'Keine fehlgeschlagenen Vorgänge',
  'support.failedOperations.none.text': 'Vorgänge, die der Shop nicht selbst abschließen kann, stehen hier.',
  'support.failedOperations.none.seen': 'Noch nichts gelöst',
  'support.failedOperations.count.open': '{count, plural, one {# offen} other {# offen}}',
  'support.failedOperations.count.seen': '{count, plural, one {# gelöst} other {# gelöst}}',
  'support.failedOperations.countMost': 'Mehr als {count}',
  'support.failedOperations.mark': '{count, plural, one {# offen} other {# offen}}',
  'support.problem.nobodyTakes': 'Bestellungen und Zahlungen dieser Art werden hier nicht mehr bearbeitet',
};

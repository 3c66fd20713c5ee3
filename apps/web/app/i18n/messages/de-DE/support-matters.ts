import type { supportMatters as source } from '../en-US/support-matters.ts';
import type { Translation } from '../translation.ts';

export const supportMatters: Translation<typeof source> = {
  'support.matters': 'Zu klären',
  'support.matters.lead':
    'Bestellungen, die das ERP nicht angenommen hat, und Kartenzahlungen, die nicht eingezogen oder freigegeben werden konnten. Der Shop hat sie aufgegeben: Jemand muss sich darum kümmern.',
  'support.matters.kind.order-given-up': 'Bestellung nicht vom ERP angenommen',
  'support.matters.kind.charge-failed': 'Karte nicht belastet',
  'support.matters.kind.release-failed': 'Betrag auf der Karte nicht freigegeben',
  'support.matters.todo.order-given-up':
    'Beheben Sie die Ursache im ERP und versuchen Sie es erneut. Eine dort von Hand mit dieser Referenz erfasste Bestellung wird gefunden und nicht doppelt angelegt.',
  'support.matters.todo.charge-failed':
    'Die Ware ist bestellt. Misslingt es erneut, bitten Sie den Kunden, anders zu zahlen, und vermerken Sie es hier.',
  'support.matters.todo.release-failed':
    'Es kam keine Bestellung zustande. Misslingt es erneut, geben Sie den Betrag beim Zahlungsdienst frei und vermerken Sie es hier.',
  'support.matters.order': 'Bestellung {number}',
  'support.matters.payment': 'Zahlung per Karte',
  'support.matters.customer': 'Kunde',
  'support.matters.since': 'Seit',
  'support.matters.attempts': '{count, plural, one {# Versuch} other {# Versuche}}',
  'support.matters.reference': 'Referenz',
  'support.matters.answer': 'Letzte Antwort',
  'support.matters.remark': 'Vermerk',
  'support.matters.seenBy': '{name}, {time}',
  'support.matters.trail': 'Im Prüfprotokoll zeigen',
  'support.matters.again': 'Erneut versuchen',
  'support.matters.again.done': 'Es ist wieder unterwegs',
  'support.matters.see': 'Erledigt',
  'support.matters.see.title': 'Wie wurde es erledigt?',
  'support.matters.see.remark': 'Vermerk',
  'support.matters.see.hint': 'Zum Beispiel: von Hand erfasst, Rechnung geschickt, Kunden angerufen.',
  'support.matters.see.save': 'Vermerken',
  'support.matters.see.done': 'Es ist als erledigt vermerkt',
  'support.matters.state': 'Zustand',
  'support.matters.state.open': 'Offen',
  'support.matters.state.seen': 'Erledigt',
  'support.matters.none': 'Nichts zu klären',
  'support.matters.none.text': 'Was der Shop nicht selbst zu Ende bringen kann, steht hier.',
  'support.matters.none.seen': 'Noch nichts erledigt',
  'support.matters.count.open': '{count, plural, one {# ist offen} other {# sind offen}}',
  'support.matters.count.seen': '{count, plural, one {# ist erledigt} other {# sind erledigt}}',
  'support.matters.countMost': 'Mehr als {count}',
  'support.matters.mark': '{count, plural, one {# offen} other {# offen}}',
  'support.problem.nobodyTakes': 'Bestellungen oder Zahlungen dieser Art werden hier nicht mehr angenommen',
};

import type { supportMatters as source } from '../en-US/support-matters.ts';
import type { Translation } from '../translation.ts';

export const supportMatters: Translation<typeof source> = {
  'support.matters': 'Krever handling',
  'support.matters.lead':
    'Ordrer som ERP-systemet ikke tok imot, og kortbetalinger som ikke kunne trekkes eller frigis. Butikken har gitt dem opp: noen må ta seg av dem.',
  'support.matters.kind.order-given-up': 'Ordre ikke mottatt av ERP',
  'support.matters.kind.charge-failed': 'Kort ikke belastet',
  'support.matters.kind.release-failed': 'Beløp på kortet ikke frigitt',
  'support.matters.todo.order-given-up':
    'Fjern årsaken i ERP-systemet, og prøv igjen. En ordre som er lagt inn der for hånd med denne referansen, blir funnet og ikke opprettet to ganger.',
  'support.matters.todo.charge-failed':
    'Varene er bestilt. Mislykkes det igjen, be kunden betale på en annen måte, og noter det her.',
  'support.matters.todo.release-failed':
    'Det ble ingen ordre av det. Mislykkes det igjen, frigi beløpet hos betalingstjenesten, og noter det her.',
  'support.matters.order': 'Ordre {number}',
  'support.matters.payment': 'Betaling med kort',
  'support.matters.customer': 'Kunde',
  'support.matters.since': 'Siden',
  'support.matters.attempts': '{count, plural, one {# forsøk} other {# forsøk}}',
  'support.matters.reference': 'Referanse',
  'support.matters.answer': 'Siste svar',
  'support.matters.remark': 'Merknad',
  'support.matters.seenBy': '{name}, {time}',
  'support.matters.trail': 'Vis i revisjonssporet',
  'support.matters.again': 'Prøv igjen',
  'support.matters.again.done': 'Det er på vei igjen',
  'support.matters.see': 'Er ordnet',
  'support.matters.see.title': 'Hvordan ble det ordnet?',
  'support.matters.see.remark': 'Merknad',
  'support.matters.see.hint': 'For eksempel: lagt inn for hånd, faktura sendt, kunden oppringt.',
  'support.matters.see.save': 'Noter det',
  'support.matters.see.done': 'Det er notert som ordnet',
  'support.matters.state': 'Tilstand',
  'support.matters.state.open': 'Åpne',
  'support.matters.state.seen': 'Ordnede',
  'support.matters.none': 'Ingenting krever handling',
  'support.matters.none.text': 'Her står det butikken ikke kan fullføre selv.',
  'support.matters.none.seen': 'Ingenting er ordnet ennå',
  'support.matters.count.open': '{count, plural, one {# er åpen} other {# er åpne}}',
  'support.matters.count.seen': '{count, plural, one {# er ordnet} other {# er ordnet}}',
  'support.matters.countMost': 'Mer enn {count}',
  'support.matters.mark': '{count, plural, one {# åpen} other {# åpne}}',
  'support.problem.nobodyTakes': 'Her tas det ikke lenger imot ordrer eller betalinger av dette slaget',
};

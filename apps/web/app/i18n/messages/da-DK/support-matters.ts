import type { supportMatters as source } from '../en-US/support-matters.ts';
import type { Translation } from '../translation.ts';

export const supportMatters: Translation<typeof source> = {
  'support.matters': 'Kræver handling',
  'support.matters.lead':
    'Ordrer, som ERP-systemet ikke tog imod, og kortbetalinger, som ikke kunne trækkes eller frigives. Butikken har opgivet dem: nogen skal tage sig af dem.',
  'support.matters.kind.order-given-up': 'Ordre ikke modtaget af ERP',
  'support.matters.kind.charge-failed': 'Kort ikke trukket',
  'support.matters.kind.release-failed': 'Beløb på kort ikke frigivet',
  'support.matters.todo.order-given-up':
    'Fjern årsagen i ERP-systemet, og prøv igen. En ordre, der er indtastet dér i hånden med denne reference, findes og oprettes ikke to gange.',
  'support.matters.todo.charge-failed':
    'Varerne er bestilt. Mislykkes det igen, så bed kunden betale på en anden måde, og noter det her.',
  'support.matters.todo.release-failed':
    'Der kom ingen ordre ud af det. Mislykkes det igen, så frigiv beløbet hos betalingstjenesten, og noter det her.',
  'support.matters.order': 'Ordre {number}',
  'support.matters.payment': 'Betaling med kort',
  'support.matters.customer': 'Kunde',
  'support.matters.since': 'Siden',
  'support.matters.attempts': '{count, plural, one {# forsøg} other {# forsøg}}',
  'support.matters.reference': 'Reference',
  'support.matters.answer': 'Seneste svar',
  'support.matters.remark': 'Bemærkning',
  'support.matters.seenBy': '{name}, {time}',
  'support.matters.trail': 'Vis i revisionssporet',
  'support.matters.again': 'Prøv igen',
  'support.matters.again.done': 'Det er på vej igen',
  'support.matters.see': 'Er ordnet',
  'support.matters.see.title': 'Hvordan blev det ordnet?',
  'support.matters.see.remark': 'Bemærkning',
  'support.matters.see.hint': 'For eksempel: indtastet i hånden, faktura sendt, kunden ringet op.',
  'support.matters.see.save': 'Noter det',
  'support.matters.see.done': 'Det er noteret som ordnet',
  'support.matters.state': 'Tilstand',
  'support.matters.state.open': 'Åbne',
  'support.matters.state.seen': 'Ordnede',
  'support.matters.none': 'Intet kræver handling',
  'support.matters.none.text': 'Her står det, butikken ikke selv kan gøre færdigt.',
  'support.matters.none.seen': 'Intet er ordnet endnu',
  'support.matters.count.open': '{count, plural, one {# er åben} other {# er åbne}}',
  'support.matters.count.seen': '{count, plural, one {# er ordnet} other {# er ordnet}}',
  'support.matters.countMost': 'Mere end {count}',
  'support.matters.mark': '{count, plural, one {# åben} other {# åbne}}',
  'support.problem.nobodyTakes': 'Her modtages ikke længere ordrer eller betalinger af denne slags',
};

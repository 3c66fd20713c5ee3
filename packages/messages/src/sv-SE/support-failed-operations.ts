import type { supportFailedOperations as source } from '../en-US/support-failed-operations.ts';
import type { Translation } from '../translation.ts';

export const supportFailedOperations: Translation<typeof source> = {
  'support.failedOperations': 'Misslyckade åtgärder',
  'support.failedOperations.lead':
    'Order som affärssystemet har avvisat och kortbetalningar som inte kunde dras eller frisläppas. Webbutiken försöker inte längre: lös dem manuellt.',
  'support.failedOperations.kind': 'Typ',
  'support.failedOperations.kind.all': 'Alla typer',
  'support.failedOperations.kind.order-given-up': 'Order avvisad av affärssystemet',
  'support.failedOperations.kind.charge-failed': 'Kortet inte debiterat',
  'support.failedOperations.kind.release-failed': 'Belopp på kortet inte frisläppt',
  'support.failedOperations.todo.order-given-up':
    'Åtgärda orsaken i affärssystemet och försök igen. En order som lagts in där för hand med denna referens hittas och skapas inte två gånger.',
  'support.failedOperations.todo.charge-failed':
    'Varorna är beställda. Misslyckas det igen, be kunden betala på annat sätt och notera det här.',
  'support.failedOperations.todo.release-failed':
    'Ingen order lades. Misslyckas det igen, frisläpp beloppet hos betaltjänsten och notera det här.',
  'support.failedOperations.order': 'Order {number}',
  'support.failedOperations.payment': 'Kortbetalning',
  'support.failedOperations.customer': 'Kund',
  'support.failedOperations.since': 'Sedan',
  'support.failedOperations.attempts': '{count, plural, one {# försök} other {# försök}}',
  'support.failedOperations.reference': 'Referens',
  'support.failedOperations.answer': 'Senaste svar',
  'support.failedOperations.remark': 'Notering',
  'support.failedOperations.seenBy': '{name}, {time}',
  'support.failedOperations.trail': 'Visa i granskningsloggen',
  'support.failedOperations.again': 'Försök igen',
  'support.failedOperations.again.done': 'Nytt försök görs',
  'support.failedOperations.againAll': 'Försök alla igen',
  'support.failedOperations.againAll.done':
    '{count, plural, one {Nytt försök görs för #} other {Nytt försök görs för #}}',
  'support.failedOperations.see': 'Lös',
  'support.failedOperations.see.title': 'Hur löstes det?',
  'support.failedOperations.see.remark': 'Notering',
  'support.failedOperations.see.hint': 'Till exempel: inlagd för hand, faktura skickad, kunden uppringd.',
  'support.failedOperations.see.save': 'Markera som löst',
  'support.failedOperations.see.done': 'Markerat som löst',
  'support.failedOperations.state': 'Status',
  'support.failedOperations.state.open': 'Öppna',
  'support.failedOperations.state.seen': 'Lösta',
  'support.failedOperations.none': 'Inga misslyckade åtgärder',
  'support.failedOperations.none.text': 'Åtgärder som webbutiken inte kan slutföra själv visas här.',
  'support.failedOperations.none.seen': 'Inget löst än',
  'support.failedOperations.count.open': '{count, plural, one {# öppen} other {# öppna}}',
  'support.failedOperations.count.seen': '{count, plural, one {# löst} other {# lösta}}',
  'support.failedOperations.countMost': 'Fler än {count}',
  'support.failedOperations.mark': '{count, plural, one {# öppen} other {# öppna}}',
  'support.problem.nobodyTakes': 'Order och betalningar av denna typ hanteras inte längre här',
};

import type { supportMatters as source } from '../en-US/support-matters.ts';
import type { Translation } from '../translation.ts';

export const supportMatters: Translation<typeof source> = {
  'support.matters': 'Kräver åtgärd',
  'support.matters.lead':
    'Order som affärssystemet inte tog emot och kortbetalningar som inte kunde dras eller frisläppas. Butiken har gett upp dem: någon måste ta hand om dem.',
  'support.matters.kind.order-given-up': 'Order inte mottagen av affärssystemet',
  'support.matters.kind.charge-failed': 'Kortet inte debiterat',
  'support.matters.kind.release-failed': 'Belopp på kortet inte frisläppt',
  'support.matters.todo.order-given-up':
    'Åtgärda orsaken i affärssystemet och försök igen. En order som lagts in där för hand med denna referens hittas och skapas inte två gånger.',
  'support.matters.todo.charge-failed':
    'Varorna är beställda. Misslyckas det igen, be kunden betala på annat sätt och notera det här.',
  'support.matters.todo.release-failed':
    'Det blev ingen order. Misslyckas det igen, frisläpp beloppet hos betaltjänsten och notera det här.',
  'support.matters.order': 'Order {number}',
  'support.matters.payment': 'Betalning med kort',
  'support.matters.customer': 'Kund',
  'support.matters.since': 'Sedan',
  'support.matters.attempts': '{count, plural, one {# försök} other {# försök}}',
  'support.matters.reference': 'Referens',
  'support.matters.answer': 'Senaste svar',
  'support.matters.remark': 'Anmärkning',
  'support.matters.seenBy': '{name}, {time}',
  'support.matters.trail': 'Visa i granskningsloggen',
  'support.matters.again': 'Försök igen',
  'support.matters.again.done': 'Det är på väg igen',
  'support.matters.see': 'Åtgärdat',
  'support.matters.see.title': 'Hur åtgärdades det?',
  'support.matters.see.remark': 'Anmärkning',
  'support.matters.see.hint': 'Till exempel: inlagd för hand, faktura skickad, kunden uppringd.',
  'support.matters.see.save': 'Notera',
  'support.matters.see.done': 'Det är noterat som åtgärdat',
  'support.matters.state': 'Läge',
  'support.matters.state.open': 'Öppna',
  'support.matters.state.seen': 'Åtgärdade',
  'support.matters.none': 'Inget kräver åtgärd',
  'support.matters.none.text': 'Här står det som butiken inte kan slutföra själv.',
  'support.matters.none.seen': 'Inget har åtgärdats än',
  'support.matters.count.open': '{count, plural, one {# är öppen} other {# är öppna}}',
  'support.matters.count.seen': '{count, plural, one {# är åtgärdad} other {# är åtgärdade}}',
  'support.matters.countMost': 'Fler än {count}',
  'support.matters.mark': '{count, plural, one {# öppen} other {# öppna}}',
  'support.problem.nobodyTakes': 'Här tas inte längre emot order eller betalningar av detta slag',
};

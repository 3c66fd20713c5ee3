import type { privacy as source } from '../en-US/privacy.ts';
import type { Translation } from '../translation.ts';

export const privacy: Translation<typeof source> = {
  'privacy.lead': 'Med ditt tillstånd räknar webbutiken hur den används. Utan det fungerar webbutiken precis likadant.',
  'privacy.counted': 'Vad räknas?',
  'privacy.counted.searches': 'Sökningar: orden, antalet träffar och vilken träff som öppnades',
  'privacy.counted.products': 'Artiklar som öppnas eller läggs i varukorgen, och från vilken sida',
  'privacy.counted.orders': 'Varukorgar och order: antal rader, artiklar och kvantiteter',
  'privacy.counted.tools': 'Om listor, kit och PDF-kataloger används, utan deras namn',
  'privacy.counted.device': 'Språk, ljust eller mörkt läge och om du använder telefon, surfplatta eller dator',
  'privacy.never': 'Vad lämnar aldrig din webbläsare?',
  'privacy.never.text':
    'Namn, e-postadresser, telefonnummer, adresser, noteringar och allt annat du skriver. En sökning med en e-postadress, ett långt nummer eller ett personnamn räknas utan sina ord.',
  'privacy.stored': 'Vad sparas?',
  'privacy.stored.yes':
    'Om du tillåter det: ett slumpmässigt nummer i kakan ”grossist-analytics” i 365 dagar, samt ditt besök och händelser som ännu inte skickats i webbläsarens lagring. Vi raderar händelser efter {days, plural, one {# dag} other {# dagar}}.',
  'privacy.stored.no': 'Om du avvisar: bara en kaka som minns ditt val i 365 dagar.',
  'privacy.forwarded': 'Händelserna skickas även till Mixpanel, som behandlar dem åt oss.',
  'privacy.choice': 'Ditt val',
  'privacy.choice.yes': 'Du tillåter statistik.',
  'privacy.choice.no': 'Du har avvisat statistik. Inget räknas.',
  'privacy.choice.ask': 'Du har inte valt än. Inget räknas.',
  'privacy.choice.signal': 'Din webbläsare ber webbplatser att inte spåra dig. Det respekterar vi: inget räknas.',
  'privacy.choice.off': 'Statistiken är avstängd. Inget räknas.',
  'privacy.deleting': 'Raderar data om den här webbläsaren …',
  'privacy.deleted': 'Data om den här webbläsaren har raderats.',
  'privacy.failed':
    'Ditt val är sparat och inget mer räknas. Tidigare data kunde inte raderas än: webbutiken svarade inte.',
  'privacy.again': 'Radera igen',
  'privacy.own': 'Statistik om dig',
  'privacy.own.text':
    'Tar bort händelser och besök från alla webbläsare där du tillåtit statistik som inloggad. Siffror per dag, som inte nämner någon, blir kvar.',
  'privacy.own.delete': 'Ta bort min statistik',
  'privacy.own.deleted':
    '{count, plural, =0 {Det fanns inget att ta bort.} one {# händelse borttagen.} other {# händelser borttagna.}}',
  'privacy.own.failed': 'Din statistik kunde inte tas bort. Försök igen om en stund.',
  'privacy.own.keep': 'Behåll',
  'privacy.own.do': 'Ta bort',
  'privacy.own.question': 'Det går inte att ångra.',
};

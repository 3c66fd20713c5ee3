import type { punchout as source } from '../en-US/punchout.ts';
import type { Translation } from '../translation.ts';

export const punchout: Translation<typeof source> = {
  'punchout.send': 'Naar het inkoopsysteem sturen',
  'punchout.goesTo': 'De winkelwagen gaat naar {host}, en u gaat mee.',
  'punchout.off.nobody': 'U komt niet uit uw inkoopsysteem: begin daar om te bestellen.',
  'punchout.off.endUser': 'De eindgebruiker moet eerst worden geregistreerd.',
  'punchout.refused.lines': 'Sommige regels kunnen niet worden besteld. Verwijder of wijzig ze.',
  'punchout.inspect':
    'U bent hier om deze winkelwagen te bekijken: wijzigen, bestellen of versturen kan hier niet. Sluit het venster om terug te gaan.',
  'punchout.inspect.add': 'U bent hier alleen om te kijken: er kan niets in een winkelwagen.',
  'punchout.inspect.order': 'U bent hier alleen om te kijken: er kan niets opnieuw worden besteld of teruggegeven.',
  'punchout.inspect.write': 'U bent hier alleen om te kijken: er kan van hieruit niets worden geschreven.',
  'punchout.notice.unknown': '{code} is niet in de winkelwagen gelegd: het artikel wordt niet aan u verkocht.',
  'punchout.notice.changed': '{code} ligt in een ander aantal in de winkelwagen, zoals het is verpakt.',
  'punchout.notice.refused': '{code} is niet in de winkelwagen gelegd: in dat aantal is het niet te krijgen.',
};

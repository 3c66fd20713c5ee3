import type { punchout as source } from '../en-US/punchout.ts';
import type { Translation } from '../translation.ts';

export const punchout: Translation<typeof source> = {
  'punchout.send': 'Naar het inkoopsysteem sturen',
  'punchout.goesTo': 'De winkelwagen wordt naar {host} gestuurd en u keert daarheen terug.',
  'punchout.off.nobody': 'U komt niet uit uw inkoopsysteem. Begin daar om te bestellen.',
  'punchout.off.endUser': 'Registreer eerst de eindgebruiker.',
  'punchout.refused.lines': 'Sommige regels kunnen niet worden besteld. Verwijder of wijzig ze.',
  'punchout.inspect':
    'U bekijkt deze winkelwagen alleen-lezen: wijzigen, bestellen of versturen kan hier niet. Sluit het venster om terug te gaan.',
  'punchout.inspect.add': 'U bekijkt de webshop alleen-lezen: er kan niets in een winkelwagen worden gelegd.',
  'punchout.inspect.order': 'U bekijkt de webshop alleen-lezen: er kan niets opnieuw worden besteld of geretourneerd.',
  'punchout.inspect.write': 'U bekijkt de webshop alleen-lezen: er kan niets worden verstuurd.',
  'punchout.notice.unknown': '{code} is niet in de winkelwagen gelegd: het artikel wordt niet aan u verkocht.',
  'punchout.notice.changed': 'Het aantal van {code} is gewijzigd, passend bij de verpakking.',
  'punchout.notice.refused': '{code} is niet in de winkelwagen gelegd: dit aantal is niet mogelijk.',
};

import type { punchoutPages as source } from '../en-US/punchout-pages.ts';
import type { Translation } from '../translation.ts';

export const punchoutPages: Translation<typeof source> = {
  'punchoutPage.returning': 'Uw winkelwagen is onderweg',
  'punchoutPage.returningTo': 'Hij gaat naar {host}. Gebeurt er niets, druk dan op de knop.',
  'punchoutPage.send': 'Winkelwagen verzenden',
  'punchoutPage.refused': 'De shop kan niet worden geopend',
  'punchoutPage.wrongSignIn': 'Naam of wachtwoord is onjuist. Vraag wie uw inkoopsysteem beheert.',
  'punchoutPage.tooMany': 'Te veel pogingen. Probeer het later opnieuw.',
  'punchoutPage.expired': 'Dit adres is al geopend of te oud. Begin opnieuw vanuit uw inkoopsysteem.',
  'punchoutPage.nothing': 'Er is geen winkelwagen om terug te sturen.',
  'punchoutPage.malformed': 'De aanroep van uw inkoopsysteem is onvolledig of onjuist. Vraag wie het beheert.',
  'punchoutPage.returnUrl':
    'De winkelwagen mag niet naar het adres dat uw inkoopsysteem opgeeft. Vraag wie het beheert.',
  'punchoutPage.notAllowed': 'Uw toegang staat dit niet toe. Neem contact met ons op.',
  'punchoutPage.notFound': 'Het artikel is onbekend of wordt niet aan uw bedrijf verkocht.',
  'punchoutPage.unavailable': 'De shop is nu niet bereikbaar. Probeer het over een paar minuten opnieuw.',
  'punchoutPage.general': 'Er ging iets mis. Begin opnieuw vanuit uw inkoopsysteem.',
  'punchoutPage.toShop': 'Naar de shop',
  'punchoutLine.clearance': 'Restpartij',
  'punchoutLine.remnant': 'Restlengte van {length}',
  'punchoutLine.direct': 'Directe levering',
  'punchoutLine.partOf': 'Onderdeel van de kit {kit}',
  'punchoutLine.wantedOn': 'Gewenst op {date}',
  'punchoutLine.wantedInParts': 'Gewenst in delen: {parts}',
  'punchoutLine.wantedPart': '{quantity} op {date}',
  'punchoutLine.accountedInParts': 'Boeking verdeeld: {parts}',
};

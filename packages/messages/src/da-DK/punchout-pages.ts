import type { punchoutPages as source } from '../en-US/punchout-pages.ts';
import type { Translation } from '../translation.ts';

export const punchoutPages: Translation<typeof source> = {
  'punchoutPage.returning': 'Din kurv er på vej',
  'punchoutPage.returningTo': 'Den sendes til {host}. Hvis der ikke sker noget, så tryk på knappen.',
  'punchoutPage.send': 'Send kurven',
  'punchoutPage.refused': 'Butikken kan ikke åbnes',
  'punchoutPage.wrongSignIn': 'Navn eller adgangskode er forkert. Spørg den, der står for jeres indkøbssystem.',
  'punchoutPage.tooMany': 'For mange forsøg. Prøv igen senere.',
  'punchoutPage.expired': 'Adressen er allerede åbnet, eller den er for gammel. Begynd igen fra jeres indkøbssystem.',
  'punchoutPage.nothing': 'Der er ingen kurv at sende tilbage.',
  'punchoutPage.malformed':
    'Kaldet fra jeres indkøbssystem er ufuldstændigt eller forkert. Spørg den, der står for det.',
  'punchoutPage.returnUrl':
    'Kurven må ikke sendes til den adresse, som jeres indkøbssystem oplyser. Spørg den, der står for det.',
  'punchoutPage.notAllowed': 'Jeres adgang giver ikke lov til dette. Kontakt os.',
  'punchoutPage.notFound': 'Varen findes ikke, eller den sælges ikke til jeres virksomhed.',
  'punchoutPage.unavailable': 'Butikken er ikke tilgængelig lige nu. Prøv igen om et par minutter.',
  'punchoutPage.general': 'Noget gik galt. Begynd igen fra jeres indkøbssystem.',
  'punchoutPage.toShop': 'Til butikken',
  'punchoutLine.clearance': 'Restsalg',
  'punchoutLine.remnant': 'Restlængde på {length}',
  'punchoutLine.direct': 'Direkte levering',
  'punchoutLine.partOf': 'Del af kittet {kit}',
  'punchoutLine.wantedOn': 'Ønsket {date}',
  'punchoutLine.wantedInParts': 'Ønsket i dele: {parts}',
  'punchoutLine.wantedPart': '{quantity} den {date}',
  'punchoutLine.accountedInParts': 'Kontering delt: {parts}',
};

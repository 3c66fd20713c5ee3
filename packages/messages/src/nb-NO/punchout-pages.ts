import type { punchoutPages as source } from '../en-US/punchout-pages.ts';
import type { Translation } from '../translation.ts';

export const punchoutPages: Translation<typeof source> = {
  'punchoutPage.returning': 'Handlekurven er på vei',
  'punchoutPage.returningTo': 'Den sendes til {host}. Skjer det ingenting, trykk på knappen.',
  'punchoutPage.send': 'Send handlekurven',
  'punchoutPage.refused': 'Butikken kan ikke åpnes',
  'punchoutPage.wrongSignIn': 'Navn eller passord er feil. Spør den som har ansvar for innkjøpssystemet.',
  'punchoutPage.tooMany': 'For mange forsøk. Prøv igjen senere.',
  'punchoutPage.expired': 'Adressen er åpnet allerede, eller den er for gammel. Begynn på nytt fra innkjøpssystemet.',
  'punchoutPage.nothing': 'Det er ingen handlekurv å sende tilbake.',
  'punchoutPage.malformed': 'Kallet fra innkjøpssystemet er ufullstendig eller feil. Spør den som har ansvar for det.',
  'punchoutPage.returnUrl':
    'Handlekurven kan ikke sendes til adressen som innkjøpssystemet oppgir. Spør den som har ansvar for det.',
  'punchoutPage.notAllowed': 'Tilgangen deres tillater ikke dette. Ta kontakt med oss.',
  'punchoutPage.notFound': 'Varen finnes ikke, eller den selges ikke til bedriften deres.',
  'punchoutPage.unavailable': 'Butikken er ikke tilgjengelig akkurat nå. Prøv igjen om noen minutter.',
  'punchoutPage.general': 'Noe gikk galt. Begynn på nytt fra innkjøpssystemet.',
  'punchoutPage.toShop': 'Til butikken',
  'punchoutLine.clearance': 'Restsalg',
  'punchoutLine.remnant': 'Restlengde på {length}',
  'punchoutLine.direct': 'Direktelevering',
  'punchoutLine.partOf': 'Del av kitet {kit}',
  'punchoutLine.wantedOn': 'Ønsket {date}',
  'punchoutLine.wantedInParts': 'Ønsket i deler: {parts}',
  'punchoutLine.wantedPart': '{quantity} den {date}',
  'punchoutLine.accountedInParts': 'Kontering delt: {parts}',
};

import type { punchoutPages as source } from '../en-US/punchout-pages.ts';
import type { Translation } from '../translation.ts';

export const punchoutPages: Translation<typeof source> = {
  'punchoutPage.returning': 'Din varukorg är på väg',
  'punchoutPage.returningTo': 'Den skickas till {host}. Händer ingenting, tryck på knappen.',
  'punchoutPage.send': 'Skicka varukorgen',
  'punchoutPage.refused': 'Butiken kan inte öppnas',
  'punchoutPage.wrongSignIn': 'Namn eller lösenord är fel. Fråga den som sköter ert inköpssystem.',
  'punchoutPage.tooMany': 'För många försök. Försök igen senare.',
  'punchoutPage.expired': 'Adressen har redan öppnats eller är för gammal. Börja om från ert inköpssystem.',
  'punchoutPage.nothing': 'Det finns ingen varukorg att skicka tillbaka.',
  'punchoutPage.malformed': 'Anropet från ert inköpssystem är ofullständigt eller felaktigt. Fråga den som sköter det.',
  'punchoutPage.returnUrl':
    'Varukorgen får inte skickas till adressen som ert inköpssystem anger. Fråga den som sköter det.',
  'punchoutPage.notAllowed': 'Er åtkomst tillåter inte detta. Kontakta oss.',
  'punchoutPage.notFound': 'Artikeln finns inte eller säljs inte till ert företag.',
  'punchoutPage.unavailable': 'Butiken är inte tillgänglig just nu. Försök igen om några minuter.',
  'punchoutPage.general': 'Något gick fel. Börja om från ert inköpssystem.',
  'punchoutPage.toShop': 'Till butiken',
  'punchoutLine.clearance': 'Utförsäljning',
  'punchoutLine.remnant': 'Restlängd på {length}',
  'punchoutLine.direct': 'Direktleverans',
  'punchoutLine.partOf': 'Del av kitet {kit}',
  'punchoutLine.wantedOn': 'Önskat den {date}',
  'punchoutLine.wantedInParts': 'Önskat i delar: {parts}',
  'punchoutLine.wantedPart': '{quantity} den {date}',
  'punchoutLine.accountedInParts': 'Kontering delad: {parts}',
};

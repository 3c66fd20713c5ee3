import type { identity as source } from '../en-US/identity.ts';
import type { Translation } from '../translation.ts';

export const identity: Translation<typeof source> = {
  'identity.lead': 'Logga in för att se priser och lager och beställa.',
  'identity.lead.return': 'Logga in för att fortsätta till sidan.',
  'identity.email': 'E-post',
  'identity.password': 'Lösenord',
  'identity.submit': 'Logga in',
  'identity.submitting': 'Loggar in …',
  'identity.wrong': 'E-post eller lösenord är fel. Kontrollera båda och försök igen.',
  'identity.wait':
    'För många misslyckade inloggningar. Försök igen om {seconds, plural, one {# sekund} other {# sekunder}}.',
  'identity.waitUncounted': 'För många misslyckade inloggningar. Vänta en stund innan du försöker igen.',
  'identity.waitOver': 'Du kan försöka igen nu.',
  'identity.failed': 'Inloggningen misslyckades. Försök igen om en stund.',
  'identity.welcome': 'Inloggad som {name}.',
  'identity.demo': 'Demoanvändare',
  'identity.demo.text': 'Alla uppgifter i den här webbutiken är påhittade. Välj en roll.',
  'identity.role.buyer': 'Inköpare, kan beställa',
  'identity.role.viewer': 'Läsbehörighet, kan inte beställa, ser listpriser',
  'identity.role.userAdmin': 'Användaradministratör, kan beställa',
  'identity.role.punchout': 'Inköpare via ett inköpssystem',
  'identity.role.assortmentAdmin': 'Sortiment för alla företag',
  'identity.role.editor': 'Innehåll och översättningar',
  'identity.role.support': 'Ordervalidering och loggar',
  'identity.role.operator': 'Drift',
  'identity.forgotten': 'Glömt lösenordet?',
  'identity.becomeCustomer': 'Bli kund',
};

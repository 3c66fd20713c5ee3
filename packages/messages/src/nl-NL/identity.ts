import type { identity as source } from '../en-US/identity.ts';
import type { Translation } from '../translation.ts';

export const identity: Translation<typeof source> = {
  'identity.lead': 'Log in om prijzen en voorraad te zien en te bestellen.',
  'identity.lead.return': 'Log in om door te gaan naar de pagina.',
  'identity.email': 'E-mail',
  'identity.password': 'Wachtwoord',
  'identity.submit': 'Inloggen',
  'identity.submitting': 'Bezig met inloggen …',
  'identity.wrong': 'E-mail of wachtwoord is onjuist. Controleer beide en probeer het opnieuw.',
  'identity.wait':
    'Te veel mislukte pogingen. Probeer het over {seconds, plural, one {# seconde} other {# seconden}} opnieuw.',
  'identity.waitUncounted': 'Te veel mislukte pogingen. Wacht even voordat u het opnieuw probeert.',
  'identity.waitOver': 'U kunt het nu opnieuw proberen.',
  'identity.failed': 'Inloggen is mislukt. Probeer het zo nog eens.',
  'identity.welcome': 'Ingelogd als {name}.',
  'identity.demo': 'Demogebruikers',
  'identity.demo.text': 'Alle gegevens in deze webshop zijn verzonnen. Kies een rol.',
  'identity.role.buyer': 'Inkoper, kan bestellen',
  'identity.role.viewer': 'Alleen bekijken, kan niet bestellen, ziet brutoprijzen',
  'identity.role.userAdmin': 'Gebruikersbeheerder, kan bestellen',
  'identity.role.punchout': 'Inkoper via een inkoopsysteem',
  'identity.role.assortmentAdmin': 'Assortimenten van alle bedrijven',
  'identity.role.editor': 'Inhoud en vertalingen',
  'identity.role.support': 'Ordervalidatie en logboeken',
  'identity.role.operator': 'Beheer',
  'identity.forgotten': 'Wachtwoord vergeten?',
  'identity.becomeCustomer': 'Klant worden',
};

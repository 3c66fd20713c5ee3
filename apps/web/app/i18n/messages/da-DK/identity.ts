import type { identity as source } from '../en-US/identity.ts';
import type { Translation } from '../translation.ts';

export const identity: Translation<typeof source> = {
  'identity.lead': 'Priser, lager og ordrer er for kunder, der er logget ind.',
  'identity.lead.return': 'Log ind, så fortsætter du til den side, du bad om.',
  'identity.email': 'E-mail',
  'identity.password': 'Adgangskode',
  'identity.submit': 'Log ind',
  'identity.submitting': 'Logger ind …',
  'identity.wrong': 'E-mail eller adgangskode er forkert. Kontrollér begge og prøv igen.',
  'identity.wait': 'For mange mislykkede forsøg. Prøv igen om {seconds, plural, one {# sekund} other {# sekunder}}.',
  'identity.waitUncounted': 'For mange mislykkede forsøg. Vent et øjeblik, før du prøver igen.',
  'identity.waitOver': 'Du kan prøve igen nu.',
  'identity.failed': 'Det lykkedes ikke at logge ind. Prøv igen om et øjeblik.',
  'identity.welcome': 'Logget ind som {name}.',
  'identity.demo': 'Demobrugere',
  'identity.demo.text': 'Alle data i denne butik er opdigtede. Vælg, hvem du vil være.',
  'identity.role.buyer': 'Indkøber, må bestille',
  'identity.role.viewer': 'Læseadgang, må ikke bestille, ser listepriser',
  'identity.role.userAdmin': 'Brugeradministrator, må bestille',
  'identity.role.punchout': 'Køber gennem et indkøbssystem',
  'identity.role.assortmentAdmin': 'Sortimenter for alle firmaer',
  'identity.role.editor': 'Indhold og oversættelser',
  'identity.role.support': 'Ordrevalidering og logge',
  'identity.role.operator': 'Drift',
  'identity.forgotten': 'Glemt adgangskode?',
  'identity.becomeCustomer': 'Bliv kunde',
};

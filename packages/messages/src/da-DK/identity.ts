import type { identity as source } from '../en-US/identity.ts';
import type { Translation } from '../translation.ts';

export const identity: Translation<typeof source> = {
  'identity.lead': 'Log ind for at se priser og lager og bestille.',
  'identity.lead.return': 'Log ind for at fortsætte til siden.',
  'identity.email': 'E-mail',
  'identity.password': 'Adgangskode',
  'identity.submit': 'Log ind',
  'identity.submitting': 'Logger ind …',
  'identity.wrong': 'E-mail eller adgangskode er forkert. Kontrollér begge, og prøv igen.',
  'identity.wait': 'For mange mislykkede forsøg. Prøv igen om {seconds, plural, one {# sekund} other {# sekunder}}.',
  'identity.waitUncounted': 'For mange mislykkede forsøg. Vent et øjeblik, før du prøver igen.',
  'identity.waitOver': 'Du kan prøve igen nu.',
  'identity.failed': 'Login mislykkedes. Prøv igen om lidt.',
  'identity.welcome': 'Logget ind som {name}.',
  'identity.demo': 'Demobrugere',
  'identity.demo.text': 'Alle data i shoppen er opdigtede. Vælg en rolle.',
  'identity.role.buyer': 'Indkøber, kan bestille',
  'identity.role.viewer': 'Læseadgang, kan ikke bestille, ser listepriser',
  'identity.role.userAdmin': 'Brugeradministrator, kan bestille',
  'identity.role.punchout': 'Indkøber via et indkøbssystem',
  'identity.role.assortmentAdmin': 'Sortimenter for alle firmaer',
  'identity.role.editor': 'Indhold og oversættelser',
  'identity.role.support': 'Ordrevalidering og logfiler',
  'identity.role.operator': 'Drift',
  'identity.forgotten': 'Glemt adgangskode?',
  'identity.becomeCustomer': 'Bliv kunde',
};

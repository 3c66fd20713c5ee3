import type { identity as source } from '../en-US/identity.ts';
import type { Translation } from '../translation.ts';

export const identity: Translation<typeof source> = {
  'identity.lead': 'Priser, lager og ordrer er for innloggede kunder.',
  'identity.lead.return': 'Logg inn, så går du videre til siden du ba om.',
  'identity.email': 'E-post',
  'identity.password': 'Passord',
  'identity.submit': 'Logg inn',
  'identity.submitting': 'Logger inn …',
  'identity.wrong': 'E-post eller passord er feil. Kontroller begge og prøv igjen.',
  'identity.wait': 'For mange mislykkede forsøk. Prøv igjen om {seconds, plural, one {# sekund} other {# sekunder}}.',
  'identity.waitUncounted': 'For mange mislykkede forsøk. Vent litt før du prøver igjen.',
  'identity.waitOver': 'Du kan prøve igjen nå.',
  'identity.failed': 'Innloggingen gikk ikke. Prøv igjen om et øyeblikk.',
  'identity.welcome': 'Logget inn som {name}.',
  'identity.demo': 'Demobrukere',
  'identity.demo.text': 'Alle data i denne butikken er oppdiktet. Velg hvem du vil være.',
  'identity.role.buyer': 'Innkjøper, kan bestille',
  'identity.role.viewer': 'Lesetilgang, kan ikke bestille, ser listepriser',
  'identity.role.userAdmin': 'Brukeradministrator, kan bestille',
  'identity.role.punchout': 'Kjøper gjennom et innkjøpssystem',
  'identity.role.assortmentAdmin': 'Sortimenter for alle firmaer',
  'identity.role.editor': 'Innhold og oversettelser',
  'identity.role.support': 'Ordrevalidering og logger',
  'identity.role.operator': 'Drift',
  'identity.forgotten': 'Glemt passordet?',
  'identity.becomeCustomer': 'Bli kunde',
};

import type { identity as source } from '../en-US/identity.ts';
import type { Translation } from '../translation.ts';

export const identity: Translation<typeof source> = {
  'identity.lead': 'Logg inn for å se priser og lager og bestille.',
  'identity.lead.return': 'Logg inn for å fortsette til siden.',
  'identity.email': 'E-post',
  'identity.password': 'Passord',
  'identity.submit': 'Logg inn',
  'identity.submitting': 'Logger inn …',
  'identity.wrong': 'E-post eller passord er feil. Kontroller begge og prøv igjen.',
  'identity.wait': 'For mange mislykkede forsøk. Prøv igjen om {seconds, plural, one {# sekund} other {# sekunder}}.',
  'identity.waitUncounted': 'For mange mislykkede forsøk. Vent litt før du prøver igjen.',
  'identity.waitOver': 'Du kan prøve igjen nå.',
  'identity.failed': 'Innloggingen mislyktes. Prøv igjen om litt.',
  'identity.welcome': 'Logget inn som {name}.',
  'identity.demo': 'Demobrukere',
  'identity.demo.text': 'Alle data i denne nettbutikken er oppdiktet. Velg en rolle.',
  'identity.role.buyer': 'Innkjøper, kan bestille',
  'identity.role.viewer': 'Lesetilgang, kan ikke bestille, ser listepriser',
  'identity.role.userAdmin': 'Brukeradministrator, kan bestille',
  'identity.role.punchout': 'Innkjøper via et innkjøpssystem',
  'identity.role.assortmentAdmin': 'Sortimenter for alle firmaer',
  'identity.role.editor': 'Innhold og oversettelser',
  'identity.role.support': 'Ordrevalidering og logger',
  'identity.role.operator': 'Drift',
  'identity.forgotten': 'Glemt passordet?',
  'identity.becomeCustomer': 'Bli kunde',
};

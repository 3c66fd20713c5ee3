import type { punchout as source } from '../en-US/punchout.ts';
import type { Translation } from '../translation.ts';

export const punchout: Translation<typeof source> = {
  'punchout.send': 'Send til innkjøpssystemet',
  'punchout.goesTo': 'Handlekurven sendes til {host}, og du går tilbake dit.',
  'punchout.off.nobody': 'Du kom ikke fra innkjøpssystemet deres. Start der for å bestille.',
  'punchout.off.endUser': 'Registrer sluttbrukeren først.',
  'punchout.refused.lines': 'Noen linjer kan ikke bestilles. Fjern eller endre dem.',
  'punchout.inspect':
    'Du ser handlekurven skrivebeskyttet: den kan ikke endres, bestilles eller sendes herfra. Lukk vinduet for å gå tilbake.',
  'punchout.inspect.add': 'Du ser nettbutikken skrivebeskyttet: ingenting kan legges i en handlekurv.',
  'punchout.inspect.order': 'Du ser nettbutikken skrivebeskyttet: ingenting kan bestilles på nytt eller returneres.',
  'punchout.inspect.write': 'Du ser nettbutikken skrivebeskyttet: ingenting kan sendes herfra.',
  'punchout.notice.unknown': '{code} ble ikke lagt i handlekurven: varen selges ikke til dere.',
  'punchout.notice.changed': 'Antallet av {code} er endret etter pakningen.',
  'punchout.notice.refused': '{code} ble ikke lagt i handlekurven: antallet er ikke mulig.',
};

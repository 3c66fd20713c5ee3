import type { punchout as source } from '../en-US/punchout.ts';
import type { Translation } from '../translation.ts';

export const punchout: Translation<typeof source> = {
  'punchout.send': 'Send til innkjøpssystemet',
  'punchout.goesTo': 'Handlekurven sendes til {host}, og du følger med.',
  'punchout.off.nobody': 'Du kom ikke hit fra innkjøpssystemet deres: begynn der for å bestille.',
  'punchout.off.endUser': 'Sluttbrukeren må registreres først.',
  'punchout.refused.lines': 'Noen linjer kan ikke bestilles. Fjern dem, eller endre dem.',
  'punchout.inspect':
    'Du er her for å se på handlekurven: den kan verken endres, bestilles eller sendes herfra. Lukk vinduet for å gå tilbake.',
  'punchout.inspect.add': 'Du er her bare for å se: ingenting kan legges i en handlekurv.',
  'punchout.inspect.order': 'Du er her bare for å se: ingenting kan bestilles på nytt eller returneres.',
  'punchout.inspect.write': 'Du er her bare for å se: ingenting kan skrives herfra.',
  'punchout.notice.unknown': '{code} ble ikke lagt i handlekurven: varen selges ikke til dere.',
  'punchout.notice.changed': '{code} ligger i handlekurven i et annet antall, slik den er pakket.',
  'punchout.notice.refused': '{code} ble ikke lagt i handlekurven: den kan ikke fås i det antallet.',
};

import type { punchout as source } from '../en-US/punchout.ts';
import type { Translation } from '../translation.ts';

export const punchout: Translation<typeof source> = {
  'punchout.send': 'Send til indkøbssystemet',
  'punchout.goesTo': 'Kurven sendes til {host}, og du følger med.',
  'punchout.off.nobody': 'Du kom ikke hertil fra jeres indkøbssystem: begynd dér for at bestille.',
  'punchout.off.endUser': 'Slutbrugeren skal registreres først.',
  'punchout.refused.lines': 'Nogle linjer kan ikke bestilles. Fjern dem, eller ret dem.',
  'punchout.inspect':
    'Du er her for at se på kurven: den kan hverken ændres, bestilles eller sendes herfra. Luk vinduet for at gå tilbage.',
  'punchout.inspect.add': 'Du er her kun for at se: intet kan lægges i en kurv.',
  'punchout.inspect.order': 'Du er her kun for at se: intet kan bestilles igen eller returneres.',
  'punchout.inspect.write': 'Du er her kun for at se: intet kan skrives herfra.',
  'punchout.notice.unknown': '{code} kom ikke med i kurven: varen sælges ikke til jer.',
  'punchout.notice.changed': '{code} er i kurven i et andet antal, sådan som den er pakket.',
  'punchout.notice.refused': '{code} kom ikke med i kurven: den kan ikke fås i det antal.',
};

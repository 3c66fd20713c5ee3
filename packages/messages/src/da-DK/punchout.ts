import type { punchout as source } from '../en-US/punchout.ts';
import type { Translation } from '../translation.ts';

export const punchout: Translation<typeof source> = {
  'punchout.send': 'Send til indkøbssystemet',
  'punchout.goesTo': 'Kurven sendes til {host}, og du vender tilbage dertil.',
  'punchout.off.nobody': 'Du kom ikke fra jeres indkøbssystem. Start der for at bestille.',
  'punchout.off.endUser': 'Registrér slutbrugeren først.',
  'punchout.refused.lines': 'Nogle linjer kan ikke bestilles. Fjern eller ret dem.',
  'punchout.inspect':
    'Du ser kurven skrivebeskyttet: den kan ikke ændres, bestilles eller sendes herfra. Luk vinduet for at gå tilbage.',
  'punchout.inspect.add': 'Du ser shoppen skrivebeskyttet: intet kan lægges i en kurv.',
  'punchout.inspect.order': 'Du ser shoppen skrivebeskyttet: intet kan genbestilles eller returneres.',
  'punchout.inspect.write': 'Du ser shoppen skrivebeskyttet: intet kan sendes herfra.',
  'punchout.notice.unknown': '{code} blev ikke lagt i kurven: varen sælges ikke til jer.',
  'punchout.notice.changed': 'Antallet af {code} er ændret efter pakningen.',
  'punchout.notice.refused': '{code} blev ikke lagt i kurven: antallet kan ikke leveres.',
};

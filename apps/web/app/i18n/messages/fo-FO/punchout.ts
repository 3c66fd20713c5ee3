import type { punchout as source } from '../en-US/punchout.ts';
import type { Translation } from '../translation.ts';

export const punchout: Translation<typeof source> = {
  'punchout.send': 'Send til innkeypsskipanina',
  'punchout.goesTo': 'Kurvin fer til {host}, og tú við.',
  'punchout.off.nobody': 'Tú komst ikki higar úr innkeypsskipan tykkara: byrja har fyri at bíleggja.',
  'punchout.off.endUser': 'Endabrúkarin má skrásetast fyrst.',
  'punchout.refused.lines': 'Summar linjur kunnu ikki bíleggjast. Tak tær burtur, ella broyt tær.',
  'punchout.inspect':
    'Tú ert her at hyggja at kurvini: hon kann hvørki broytast, bíleggjast ella sendast hiðani. Lat vindeygað aftur fyri at fara aftur.',
  'punchout.inspect.add': 'Tú ert her bert at hyggja: einki kann leggjast í eina kurv.',
  'punchout.inspect.order': 'Tú ert her bert at hyggja: einki kann bíleggjast av nýggjum ella sendast aftur.',
  'punchout.inspect.write': 'Tú ert her bert at hyggja: einki kann skrivast hiðani.',
  'punchout.notice.unknown': '{code} kom ikki í kurvina: vøran verður ikki seld tykkum.',
  'punchout.notice.changed': '{code} er í kurvini í øðrum tali, sum hon er pakkað.',
  'punchout.notice.refused': '{code} kom ikki í kurvina: hon fæst ikki í tí talinum.',
};

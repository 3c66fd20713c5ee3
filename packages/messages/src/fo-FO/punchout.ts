import type { punchout as source } from '../en-US/punchout.ts';
import type { Translation } from '../translation.ts';

export const punchout: Translation<typeof source> = {
  'punchout.send': 'Send til innkeypsskipanina',
  'punchout.goesTo': 'Kurvin verður send til {host}, og tú fert aftur hagar.',
  'punchout.off.nobody': 'Tú komst ikki úr innkeypsskipan tykkara. Byrja har fyri at bíleggja.',
  'punchout.off.endUser': 'Skráset endabrúkaran fyrst.',
  'punchout.refused.lines': 'Summar linjur kunnu ikki bíleggjast. Tak tær burtur, ella broyt tær.',
  'punchout.inspect':
    'Tú kanst bert lesa kurvina: hon kann ikki broytast, bíleggjast ella sendast hiðani. Lat vindeygað aftur fyri at fara aftur.',
  'punchout.inspect.add': 'Tú kanst bert lesa í handlinum: einki kann leggjast í eina kurv.',
  'punchout.inspect.order': 'Tú kanst bert lesa í handlinum: einki kann bíleggjast aftur ella latast aftur.',
  'punchout.inspect.write': 'Tú kanst bert lesa í handlinum: einki kann sendast hiðani.',
  'punchout.notice.unknown': '{code} varð ikki løgd í kurvina: vøran verður ikki seld tykkum.',
  'punchout.notice.changed': 'Nøgdin av {code} er broytt eftir pakkingini.',
  'punchout.notice.refused': '{code} varð ikki løgd í kurvina: nøgdin er ikki møgulig.',
};

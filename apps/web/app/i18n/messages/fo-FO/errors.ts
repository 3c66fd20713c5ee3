import type { errors as source } from '../en-US/errors.ts';
import type { Translation } from '../translation.ts';

export const errors: Translation<typeof source> = {
  'errors.404.title': 'Síðan er ikki til',
  'errors.404.text': 'Bústaðurin kann vera skeivur, ella er vøran farin úr úrvalinum. Leita eftir nummarinum ístaðin.',
  'errors.401.title': 'Rita inn fyrst',
  'errors.401.text': 'Síðan er fyri kundar, sum eru ritaðir inn.',
  'errors.403.title': 'Tú hevur ikki atgongd til síðuna',
  'errors.403.text': 'Bið brúkaraumsitaran hjá fyritøkuni um atgongd.',
  'errors.500.title': 'Okkurt gekk galið hjá okkum',
  'errors.500.text': 'Einki er bílagt ella broytt. Royn aftur um eina løtu.',
  'errors.offline.title': 'Einki samband',
  'errors.offline.text':
    'Handilin fæst ikki í samband. Kurvin hjá tær er trygg hjá okkum; royn aftur, tá tú ert á netinum.',
  'errors.home': 'Til forsíðuna',
};

import type { errors as source } from '../en-US/errors.ts';
import type { Translation } from '../translation.ts';

export const errors: Translation<typeof source> = {
  'errors.404.title': 'Síðan er ikki til',
  'errors.404.text':
    'Adressan kann vera skeiv, ella er vøran ikki í vøruúrvalinum longur. Leita eftir nummarinum í staðin.',
  'errors.401.title': 'Rita inn fyrst',
  'errors.401.text': 'Síðan er fyri kundar, sum eru ritaðir inn.',
  'errors.403.title': 'Tú hevur ikki atgongd til síðuna',
  'errors.403.text': 'Bið brúkaraumsitaran hjá fyritøkuni um atgongd.',
  'errors.500.title': 'Okkurt gekk galið',
  'errors.500.text': 'Einki er bílagt ella broytt. Royn aftur um eina løtu.',
  'errors.offline.title': 'Einki samband',
  'errors.offline.text': 'Einki samband er við handilin. Kurvin hjá tær er goymd. Royn aftur, tá tú ert á netinum.',
  'errors.home': 'Til forsíðuna',
};

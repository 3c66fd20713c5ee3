import type { guides as source } from '../en-US/guides.ts';
import type { Translation } from '../translation.ts';

export const guides: Translation<typeof source> = {
  'guides.more': 'Les meira',
  'guides.close': 'Skilt',
  'guides.search': 'Tríggjar vísingar av úrslitum',
  'guides.search.text':
    'Kort, samanpakkaðar linjur ella ein linja fyri hvørja framleiðslu við frábrigdum. Trýst á / fyri at leita, og skanna á øllum síðum.',
  'guides.variation': 'Meira enn ein prísur',
  'guides.variation.text':
    'Síggj, hvussu tín prísur er roknaður, væntaðu goymsluna næstu dagarnar og goymsluna á hvørjari tænastumiðstøð. Samanber upp til fýra vørur.',
  'guides.orders': 'Bílegg aftur',
  'guides.orders.text':
    'Lat eina bílegging upp fyri at leggja allar ella nakrar linjur í kurvina til prísin í dag. Finn bíleggingar við nummari, tilvísing ella vøru, og tak tær niður til Excel.',
  'guides.cart': 'Kurvin virkar sum eitt rokniark',
  'guides.cart.text':
    'Far úr teigi í teig við píltøstunum, og trýst á Enter fyri at nýta eina nøgd. Set linjur úr einum rokniarki inn undir “Fleiri linjur”. Tað, tú tekur burtur, kann angrast.',
};

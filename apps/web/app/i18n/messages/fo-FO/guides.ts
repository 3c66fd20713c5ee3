import type { guides as source } from '../en-US/guides.ts';
import type { Translation } from '../translation.ts';

export const guides: Translation<typeof source> = {
  'guides.more': 'Les meira',
  'guides.close': 'Skilt',
  'guides.search': 'Tríggir mátar at síggja tað',
  'guides.search.text':
    'Kort, smalar røðir til nógv í senn ella ein røð fyri hvørja vøru við støddunum í. Knøtturin / førir til leitiøkið allastaðni, og ein skannari hoyrist á øllum síðum.',
  'guides.variation': 'Meira enn ein prísur',
  'guides.variation.text':
    'Síggj stig fyri stig, hvussu prísur tín verður til, hvat er á goymslu næstu dagarnar og í hvørjum miðdepli. Set upp til fýra vørur lið um lið.',
  'guides.orders': 'Bílegg tað aftur',
  'guides.orders.text':
    'Opna eina bílegging fyri at leggja hana alla ella nakrar linjur í kurvina til prísin í dag. Bíleggingar finnast við nummari, tilvísing ella vøru og kunnu heintast sum Excel.',
  'guides.cart': 'Kurvin virkar sum eitt rokniark',
  'guides.cart.text':
    'Píltastarnir fara úr rúti í rút, Enter tekur eitt tal og fer víðari. Set linjur úr einum rokniarki inn undir “Nógvar linjur”. Tað, tú tekur burtur, kann angrast.',
};

import type { buyerDesk as source } from '../en-US/buyer-desk.ts';
import type { Translation } from '../translation.ts';

export const buyerDesk: Translation<typeof source> = {
  'home.desk.today': 'Í dag',
  'home.desk.arriving': 'Á veg',
  'home.desk.arriving.counts': '{today} í dag · {week} í 7 dagar',
  'home.desk.arriving.none': 'Ongar leveringar næstu sjey dagarnar.',
  'home.desk.back.none': 'Einki kemur seinni.',
  'home.desk.last': 'Seinastu bíleggingar',
  'home.desk.last.none': 'Tú hevur ikki bílagt nakað enn.',
  'home.desk.all': 'Vís allar',
  'home.desk.cart': 'Verandi kurv',
  'home.desk.center': 'Mín tænastumiðstøð',
  'centers.chooseOwn': 'Merk tína tænastumiðstøð við stjørnuni.',
  'home.desk.favorites': 'Goymsla av mínum yndisvørum har',
  'home.desk.notices': 'Boð',
  'home.desk.notices.list': '“{name}” er broytt',
};

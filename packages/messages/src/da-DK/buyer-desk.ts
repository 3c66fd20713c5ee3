import type { buyerDesk as source } from '../en-US/buyer-desk.ts';
import type { Translation } from '../translation.ts';

export const buyerDesk: Translation<typeof source> = {
  'home.desk.today': 'I dag',
  'home.desk.arriving': 'På vej',
  'home.desk.arriving.counts': '{today} i dag · {week} på 7 dage',
  'home.desk.arriving.none': 'Ingen leveringer de næste syv dage.',
  'home.desk.back.none': 'Ingen restordrer.',
  'home.desk.last': 'Seneste ordrer',
  'home.desk.last.none': 'Du har ikke bestilt noget endnu.',
  'home.desk.all': 'Vis alle',
  'home.desk.cart': 'Aktuel kurv',
  'home.desk.center': 'Mit servicecenter',
  'centers.chooseOwn': 'Markér dit eget servicecenter med stjernen.',
  'home.desk.favorites': 'Lager af mine favoritter der',
  'home.desk.notices': 'Beskeder',
  'home.desk.notices.list': '“{name}” er ændret',
};

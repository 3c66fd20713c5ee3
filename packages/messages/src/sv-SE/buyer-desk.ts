import type { buyerDesk as source } from '../en-US/buyer-desk.ts';
import type { Translation } from '../translation.ts';

export const buyerDesk: Translation<typeof source> = {
  'home.desk.today': 'I dag',
  'home.desk.arriving': 'På väg',
  'home.desk.arriving.counts': '{today} i dag · {week} på 7 dagar',
  'home.desk.arriving.none': 'Inga leveranser de närmaste sju dagarna.',
  'home.desk.back.none': 'Inga restorder.',
  'home.desk.last': 'Senaste beställningar',
  'home.desk.last.none': 'Du har inte beställt något än.',
  'home.desk.all': 'Visa alla',
  'home.desk.cart': 'Aktuell varukorg',
  'home.desk.center': 'Min butik',
  'centers.chooseOwn': 'Markera din egen butik med stjärnan.',
  'home.desk.favorites': 'Lager av mina favoriter där',
  'home.desk.notices': 'Meddelanden',
  'home.desk.notices.list': '”{name}” har ändrats',
};

import type { buyerDesk as source } from '../en-US/buyer-desk.ts';
import type { Translation } from '../translation.ts';

export const buyerDesk: Translation<typeof source> = {
  'home.desk.today': 'I dag',
  'home.desk.arriving': 'På vei',
  'home.desk.arriving.counts': '{today} i dag · {week} på 7 dager',
  'home.desk.arriving.none': 'Ingen leveringer de neste sju dagene.',
  'home.desk.back.none': 'Ingen restordrer.',
  'home.desk.last': 'Siste bestillinger',
  'home.desk.last.none': 'Du har ikke bestilt noe ennå.',
  'home.desk.all': 'Vis alle',
  'home.desk.cart': 'Handlekurven',
  'home.desk.center': 'Min butikk',
  'centers.chooseOwn': 'Merk din egen butikk med stjernen.',
  'home.desk.favorites': 'Lager av favorittene mine der',
  'home.desk.notices': 'Varsler',
  'home.desk.notices.list': '«{name}» er endret',
};

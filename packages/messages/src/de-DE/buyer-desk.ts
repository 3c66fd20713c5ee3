import type { buyerDesk as source } from '../en-US/buyer-desk.ts';
import type { Translation } from '../translation.ts';

export const buyerDesk: Translation<typeof source> = {
  'home.desk.today': 'Heute',
  'home.desk.arriving': 'Im Zulauf',
  'home.desk.arriving.counts': 'heute {today} · {week} in 7 Tagen',
  'home.desk.arriving.none': 'In den nächsten sieben Tagen sind keine Lieferungen geplant.',
  'home.desk.back.none': 'Keine Nachlieferungen.',
  'home.desk.last': 'Letzte Bestellungen',
  'home.desk.last.none': 'Sie haben noch nichts bestellt.',
  'home.desk.all': 'Alle anzeigen',
  'home.desk.cart': 'Ihr Warenkorb',
  'home.desk.center': 'Meine Niederlassung',
  'centers.chooseOwn': 'Markieren Sie Ihre Niederlassung mit dem Stern.',
  'home.desk.favorites': 'Bestand meiner Favoriten dort',
  'home.desk.notices': 'Hinweise',
  'home.desk.notices.list': '„{name}“ hat sich geändert',
};

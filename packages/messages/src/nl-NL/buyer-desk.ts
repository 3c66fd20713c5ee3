import type { buyerDesk as source } from '../en-US/buyer-desk.ts';
import type { Translation } from '../translation.ts';

export const buyerDesk: Translation<typeof source> = {
  'home.desk.today': 'Vandaag',
  'home.desk.arriving': 'Onderweg',
  'home.desk.arriving.counts': 'vandaag {today} · {week} in 7 dagen',
  'home.desk.arriving.none': 'Geen leveringen in de komende zeven dagen.',
  'home.desk.back.none': 'Geen naleveringen.',
  'home.desk.last': 'Laatste bestellingen',
  'home.desk.last.none': 'U hebt nog niets besteld.',
  'home.desk.all': 'Alles tonen',
  'home.desk.cart': 'Uw winkelwagen',
  'home.desk.center': 'Mijn filiaal',
  'centers.chooseOwn': 'Markeer uw eigen filiaal met de ster.',
  'home.desk.favorites': 'Voorraad van mijn favorieten daar',
  'home.desk.notices': 'Meldingen',
  'home.desk.notices.list': '“{name}” is gewijzigd',
};

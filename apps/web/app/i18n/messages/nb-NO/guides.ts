import type { guides as source } from '../en-US/guides.ts';
import type { Translation } from '../translation.ts';

export const guides: Translation<typeof source> = {
  'guides.more': 'Les mer',
  'guides.close': 'Forstått',
  'guides.search': 'Tre måter å se det på',
  'guides.search.text':
    'Kort, smale rader for mange om gangen eller én rad per produkt med størrelsene inni. Tasten / fører til søkefeltet overalt, og en skanner høres på alle sider.',
  'guides.variation': 'Mer enn en pris',
  'guides.variation.text':
    'Se trinn for trinn hvordan prisen din blir til, hva som er på lager de neste dagene og i hvilket senter. Still opptil fire varer side om side.',
  'guides.orders': 'Bestill det igjen',
  'guides.orders.text':
    'Åpne en ordre for å legge hele eller noen linjer i handlekurven til dagens priser. Ordrer finnes på nummer, referanse eller vare og kan hentes som Excel.',
  'guides.cart': 'Handlekurven virker som et regneark',
  'guides.cart.text':
    'Piltastene går fra celle til celle, Enter tar et antall og går videre. Lim inn linjer fra et regneark under «Mange linjer». Det du fjerner, kan angres.',
};

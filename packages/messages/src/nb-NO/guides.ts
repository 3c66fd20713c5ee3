import type { guides as source } from '../en-US/guides.ts';
import type { Translation } from '../translation.ts';

export const guides: Translation<typeof source> = {
  'guides.more': 'Les mer',
  'guides.close': 'Forstått',
  'guides.search': 'Tre resultatvisninger',
  'guides.search.text':
    'Kort, kompakte rader eller én rad per produkt med varianter. Trykk / for å søke, og skann på alle sider.',
  'guides.variation': 'Mer enn en pris',
  'guides.variation.text':
    'Se hvordan prisen din er beregnet, forventet lager de neste dagene og lageret i hver butikk. Sammenlign opptil fire varer.',
  'guides.orders': 'Bestill igjen',
  'guides.orders.text':
    'Åpne en ordre for å legge alle eller noen linjer i handlekurven til dagens priser. Finn ordrer på nummer, referanse eller vare, og last dem ned til Excel.',
  'guides.cart': 'Handlekurven virker som et regneark',
  'guides.cart.text':
    'Flytt mellom felt med piltastene, og trykk Enter for å bruke et antall. Lim inn linjer fra et regneark under «Flere linjer». Det du fjerner, kan angres.',
};

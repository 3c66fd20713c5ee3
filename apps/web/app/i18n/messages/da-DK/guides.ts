import type { guides as source } from '../en-US/guides.ts';
import type { Translation } from '../translation.ts';

export const guides: Translation<typeof source> = {
  'guides.more': 'Læs mere',
  'guides.close': 'Forstået',
  'guides.search': 'Tre måder at se det på',
  'guides.search.text':
    'Kort, smalle rækker til mange ad gangen eller én række pr. produkt med størrelserne indeni. Tasten / fører til søgefeltet overalt, og en scanner høres på alle sider.',
  'guides.variation': 'Mere end en pris',
  'guides.variation.text':
    'Se trin for trin, hvordan din pris bliver til, hvad der er på lager de næste dage og i hvilket center. Stil op til fire varer side om side.',
  'guides.orders': 'Bestil det igen',
  'guides.orders.text':
    'Åbn en ordre for at lægge den hele eller nogle linjer i kurven til dagens priser. Ordrer findes på nummer, reference eller vare og kan hentes som Excel.',
  'guides.cart': 'Kurven virker som et regneark',
  'guides.cart.text':
    'Piletasterne går fra celle til celle, Enter tager et antal og går videre. Indsæt linjer fra et regneark under “Mange linjer”. Det, du fjerner, kan fortrydes.',
};

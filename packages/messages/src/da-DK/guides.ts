import type { guides as source } from '../en-US/guides.ts';
import type { Translation } from '../translation.ts';

export const guides: Translation<typeof source> = {
  'guides.more': 'Læs mere',
  'guides.close': 'Forstået',
  'guides.search': 'Tre visninger af resultater',
  'guides.search.text':
    'Kort, kompakte rækker eller én række pr. produkt med varianter. Tryk / for at søge, og scan på alle sider.',
  'guides.variation': 'Mere end en pris',
  'guides.variation.text':
    'Se, hvordan din pris er beregnet, det forventede lager de næste dage og lageret i hvert servicecenter. Sammenlign op til fire varer.',
  'guides.orders': 'Bestil igen',
  'guides.orders.text':
    'Åbn en ordre for at lægge alle eller nogle linjer i kurven til dagens priser. Find ordrer på nummer, reference eller vare, og hent dem til Excel.',
  'guides.cart': 'Kurven virker som et regneark',
  'guides.cart.text':
    'Skift felt med piletasterne, og tryk Enter for at anvende et antal. Indsæt linjer fra et regneark under “Flere linjer”. Du kan fortryde det, du fjerner.',
};

import type { guides as source } from '../en-US/guides.ts';
import type { Translation } from '../translation.ts';

export const guides: Translation<typeof source> = {
  'guides.more': 'Meer lezen',
  'guides.close': 'Begrepen',
  'guides.search': 'Drie weergaven',
  'guides.search.text':
    'Kaarten, smalle regels voor veel tegelijk, of één regel per product met de maten erin. Met de toets / gaat u overal naar het zoekveld, en een scanner werkt op elke pagina.',
  'guides.variation': 'Meer dan een prijs',
  'guides.variation.text':
    'Zie stap voor stap hoe uw prijs ontstaat, wat de komende dagen op voorraad is en in welke vestiging. Zet tot vier artikelen naast elkaar.',
  'guides.orders': 'Nog eens bestellen',
  'guides.orders.text':
    'Open een bestelling om alles of enkele regels tegen de prijzen van vandaag in de winkelwagen te leggen. Bestellingen vindt u op nummer, referentie of artikel, en komen ook als Excel.',
  'guides.cart': 'De winkelwagen werkt als een spreadsheet',
  'guides.cart.text':
    'Pijltoetsen gaan van cel naar cel, Enter neemt een aantal over en gaat verder. Plak regels uit een spreadsheet onder “Veel regels”. Wat u verwijdert, kunt u terughalen.',
};

import type { reportFiles as source } from '../en-US/report-files.ts';
import type { Translation } from '../translation.ts';

export const reportFiles: Translation<typeof source> = {
  'reportFile.searchesFile': 'Søk',
  'reportFile.salesFile': 'Salg etter plassering',
  'reportFile.funnelFile': 'Fra søk til ordre',
  'reportFile.query': 'Søk',
  'reportFile.language': 'Språk',
  'reportFile.searches': 'Antall søk',
  'reportFile.withoutResult': 'Uten treff',
  'reportFile.clicked': 'Med klikk',
  'reportFile.notClicked': 'Uten klikk',
  'reportFile.lastOn': 'Sist søkt',
  'reportFile.placement': 'Plassering',
  'reportFile.material': 'SAP-nummer',
  'reportFile.name': 'Navn',
  'reportFile.views': 'Visninger',
  'reportFile.adds': 'Lagt i handlekurven',
  'reportFile.addedQuantity': 'Antall lagt i handlekurven',
  'reportFile.orders': 'Ordrelinjer',
  'reportFile.orderedQuantity': 'Bestilt antall',
  'reportFile.day': 'Dato',
  'reportFile.visitsSearched': 'Besøk med søk',
  'reportFile.visitsClicked': 'Åpnet et treff',
  'reportFile.visitsAdded': 'La i handlekurven',
  'reportFile.visitsOrdered': 'Bestilte',
  'reportFile.placedOrders': 'Alle ordrer',
};

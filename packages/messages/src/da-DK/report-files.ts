import type { reportFiles as source } from '../en-US/report-files.ts';
import type { Translation } from '../translation.ts';

export const reportFiles: Translation<typeof source> = {
  'reportFile.searchesFile': 'Søgninger',
  'reportFile.salesFile': 'Salg efter placering',
  'reportFile.funnelFile': 'Fra søgning til ordre',
  'reportFile.query': 'Søgning',
  'reportFile.language': 'Sprog',
  'reportFile.searches': 'Søgninger',
  'reportFile.withoutResult': 'Uden resultat',
  'reportFile.clicked': 'Med klik',
  'reportFile.notClicked': 'Uden klik',
  'reportFile.lastOn': 'Senest søgt',
  'reportFile.placement': 'Placering',
  'reportFile.material': 'SAP-nummer',
  'reportFile.name': 'Navn',
  'reportFile.views': 'Visninger',
  'reportFile.adds': 'Lagt i kurv',
  'reportFile.addedQuantity': 'Antal lagt i kurv',
  'reportFile.orders': 'Ordrelinjer',
  'reportFile.orderedQuantity': 'Bestilt antal',
  'reportFile.day': 'Dato',
  'reportFile.visitsSearched': 'Besøg med søgning',
  'reportFile.visitsClicked': 'Åbnede et resultat',
  'reportFile.visitsAdded': 'Lagde i kurv',
  'reportFile.visitsOrdered': 'Bestilte',
  'reportFile.placedOrders': 'Alle ordrer',
};

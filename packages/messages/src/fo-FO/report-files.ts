import type { reportFiles as source } from '../en-US/report-files.ts';
import type { Translation } from '../translation.ts';

export const reportFiles: Translation<typeof source> = {
  'reportFile.searchesFile': 'Leitingar',
  'reportFile.salesFile': 'Søla eftir staðseting',
  'reportFile.funnelFile': 'Frá leiting til bílegging',
  'reportFile.query': 'Leiting',
  'reportFile.language': 'Mál',
  'reportFile.searches': 'Leitingar',
  'reportFile.withoutResult': 'Uttan úrslit',
  'reportFile.clicked': 'Við klikki',
  'reportFile.notClicked': 'Uttan klikk',
  'reportFile.lastOn': 'Seinast leitað',
  'reportFile.placement': 'Staðseting',
  'reportFile.material': 'SAP-nummar',
  'reportFile.name': 'Navn',
  'reportFile.views': 'Vísingar',
  'reportFile.adds': 'Lagt í kurvina',
  'reportFile.addedQuantity': 'Nøgd løgd í kurvina',
  'reportFile.orders': 'Bíleggingarlinjur',
  'reportFile.orderedQuantity': 'Bíløgd nøgd',
  'reportFile.day': 'Dagur',
  'reportFile.visitsSearched': 'Vitjanir við leiting',
  'reportFile.visitsClicked': 'Opnaðu eitt úrslit',
  'reportFile.visitsAdded': 'Løgdu í kurvina',
  'reportFile.visitsOrdered': 'Bíløgdu',
  'reportFile.placedOrders': 'Allar bíleggingar',
};

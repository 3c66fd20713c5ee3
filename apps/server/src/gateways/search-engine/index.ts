export type { SearchEngine, SuggestRequest } from './port.ts';

import { MOST_COMPARED } from './compared.ts';

const LONGEST_CODE = 40;

/** The materials that "/compare?codes=a,b" asks for: each once, at most four. */
export const codesOf = (search: URLSearchParams): string[] => {
  const codes = (search.get('codes') ?? '').split(',').map((code) => code.trim().slice(0, LONGEST_CODE));
  return [...new Set(codes)].filter((code) => code !== '').slice(0, MOST_COMPARED);
};

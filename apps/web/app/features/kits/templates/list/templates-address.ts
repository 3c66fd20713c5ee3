const LONGEST_QUERY = 100;
const MOST_PAGES = 100_000;

/** The list of templates as its address describes it. */
export interface TemplatesAddress {
  query: string;
  /** From 1. */
  page: number;
}

/** Parses the URL; invalid values are ignored. */
export const readTemplatesAddress = (search: URLSearchParams): TemplatesAddress => {
  const page = Number(search.get('page') ?? '1');
  return {
    query: (search.get('query') ?? '').slice(0, LONGEST_QUERY),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
};

/** Returns the part of the address behind "/kit-templates" that reads so. */
export const writeTemplatesAddress = ({ query, page }: TemplatesAddress): string => {
  const search = new URLSearchParams();
  if (query !== '') search.set('query', query);
  if (page > 1) search.set('page', String(page));
  const written = search.toString();
  return written === '' ? '' : `?${written}`;
};

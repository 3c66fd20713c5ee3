/** The ways to begin a project of kits, as the address names them. Section 2, "kit-creation flow". */
export const START_STEPS = ['new', 'orders', 'smart-kit', 'template'] as const;
export type StartStep = (typeof START_STEPS)[number];

const MOST_PAGES = 100_000;

/** The start page as its address describes it. */
export interface KitsAddress {
  /** Undefined: the list of recent projects. */
  step: StartStep | undefined;
  /** Page of the list, from 1. */
  page: number;
}

/** Parses the URL; invalid values are ignored. */
export const readKitsAddress = (search: URLSearchParams): KitsAddress => {
  const page = Number(search.get('page') ?? '1');
  return {
    step: START_STEPS.find((step) => step === search.get('start')),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
};

/** Returns the part of the address behind "/kits" that reads so. */
export const writeKitsAddress = ({ step, page }: KitsAddress): string => {
  const search = new URLSearchParams();
  if (step !== undefined) search.set('start', step);
  if (page > 1) search.set('page', String(page));
  const written = search.toString();
  return written === '' ? '' : `?${written}`;
};

import { useNavigate, useSearchParams } from 'react-router';
import { useShopPath } from '../../i18n/index.ts';

type Changes = Readonly<Record<string, string>>;

/** Characters that are taken of a part of an address. */
const LONGEST = 100;
const MOST_PAGES = 100_000;

const pageOf = (text: string | null): number => {
  const page = Number(text ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1;
};

/** Reads page, search and filters of a list from the URL, and links to others; `path` is the list's own, without locale. */
export const useAddress = (path: string) => {
  const [search] = useSearchParams();
  const shopPath = useShopPath();
  const navigate = useNavigate();
  /** Returns the URL of the same list with these parameters changed, on its first page unless a page is among them. */
  const hrefWith = (changes: Changes): string => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries({ page: '', ...changes })) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    const written = next.toString();
    return shopPath(written === '' ? path : `${path}?${written}`);
  };
  return {
    page: pageOf(search.get('page')),
    query: (search.get('query') ?? '').slice(0, LONGEST),
    get: (name: string, longest = LONGEST): string => (search.get(name) ?? '').slice(0, longest),
    hrefOf: (page: number): string => hrefWith({ page: page > 1 ? String(page) : '' }),
    go: (changes: Changes): void => void navigate(hrefWith(changes), { preventScrollReset: true }),
  };
};

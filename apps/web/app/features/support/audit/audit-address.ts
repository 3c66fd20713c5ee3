import { useNavigate, useSearchParams } from 'react-router';
import { useShopPath } from '../../../i18n/index.ts';

const PATH = '/support/audit';
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const OUTCOMES = ['done', 'refused', 'failed', 'begun'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const outcomeOf = (text: string | null): Outcome | undefined => OUTCOMES.find((outcome) => outcome === text);

const dateOf = (text: string | null): string | undefined => (text !== null && DATE.test(text) ? text : undefined);

const pageOf = (text: string | null): number => {
  const page = Number(text ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
};

/** What of the trail is shown, as the address says it; what nobody can ask for is left out. */
export const useAuditAddress = () => {
  const [search] = useSearchParams();
  const shopPath = useShopPath();
  const navigate = useNavigate();
  const hrefWith = (changes: Readonly<Record<string, string>>): string => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries({ page: '', ...changes })) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    const written = next.toString();
    return shopPath(written === '' ? PATH : `${PATH}?${written}`);
  };
  return {
    query: (search.get('find') ?? '').slice(0, 200),
    act: /^\w{1,60}$/.exec(search.get('act') ?? '')?.[0] ?? '',
    outcome: outcomeOf(search.get('outcome')),
    from: dateOf(search.get('from')),
    to: dateOf(search.get('to')),
    page: pageOf(search.get('page')),
    hrefOf: (page: number): string => hrefWith({ page: page > 1 ? String(page) : '' }),
    go: (changes: Readonly<Record<string, string>>): void =>
      void navigate(hrefWith(changes), { preventScrollReset: true }),
  };
};

import { useAddress } from '../../desk/index.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const LONGEST_QUERY = 200;
const OUTCOMES = ['done', 'refused', 'failed', 'begun'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const outcomeOf = (text: string): Outcome | undefined => OUTCOMES.find((outcome) => outcome === text);

const dateOf = (text: string): string | undefined => (DATE.test(text) ? text : undefined);

/** What of the trail is shown, as the address says it; what nobody can ask for is left out. */
export const useAuditAddress = () => {
  const { page, get, hrefOf, go } = useAddress('/support/audit');
  return {
    query: get('find', LONGEST_QUERY),
    act: /^\w{1,60}$/.exec(get('act'))?.[0] ?? '',
    outcome: outcomeOf(get('outcome')),
    from: dateOf(get('from')),
    to: dateOf(get('to')),
    page,
    hrefOf,
    go,
  };
};

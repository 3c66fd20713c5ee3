import { getMatters, type Matter, type OperationOutput } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { CountBadge, VisuallyHidden } from '../../../ui/index.ts';

/** Milliseconds between two requests. */
const REFRESH_INTERVAL = 60_000;

/** The number of open operations, beside the screen's name; nothing for none. */
export const OpenMatters = () => {
  const text = useText();
  const { data } = useOperationQuery(getMatters, { query: { pageSize: 1 } }, { refetchInterval: REFRESH_INTERVAL });
  if (data === undefined || data.OpenNumber === 0) return null;
  return (
    <>
      <CountBadge count={data.OpenNumber} />
      <VisuallyHidden> {text('support.matters.mark', { count: data.OpenNumber })}</VisuallyHidden>
    </>
  );
};

export type ListedMatters = OperationOutput<typeof getMatters>;

export const MATTERS_PATH = '/support/matters';

/** The kinds of failed operations, in display order. */
export const MATTER_KINDS: readonly Matter['Kind'][] = ['order-given-up', 'charge-failed', 'release-failed'];

/** Returns the kind that the URL filters by; undefined without a filter. */
export const matterKindOf = (written: string): Matter['Kind'] | undefined =>
  MATTER_KINDS.find((kind) => kind === written);

/** Returns the state that the URL filters by; open by default. */
export const matterStateOf = (written: string): 'open' | 'seen' => (written === 'seen' ? 'seen' : 'open');

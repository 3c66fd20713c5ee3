import { getMatters, type Matter, type OperationOutput } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { CountBadge, VisuallyHidden } from '../../../ui/index.ts';

/** Milliseconds between two requests. */
const REFRESH_INTERVAL = 60_000;

/** The number of open operations, beside the screen's name; nothing for none. */
export const OpenFailedOperations = () => {
  const text = useText();
  const { data } = useOperationQuery(getMatters, { query: { pageSize: 1 } }, { refetchInterval: REFRESH_INTERVAL });
  if (data === undefined || data.OpenNumber === 0) return null;
  return (
    <>
      <CountBadge count={data.OpenNumber} />
      <VisuallyHidden> {text('support.failedOperations.mark', { count: data.OpenNumber })}</VisuallyHidden>
    </>
  );
};

export type ListedFailedOperations = OperationOutput<typeof getMatters>;

export const FAILED_OPERATIONS_PATH = '/support/matters';

/** The kinds of failed operations, in display order. */
export const FAILED_OPERATION_KINDS: readonly Matter['Kind'][] = ['order-given-up', 'charge-failed', 'release-failed'];

/** Returns the kind that the URL filters by; undefined without a filter. */
export const failedOperationKindOf = (written: string): Matter['Kind'] | undefined =>
  FAILED_OPERATION_KINDS.find((kind) => kind === written);

/** Returns the state that the URL filters by; open by default. */
export const failedOperationStateOf = (written: string): 'open' | 'seen' => (written === 'seen' ? 'seen' : 'open');

import { getMatters } from '@grossist/contracts';
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

import { getMatters } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { CountBadge, VisuallyHidden } from '../../../ui/index.ts';

/** Milliseconds between two askings. */
const NOW_AND_THEN = 60_000;

/** How many matters wait for somebody, beside the screen's name; nothing when none does. */
export const OpenMatters = () => {
  const text = useText();
  const { data } = useOperationQuery(getMatters, { query: { pageSize: 1 } }, { refetchInterval: NOW_AND_THEN });
  if (data === undefined || data.OpenNumber === 0) return null;
  return (
    <>
      <CountBadge count={data.OpenNumber} />
      <VisuallyHidden> {text('support.matters.mark', { count: data.OpenNumber })}</VisuallyHidden>
    </>
  );
};

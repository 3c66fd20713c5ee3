import { getPunchoutSession, type OperationOutput } from '@grossist/contracts';
import { useOperationQuery } from '../../api/index.ts';
import { type MessageKey, useText } from '../../i18n/index.ts';
import { WarningBar } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';

/** Milliseconds for which a session is not requested again. */
const STALE_MS = 60_000;

/** Loads the session of a punchout user's procurement system; sends no request for other users. */
export const usePunchoutSession = () => {
  const user = useSignedInUser();
  return useOperationQuery(getPunchoutSession, {}, { enabled: user?.isPunchout === true, staleTime: STALE_MS });
};

type Notice = OperationOutput<typeof getPunchoutSession>['Notices'][number];

const TEXTS: Record<Notice['Reason'], MessageKey> = {
  unknown: 'punchout.notice.unknown',
  changed: 'punchout.notice.changed',
  refused: 'punchout.notice.refused',
};

/** Notes on the cart that a punchout user's system sent: that it is read-only, and what could not be added. */
export const VisitNotes = () => {
  const text = useText();
  const user = useSignedInUser();
  const isInspection = user?.isPunchout === true && user.isReadOnly;
  const { data: visit } = usePunchoutSession();
  return (
    <>
      {isInspection && <WarningBar tone="info">{text('punchout.inspect')}</WarningBar>}
      {visit && visit.Notices.length > 0 && (
        <WarningBar>
          <ul className="grid gap-1">
            {visit.Notices.map(({ Code, Reason }) => (
              <li key={`${Code}-${Reason}`}>{text(TEXTS[Reason], { code: Code })}</li>
            ))}
          </ul>
        </WarningBar>
      )}
    </>
  );
};

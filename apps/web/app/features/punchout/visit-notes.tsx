import type { getPunchoutSession, OperationOutput } from '@grossist/contracts';
import { type MessageKey, useText } from '../../i18n/index.ts';
import { WarningBar } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { usePunchoutSession } from './use-punchout-session.ts';

type Notice = OperationOutput<typeof getPunchoutSession>['Notices'][number];

const TEXTS: Record<Notice['Reason'], MessageKey> = {
  unknown: 'punchout.notice.unknown',
  changed: 'punchout.notice.changed',
  refused: 'punchout.notice.refused',
};

/** What a punchout user must know of the cart that their system sent: that it can only be looked at, what is not in it. */
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

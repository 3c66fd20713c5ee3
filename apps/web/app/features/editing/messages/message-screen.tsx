import { getMessage, type MessageDetails, sendMessageAgain } from '@grossist/contracts';
import { useOperation, useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Breadcrumbs, Button, notify, WarningBar } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { type DeskScreenProps, Facts, ScreenHead } from '../../desk/index.ts';
import { Answered } from '../parts/answered.tsx';
import { useProblemText } from '../parts/use-problem-text.ts';
import { KeptMail } from './kept-mail.tsx';
import { MessageState } from './message-state.tsx';
import { useTopicName } from './use-topic-name.ts';

/** Milliseconds between two askings while it is on its way. */
const OFTEN = 2000;

const TryAgain = ({ message }: { message: MessageDetails }) => {
  const text = useText();
  const problemText = useProblemText();
  const again = useOperation(sendMessageAgain, {
    invalidates: [getMessage.area],
    onSuccess: () => notify(text('editing.messages.again.done')),
    onError: (problem) => notify(problem.status === 409 ? text('editing.messages.again.not') : problemText(problem)),
  });
  return (
    <Button
      kind="primary"
      isPending={again.isPending}
      onPress={() => again.mutate({ params: { messageId: message.MessageId } })}
    >
      {text('editing.messages.again')}
    </Button>
  );
};

const Message = ({ message }: { message: MessageDetails }) => {
  const text = useText();
  const moment = useMoment();
  const topicName = useTopicName();
  const { NextAttemptAt: next, SettledAt: settled } = message;
  return (
    <>
      <ScreenHead title={`${topicName(message.Topic)} ${message.OrderId === null ? '' : message.About}`.trim()}>
        {message.State === 'failed' && <TryAgain message={message} />}
      </ScreenHead>
      {message.State !== 'sent' && message.Failure !== '' && (
        <WarningBar tone={message.State === 'failed' ? 'danger' : 'warning'}>
          {text('editing.messages.failure')}: <span className="break-words">{message.Failure}</span>
        </WarningBar>
      )}
      <Facts
        facts={[
          [
            text('editing.state'),
            <span key="state" className="flex flex-wrap items-center gap-x-3">
              <MessageState state={message.State} />
              <span className="text-sm text-muted">
                {text('editing.messages.attempts', { count: message.Attempts })}
                {next !== null && ` · ${text('editing.messages.next', { time: moment(next) })}`}
              </span>
            </span>,
          ],
          [text('editing.messages.told'), moment(message.ToldAt)],
          [text('editing.messages.settled'), settled === null ? '' : moment(settled)],
          [text('editing.messages.outcome'), message.Outcome],
          [
            text('editing.messages.id'),
            <span key="id" className="break-all tabular-nums">
              {message.MessageId}
            </span>,
          ],
        ]}
      />
      {message.Mail && <KeptMail mail={message.Mail} />}
    </>
  );
};

/** One message: how far it is, why it did not go, the mail where it was kept. [own-msg-02] [own-msg-03] */
export default function OneMessage({ params: { messageId = '' } }: DeskScreenProps) {
  const text = useText();
  const asked = { params: { messageId } };
  const first = useOperationQuery(getMessage, asked);
  const answer = useOperationQuery(getMessage, asked, {
    refetchInterval: first.data?.State === 'waiting' ? OFTEN : false,
  });
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: text('editing.messages'), path: '/operations/messages' },
          { name: answer.data?.About ?? '…', path: `/operations/messages/${messageId}` },
        ]}
      />
      <Answered answer={answer}>{(message) => <Message message={message} />}</Answered>
    </>
  );
}

import { getMessage, type KeptMail, type MessageDetails, sendMessageAgain } from '@grossist/contracts';
import { useOperation, useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, notify, WarningBar } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { type DeskScreenProps, Facts, ScreenHead } from '../../desk/index.ts';
import { useSize } from '../imports/use-units.ts';
import { DetailScreen, useProblemText } from '../parts/query-states.tsx';
import { MessageState, useOutcomeText, useTopicName } from './message-labels.tsx';

/** A stored mail as its recipient would see it, in a frame without scripts and requests. */
const StoredMail = ({ mail }: { mail: KeptMail }) => {
  const text = useText();
  const size = useSize();
  return (
    <section aria-labelledby="stored-mail" className="grid gap-4">
      <h2 id="stored-mail" className="text-lg">
        {text('editing.messages.mail')}
      </h2>
      <Facts
        facts={[
          [text('editing.messages.mail.subject'), <b key="subject">{mail.Subject}</b>],
          [text('editing.messages.mail.from'), mail.From],
          [text('editing.messages.mail.to'), mail.To.join(', ')],
          [text('editing.messages.mail.replyTo'), mail.ReplyTo],
        ]}
      />
      {mail.Attachments.length > 0 && (
        <div className="grid gap-1">
          <h3 className="text-sm text-muted">{text('editing.messages.mail.attachments')}</h3>
          <ul className="flex flex-wrap gap-2">
            {mail.Attachments.map(({ Name, Bytes, Url }) => (
              <li key={Url}>
                <a
                  href={Url}
                  download={Name}
                  className="inline-flex min-h-10 items-center gap-2 rounded-md border border-edge bg-surface px-3 hover:border-ink"
                >
                  <span className="font-semibold break-all">{Name}</span>
                  <span className="text-sm whitespace-nowrap text-muted">{size(Bytes)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <iframe
        title={text('editing.messages.mail.html')}
        src={mail.HtmlUrl}
        sandbox=""
        referrerPolicy="no-referrer"
        loading="lazy"
        className="h-160 w-full rounded-lg border border-line bg-surface"
      />
      <details className="rounded-lg border border-line bg-surface">
        <summary className="min-h-10 cursor-pointer px-4 py-2 font-semibold">
          {text('editing.messages.mail.plain')}
        </summary>
        <pre className="px-4 pb-4 font-sans text-sm break-words whitespace-pre-wrap">{mail.Text}</pre>
      </details>
    </section>
  );
};

/** Milliseconds between two requests while it waits. */
const REFRESH_INTERVAL = 2000;

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
  const outcomeText = useOutcomeText();
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
          [text('editing.messages.outcome'), outcomeText(message.Outcome)],
          [
            text('editing.messages.id'),
            <span key="id" className="break-all tabular-nums">
              {message.MessageId}
            </span>,
          ],
        ]}
      />
      {message.Mail && <StoredMail mail={message.Mail} />}
    </>
  );
};

/** One message: its state, why it failed, and the mail if it was stored. [own-msg-02] [own-msg-03] */
export default function OneMessage({ params: { messageId = '' } }: DeskScreenProps) {
  const text = useText();
  const input = { params: { messageId } };
  const first = useOperationQuery(getMessage, input);
  const answer = useOperationQuery(getMessage, input, {
    refetchInterval: first.data?.State === 'waiting' ? REFRESH_INTERVAL : false,
  });
  return (
    <DetailScreen
      list={{ name: text('editing.messages'), path: '/operations/messages' }}
      name={answer.data?.About}
      path={`/operations/messages/${messageId}`}
      answer={answer}
      loading={['heading', 'facts', 'heading', 'facts', 'panel']}
    >
      {(message) => <Message message={message} />}
    </DetailScreen>
  );
}

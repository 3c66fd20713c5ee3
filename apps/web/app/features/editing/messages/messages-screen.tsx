import { getMessages, type MessageSummary } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { ShopLink, Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { useAddress } from '../../desk/index.ts';
import { ListScreen, StateFilter } from '../parts/query-states.tsx';
import { MESSAGE_STATES, MessageState, useOutcomeText, useTopicName } from './message-labels.tsx';

const PAGE_SIZE = 20;
/** Milliseconds between two requests of the list. */
const REFRESH_INTERVAL = 5000;

const MessageTable = ({ messages }: { messages: readonly MessageSummary[] }) => {
  const text = useText();
  const moment = useMoment();
  const topicName = useTopicName();
  const outcomeText = useOutcomeText();
  return (
    <Table caption={text('editing.messages')}>
      <TableHead>
        <TableHeading>{text('editing.messages.what')}</TableHeading>
        <TableHeading>{text('editing.state')}</TableHeading>
        <TableHeading>{text('editing.messages.told')}</TableHeading>
      </TableHead>
      <TableBody>
        {messages.map((message) => (
          <TableRow key={message.MessageId}>
            <TableCell>
              <ShopLink
                to={`/operations/messages/${message.MessageId}`}
                className="block min-w-44 font-semibold hover:underline"
              >
                {topicName(message.Topic)}
              </ShopLink>
              <span className="block text-sm [overflow-wrap:anywhere] text-muted">{message.About}</span>
            </TableCell>
            <TableCell>
              <MessageState state={message.State} />
              <span className="block min-w-40 text-sm break-words text-muted">
                {message.State === 'sent' ? outcomeText(message.Outcome) : message.Failure}
              </span>
            </TableCell>
            <TableCell>
              <span className="block text-sm whitespace-nowrap">{moment(message.ToldAt)}</span>
              <span className="block text-sm text-muted">
                {text('editing.messages.attempts', { count: message.Attempts })}
              </span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

/** Messages to other systems and people, sent or waiting, the latest first. [own-msg-01] */
export default function Messages() {
  const text = useText();
  const { page, get, hrefOf, go } = useAddress('/operations/messages');
  const state = MESSAGE_STATES.find((one) => one === get('state'));
  const found = useOperationQuery(
    getMessages,
    { query: { State: state, Page: page, PageSize: PAGE_SIZE } },
    { keepPrevious: true, refetchInterval: REFRESH_INTERVAL },
  );
  return (
    <ListScreen
      title={text('editing.messages')}
      lead={text('editing.messages.lead')}
      tools={
        <StateFilter
          states={MESSAGE_STATES}
          nameOf={(id) => text(`editing.messages.state.${id}`)}
          state={state}
          onChange={(next) => go({ state: next ?? '' })}
        />
      }
      answer={found}
      loading={['line', { columns: 3 }]}
      renderSummary={({ Waiting, Failed }) => (
        <p role="status" className="text-sm text-muted">
          {text('editing.messages.counts', { waiting: Waiting, failed: Failed })}
        </p>
      )}
      rowsOf={({ PageItems, TotalItems }) => ({ rows: PageItems, total: TotalItems })}
      page={page}
      pageSize={PAGE_SIZE}
      hrefOf={hrefOf}
      empty={{ title: text('editing.messages.none'), text: text('editing.messages.none.text') }}
    >
      {(rows) => <MessageTable messages={rows} />}
    </ListScreen>
  );
}

import { getVariationFeedback, handleVariationFeedback, type VariationFeedback } from '@grossist/contracts';
import { useOperation, useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, Checkbox, notify, StateMark, TextLink } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { useAddress } from '../../desk/index.ts';
import { ListScreen, useProblemNotice } from '../parts/query-states.tsx';

const PAGE_SIZE = 20;

interface FeedbackCardProps {
  feedback: VariationFeedback;
  onHandle: (isHandled: boolean) => void;
}

const FeedbackCard = ({ feedback, onHandle }: FeedbackCardProps) => {
  const text = useText();
  const moment = useMoment();
  return (
    <li className="grid gap-2 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <TextLink to={feedback.Url} className="font-semibold">
          {feedback.ItemLocalMaterialName}
        </TextLink>
        <StateMark shape={feedback.IsHandled ? 'disc' : 'triangle'}>
          {text(feedback.IsHandled ? 'editing.feedback.handled' : 'editing.feedback.open')}
        </StateMark>
      </div>
      <p className="break-words whitespace-pre-line">{feedback.Text}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {text('editing.by', { name: `${feedback.GivenBy}, ${feedback.CompanyName}`, time: moment(feedback.GivenAt) })}
          {feedback.Contact !== '' && ` · ${feedback.Contact}`}
        </p>
        <Button size="small" onPress={() => onHandle(!feedback.IsHandled)}>
          {text(feedback.IsHandled ? 'editing.feedback.reopen' : 'editing.feedback.handle')}
          <span className="sr-only"> {feedback.ItemLocalMaterialName}</span>
        </Button>
      </div>
    </li>
  );
};

/** Customers' feedback on material data, to be marked as handled. [own-fbk-01] [own-fbk-02] */
export default function Feedback() {
  const text = useText();
  const { page, get, hrefOf, go } = useAddress('/editor/feedback');
  const withHandled = get('handled') === 'true';
  const query = { WithHandled: withHandled ? 'true' : 'false', Page: page, PageSize: PAGE_SIZE } as const;
  const found = useOperationQuery(getVariationFeedback, { query }, { keepPrevious: true });
  const handle = useOperation(handleVariationFeedback, useProblemNotice('catalogue'));
  const mark = (id: string, IsHandled: boolean): void =>
    handle.mutate(
      { params: { id }, body: { IsHandled } },
      {
        onSuccess: () =>
          notify(text(IsHandled ? 'editing.feedback.handled' : 'editing.feedback.open'), () =>
            handle.mutate({ params: { id }, body: { IsHandled: !IsHandled } }),
          ),
      },
    );
  return (
    <ListScreen
      title={text('editing.feedback')}
      lead={text('editing.feedback.lead')}
      tools={
        <Checkbox isSelected={withHandled} onChange={(next) => go({ handled: next ? 'true' : '' })}>
          {text('editing.feedback.withHandled')}
        </Checkbox>
      }
      answer={found}
      loading={['cards']}
      rowsOf={({ PageItems, TotalItems }) => ({ rows: PageItems, total: TotalItems })}
      page={page}
      pageSize={PAGE_SIZE}
      hrefOf={hrefOf}
      empty={{ title: text('editing.feedback.none') }}
    >
      {(rows) => (
        <ul className="grid gap-3">
          {rows.map((feedback) => (
            <FeedbackCard
              key={feedback.Id}
              feedback={feedback}
              onHandle={(isHandled) => mark(feedback.Id, isHandled)}
            />
          ))}
        </ul>
      )}
    </ListScreen>
  );
}

import { getOrderValidation, type OrderValidation } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { ShopLink, StateMark, WarningBar } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { type DeskScreenProps, ScreenHead } from '../../desk/index.ts';
import { DetailScreen } from '../parts/query-states.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { DocumentPanel } from './document-panel.tsx';
import { Faults } from './faults.tsx';
import { LinesTable } from './lines-table.tsx';
import { PartsPlaced } from './placing-in-parts.tsx';
import { STATE_SHAPES } from './statuses.ts';
import { SummaryPanel } from './summary-panel.tsx';
import { useChanges } from './use-changes.ts';

const Earlier = ({ earlier }: { earlier: OrderValidation['Earlier'] }) => {
  const text = useText();
  const moment = useMoment();
  if (earlier.length === 0) return null;
  const isPlaced = earlier.some(({ State }) => State === 'placed');
  return (
    <WarningBar tone={isPlaced ? 'danger' : 'warning'}>
      <p className="font-semibold">{text(isPlaced ? 'support.earlier.placed' : 'support.earlier')}</p>
      <ul>
        {earlier.map((each) => (
          <li key={each.ValidationId}>
            <ShopLink to={`/support/validation/${each.ValidationId}`} className="underline">
              {moment(each.CreatedAt)}
            </ShopLink>{' '}
            {each.CreatedBy}, {text(`support.state.${each.State}`)} {each.SalesOrderId}
          </li>
        ))}
      </ul>
    </WarningBar>
  );
};

const titleOf = ({ OrderNumber, FileName }: OrderValidation['Document']): string =>
  OrderNumber === '' ? FileName : OrderNumber;

const Validation = ({ validation }: { validation: OrderValidation }) => {
  const text = useText();
  const changes = useChanges(validation.ValidationId);
  const isOpen = validation.State === 'open';
  return (
    <>
      <ScreenHead
        title={titleOf(validation.Document)}
        mark={<StateMark shape={STATE_SHAPES[validation.State]}>{text(`support.state.${validation.State}`)}</StateMark>}
      />
      {validation.State === 'placed' && validation.Parts.length <= 1 && (
        <WarningBar tone="info">{text('support.placed', { number: validation.SalesOrderId })}</WarningBar>
      )}
      <PartsPlaced validation={validation} />
      {validation.State === 'placing' && <WarningBar>{text('support.placing')}</WarningBar>}
      <Earlier earlier={validation.Earlier} />
      <Faults faults={validation.Faults} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:grid-cols-2 desktop:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <DocumentPanel document={validation.Document} />
        <CustomerPanel validation={validation} changes={changes} isOpen={isOpen} />
        <SummaryPanel validation={validation} changes={changes} isOpen={isOpen} />
      </div>
      <LinesTable validation={validation} changes={changes} isOpen={isOpen} />
    </>
  );
};

/** One uploaded order: document, customer, sums and lines, until it is placed. */
export default function ValidationScreen({ params: { validationId = '' } }: DeskScreenProps) {
  const text = useText();
  const answer = useOperationQuery(getOrderValidation, { params: { validationId } });
  return (
    <DetailScreen
      list={{ name: text('support.validation'), path: '/support/validation' }}
      name={answer.data && titleOf(answer.data.Document)}
      path={`/support/validation/${validationId}`}
      answer={answer}
      loading={['heading', { beside: [['panel'], ['panel'], ['panel']] }, { columns: 6 }]}
    >
      {(validation) => <Validation key={validation.ValidationId} validation={validation} />}
    </DetailScreen>
  );
}

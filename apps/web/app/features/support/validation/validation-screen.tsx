import { getOrderValidation, type OrderValidation } from '@grossist/contracts';
import { useId } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { ShopLink, StateMark, WarningBar } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { type DeskScreenProps, ScreenHead } from '../../desk/index.ts';
import { DetailScreen } from '../parts/query-states.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { Faults } from './faults.tsx';
import { LinesTable } from './lines-table.tsx';
import { PartsPlaced } from './placing-in-parts.tsx';
import { STATE_SHAPES } from './statuses.ts';
import { SummaryPanel } from './summary-panel.tsx';
import { useChanges } from './use-changes.ts';

const Fact = ({ name, value }: { name: string; value: string }) =>
  value !== '' && (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="break-words">{value}</dd>
    </div>
  );

/** The header data of the uploaded document. */
const DocumentPanel = ({ document }: { document: OrderValidation['Document'] }) => {
  const text = useText();
  const format = useFormat();
  const id = useId();
  const buyer = [document.BuyerName, document.BuyerNumber].filter((part) => part !== '').join(', ');
  const registered = [document.BuyerGln, document.BuyerVatNumber].filter((part) => part !== '').join(', ');
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-lg border border-line bg-surface p-4">
      <h2 id={id} className="mb-3 text-lg">
        {text('support.document')}
      </h2>
      <dl className="grid gap-x-6 gap-y-2 tablet:grid-cols-2">
        <Fact
          name={text('support.document.file')}
          value={`${document.FileName} (${text(`support.format.${document.Format}`)})`}
        />
        <Fact name={text('support.document.number')} value={document.OrderNumber} />
        <Fact
          name={text('support.document.date')}
          value={document.OrderDate === '' ? '' : format.date(document.OrderDate)}
        />
        <Fact name={text('support.document.buyer')} value={buyer} />
        <Fact name={text('support.document.registered')} value={registered} />
        <Fact name={text('support.document.reference')} value={document.Reference} />
        <Fact name={text('support.document.project')} value={document.Project} />
        <Fact name={text('support.document.delivery')} value={document.DeliveryAddress} />
        <Fact
          name={text('support.document.deliveryDate')}
          value={document.DeliveryDate === null ? '' : format.date(document.DeliveryDate)}
        />
        <Fact name={text('support.document.note')} value={document.Note} />
      </dl>
    </section>
  );
};

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

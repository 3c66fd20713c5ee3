import { listOrderValidations } from '@grossist/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOperationQuery } from '../../../api/index.ts';
import { useShopPath, useText } from '../../../i18n/index.ts';
import { ShopLink, WarningBar } from '../../../ui/index.ts';
import { useAddress } from '../../desk/index.ts';
import { ListScreen } from '../parts/query-states.tsx';
import type { UploadedOrder } from './upload.ts';
import { UploadPanel } from './upload-panel.tsx';
import { ValidationTable } from './validation-table.tsx';

const PAGE_SIZE = 20;

const SeveralOrders = ({ orders, onClose }: { orders: readonly UploadedOrder[]; onClose: () => void }) => {
  const text = useText();
  return (
    <WarningBar tone="info" onClose={onClose}>
      <p>{text('support.upload.several', { count: orders.length })}</p>
      <ul className="flex flex-wrap gap-x-4">
        {orders.map(({ validationId, orderNumber, lineCount }, place) => (
          <li key={validationId}>
            <ShopLink to={`/support/validation/${validationId}`} className="underline">
              {orderNumber === '' ? `#${place + 1}` : orderNumber}
            </ShopLink>{' '}
            ({text('support.lines.count', { count: lineCount })})
          </li>
        ))}
      </ul>
    </WarningBar>
  );
};

/** A customer's order is uploaded; those that are being worked on, the latest first. [own-val-01] [own-val-02] */
export default function UploadScreen() {
  const text = useText();
  const path = useShopPath();
  const navigate = useNavigate();
  const { page, hrefOf } = useAddress('/support/validation');
  const [several, setSeveral] = useState<readonly UploadedOrder[]>([]);
  const open = useOperationQuery(
    listOrderValidations,
    { query: { page, pageSize: PAGE_SIZE, state: 'open' } },
    { keepPrevious: true },
  );
  const show = (orders: readonly UploadedOrder[]): void => {
    const [first] = orders;
    if (orders.length > 1) setSeveral(orders);
    else if (first !== undefined) void navigate(path(`/support/validation/${first.validationId}`));
  };
  return (
    <ListScreen
      title={text('support.validation')}
      lead={text('support.validation.lead')}
      tools={
        <>
          <UploadPanel onDone={show} />
          {several.length > 0 && <SeveralOrders orders={several} onClose={() => setSeveral([])} />}
          <h2 className="text-lg">{text('support.open')}</h2>
        </>
      }
      answer={open}
      loading={[{ columns: 6 }]}
      rowsOf={({ Validations, Total }) => ({ rows: Validations, total: Total })}
      page={page}
      pageSize={PAGE_SIZE}
      hrefOf={hrefOf}
      empty={{ title: text('support.open.none'), text: text('support.open.none.text') }}
    >
      {(rows) => <ValidationTable validations={rows} />}
    </ListScreen>
  );
}

import type { OrderValidationSummary } from '@grossist/contracts';
import { useFormat, useText } from '../../../i18n/index.ts';
import {
  ShopLink,
  StateDrawing,
  StateMark,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { ExpandableText } from '../../desk/index.ts';
import { LINE_STATUSES, STATE_SHAPES, STATUS_SHAPES, statusKey } from './statuses.ts';

const Counts = ({ validation }: { validation: OrderValidationSummary }) => {
  const text = useText();
  const format = useFormat();
  return (
    <ul className="flex min-w-36 flex-wrap gap-x-3 gap-y-0.5 text-sm">
      {LINE_STATUSES.filter((status) => validation.Counts[status] > 0).map((status) => (
        <li key={status} className="inline-flex items-center gap-1" title={text(statusKey(status))}>
          <StateDrawing shape={STATUS_SHAPES[status]} />
          <span className="sr-only">{text(statusKey(status))}: </span>
          {format.number(validation.Counts[status])}
        </li>
      ))}
    </ul>
  );
};

const Row = ({ validation }: { validation: OrderValidationSummary }) => {
  const text = useText();
  const moment = useMoment();
  const format = useFormat();
  const vendors = validation.Vendors.map(({ Name }) => Name);
  return (
    <TableRow>
      <TableCell>
        <ShopLink
          to={`/support/validation/${validation.ValidationId}`}
          className="block min-w-40 font-semibold break-words hover:underline"
        >
          {validation.OrderNumber === '' ? validation.FileName : validation.OrderNumber}
        </ShopLink>
        <span className="block text-sm [overflow-wrap:anywhere] text-muted">
          {validation.OrderNumber === '' ? '' : validation.FileName} {text(`support.format.${validation.Format}`)}
        </span>
      </TableCell>
      <TableCell>
        <span className="block min-w-36">{validation.CompanyName || text('support.customer.none')}</span>
        <span className="block text-sm text-muted">
          {[validation.SoldTo, validation.ContactName].filter((part) => part !== '').join(', ')}
        </span>
      </TableCell>
      <TableCell>
        <Counts validation={validation} />
        {vendors.length > 0 && <ExpandableText text={vendors.join(', ')} className="max-w-60 text-sm text-muted" />}
      </TableCell>
      <TableCell>
        <StateMark shape={STATE_SHAPES[validation.State]}>{text(`support.state.${validation.State}`)}</StateMark>
        {validation.SalesOrderId !== '' && (
          <span className="block text-sm">
            {validation.SalesOrderId}
            {validation.PartCount > 1 &&
              ` ${text('support.parts.more', { count: format.number(validation.PartCount - 1) })}`}
          </span>
        )}
      </TableCell>
      <TableCell isNumber>{validation.TotalStr}</TableCell>
      <TableCell>
        <span className="block text-sm whitespace-nowrap">{moment(validation.CreatedAt)}</span>
        <span className="block text-sm text-muted">{validation.CreatedBy}</span>
      </TableCell>
    </TableRow>
  );
};

/** Validations, each with what became of its lines. */
export const ValidationTable = ({ validations }: { validations: readonly OrderValidationSummary[] }) => {
  const text = useText();
  return (
    <Table caption={text('support.validations')}>
      <TableHead>
        <TableHeading>{text('support.order')}</TableHeading>
        <TableHeading>{text('support.customer')}</TableHeading>
        <TableHeading>{text('support.lines')}</TableHeading>
        <TableHeading>{text('support.state')}</TableHeading>
        <TableHeading isNumber>{text('support.total')}</TableHeading>
        <TableHeading>{text('support.created')}</TableHeading>
      </TableHead>
      <TableBody>
        {validations.map((validation) => (
          <Row key={validation.ValidationId} validation={validation} />
        ))}
      </TableBody>
    </Table>
  );
};

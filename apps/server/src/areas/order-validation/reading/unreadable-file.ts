import type { OrderRefusal } from '@grossist/order-formats';
import type { StoredFault } from '../../../db/index.ts';
import { Failure } from '../../../http/failure.ts';
import { keepable } from '../store/index.ts';
import { storedFaultOf } from './stored-document.ts';

const detailOf = ({ reason, place }: OrderRefusal): string => {
  const where = [
    place.line === undefined ? '' : `line ${place.line}`,
    place.segment === undefined ? '' : `segment ${place.segment}`,
    place.name ?? '',
  ].filter((part) => part !== '');
  return keepable(where.length > 0 ? `${where.join(', ')}: ${reason}` : reason);
};

/** 422: a file that is no order, or none that is read; why is told as a fault of the whole document. */
export class UnreadableFile extends Failure {
  readonly fault: StoredFault;

  constructor(refusal: OrderRefusal) {
    const detail = detailOf(refusal);
    super(422, 'unreadable-file', 'The file can not be read', detail, [{ field: refusal.code, message: detail }]);
    this.fault = storedFaultOf({ ...refusal, severity: 'lost' });
  }
}

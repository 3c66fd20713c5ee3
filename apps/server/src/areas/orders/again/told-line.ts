import type { Buyer } from '../../identity/index.ts';
import { lineName } from '../details/line-name.ts';
import type { OrderLineRow } from '../details/read-order.ts';

/** Which line of the order is spoken of. */
export const toldOf = (line: OrderLineRow, buyer: Buyer) => ({
  LineNumber: line.line_number,
  Code: line.code,
  Name: lineName(line, buyer),
});

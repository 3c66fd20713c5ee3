import type { createOrder, OperationOutput, OrderValidationInfo } from '@grossist/contracts';
import {
  changeToken,
  type DayChange,
  formatMoney,
  type Money,
  moneyToNumber,
  type PriceChange,
  quantityToNumber,
  type StockChange,
  type Texts,
  type TotalChange,
} from '@grossist/domain';
import type { Buyer } from '../identity/index.ts';
import { changeMessage, type LineRefusal, type Refusal, type RefusalReader, refusalMessage } from './refusals.ts';
import type { PlacedOrder } from './wanted-order.ts';

type CreatedOrder = OperationOutput<typeof createOrder>;
type RefusedLine = OrderValidationInfo['Lines'][number];
type Side = NonNullable<RefusedLine['Was']>;

const NOTHING: CreatedOrder = {
  SalesOrderId: null,
  OrderId: null,
  ErrorMessages: [],
  OrderValidationInfo: null,
  RcsToken: '',
  NetsRedirectUrl: null,
};

export const presentPlaced = (placed: PlacedOrder, rcsToken: string): CreatedOrder => ({
  ...NOTHING,
  SalesOrderId: placed.salesOrderId,
  OrderId: placed.orderId,
  RcsToken: rcsToken,
});

const UNSAID: Side = {
  NetPrice: null,
  NetPriceStr: '',
  ConfirmedQuantity: null,
  BackOrderQuantity: null,
  DeliveryDate: null,
};

const priced = (amount: Money, { currency, locale, showNetPrice }: RefusalReader): Side => ({
  ...UNSAID,
  NetPrice: showNetPrice ? moneyToNumber(amount) : null,
  NetPriceStr: showNetPrice ? formatMoney(amount, currency, locale) : '',
});

const sidesOf = (change: PriceChange | StockChange | DayChange, reader: RefusalReader): { Was: Side; Now: Side } => {
  switch (change.kind) {
    case 'price-changed':
      return { Was: priced(change.was, reader), Now: priced(change.now, reader) };
    case 'delivery-date':
      return { Was: { ...UNSAID, DeliveryDate: change.was }, Now: { ...UNSAID, DeliveryDate: change.now } };
    case 'back-order': {
      const { was, now } = change;
      return {
        Was: {
          ...UNSAID,
          ConfirmedQuantity: was.confirmed === undefined ? null : quantityToNumber(was.confirmed),
          DeliveryDate: was.deliveryDate ?? null,
        },
        Now: {
          ...UNSAID,
          ConfirmedQuantity: quantityToNumber(now.confirmed),
          BackOrderQuantity: quantityToNumber(now.backOrdered),
          DeliveryDate: now.backOrderDate ?? null,
        },
      };
    }
  }
};

const presentLine = (line: LineRefusal, reader: RefusalReader, words: Texts | undefined): RefusedLine => ({
  CartItemId: line.lineId,
  MaterialNo: line.sapMaterialNumber,
  Code: line.code,
  Message: refusalMessage(line, reader, words),
  AvailableQuantity: line.available === undefined ? null : quantityToNumber(line.available),
  MayBeAccepted: line.change !== undefined,
  ChangeToken: line.change === undefined ? null : changeToken(line.change),
  ...(line.change === undefined ? { Was: null, Now: null } : sidesOf(line.change, reader)),
});

const presentTotal = (total: TotalChange, reader: RefusalReader): OrderValidationInfo['Total'] => {
  const [was, now] = [priced(total.was, reader), priced(total.now, reader)];
  return {
    Was: was.NetPrice,
    WasStr: was.NetPriceStr,
    Now: now.NetPrice,
    NowStr: now.NetPriceStr,
    Message: changeMessage(total, reader),
    ChangeToken: changeToken(total),
  };
};

export interface PresentedRefusal {
  ErrorMessages: string[];
  OrderValidationInfo: OrderValidationInfo;
}

/** Why an order was refused, line by line, in the editors' words for their codes. */
export const presentRefusal = (
  { lines, total, currency }: Refusal,
  { locale, showNetPrice }: Pick<Buyer, 'locale' | 'showNetPrice'>,
  words: ReadonlyMap<string, Texts> = new Map(),
): PresentedRefusal => {
  const reader = { locale, showNetPrice, currency };
  const Lines = lines.map((line) => presentLine(line, reader, words.get(line.code)));
  const Total = total === undefined ? null : presentTotal(total, reader);
  const messages = [...Lines, ...(Total === null ? [] : [Total])].map(({ Message }) => Message);
  return {
    ErrorMessages: [...new Set(messages)],
    OrderValidationInfo: { Lines, Total, MayBeAccepted: Lines.every(({ MayBeAccepted }) => MayBeAccepted) },
  };
};

/** A refused order: no number, and why. */
export const presentRefused = (refusal: PresentedRefusal, rcsToken: string): CreatedOrder => ({
  ...NOTHING,
  ...refusal,
  RcsToken: rcsToken,
});

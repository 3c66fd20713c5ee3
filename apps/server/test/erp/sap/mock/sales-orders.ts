import { lineAmount, type Money, moneyOf, moneyToDecimal, quantityOf, sumMoney } from '@grossist/domain';
import type { Draft } from './entities.ts';
import type { Row } from './filter.ts';
import { checkedValue, type Value } from './literals.ts';
import { type EntitySet, setOfType } from './metadata.ts';
import { businessError } from './odata-error.ts';
import type { Store } from './store.ts';

export interface House {
  /** What SAP says of a line: how much it confirms and when; absent: all on the day that is asked for. */
  confirms?: (material: string, quantity: number) => readonly { quantity: string; date: string | undefined }[];
  /** Price of one; absent: 10. */
  price?: (material: string) => string;
  /** Customers that SAP has blocked. */
  blockedCustomers?: ReadonlySet<string>;
  now: () => number;
}

const REQUIRED = ['SalesOrderType', 'SalesOrganization', 'DistributionChannel', 'OrganizationDivision', 'SoldToParty'];
const DAY_MS = 86_400_000;

const dayOf = (milliseconds: number): string => `/Date(${milliseconds - (milliseconds % DAY_MS)})/`;
/** With all places of its type. */
const amountOf = ({ type }: EntitySet, name: string, amount: Money): Value => {
  const property = type.properties.get(name);
  return property === undefined ? null : checkedValue(property, moneyToDecimal(amount));
};

const textOf = (value: Value | undefined): string => (value === undefined || value === null ? '' : String(value));

/** What the sales-order service does beside storing: numbers, checks, amounts and schedule lines. */
export class SalesOrderRules {
  #next = 4_711;

  constructor(
    private readonly store: Store,
    private readonly house: House,
  ) {}

  #set(type: string): EntitySet {
    return setOfType(this.store.metadata, type);
  }

  /** Makes an order with all that was given. @throws ODataError 400 when a rule forbids it; then nothing is made */
  create(draft: Draft): Row {
    for (const name of REQUIRED) {
      if (textOf(draft.values[name]) === '') throw businessError('V1/012', `Enter a value for ${name}`);
    }
    const soldTo = textOf(draft.values['SoldToParty']);
    if (this.house.blockedCustomers?.has(soldTo)) throw businessError('VP/101', `Customer ${soldTo} is blocked`);
    const items = draft.children.get('to_Item') ?? [];
    if (items.length === 0) throw businessError('V1/382', 'The order has no items');
    const SalesOrder = String(this.#next);
    this.#next += 1;
    const now = this.house.now();
    const asked = textOf(draft.values['RequestedDeliveryDate']) || dayOf(now);
    const currency = textOf(draft.values['TransactionCurrency']);
    const lines = items.map((item, index) => this.#item(item, index, { SalesOrder, asked, currency }));
    const order: Row = {
      ...draft.values,
      SalesOrder,
      RequestedDeliveryDate: asked,
      CreationDate: dayOf(now),
      LastChangeDateTime: `/Date(${now}+0000)/`,
      TotalNetAmount: amountOf(draft.set, 'TotalNetAmount', sumMoney(lines.map(({ amount }) => amount))),
      OverallSDProcessStatus: 'A',
    };
    this.store.add(draft.set, order);
    for (const { rows } of lines) for (const { set, row } of rows) this.store.add(set, row);
    this.#children(draft, { SalesOrder });
    return order;
  }

  #item(item: Draft, index: number, given: { SalesOrder: string; asked: string; currency: string }) {
    const { SalesOrder, asked, currency } = given;
    const material = textOf(item.values['Material']);
    if (material === '') throw businessError('V1/301', `Item ${index + 1} has no material`);
    const quantity = textOf(item.values['RequestedQuantity']);
    if (!(Number(quantity) > 0)) throw businessError('V1/331', `Item ${index + 1} has no quantity`);
    const SalesOrderItem = textOf(item.values['SalesOrderItem']) || String((index + 1) * 10);
    const amount = this.#amount(item, material, quantity);
    const unit = textOf(item.values['RequestedQuantityUnit']) || 'PC';
    const keys = { SalesOrder, SalesOrderItem };
    const row: Row = {
      ...item.values,
      ...keys,
      RequestedQuantityUnit: unit,
      TransactionCurrency: currency,
      NetAmount: amountOf(item.set, 'NetAmount', amount),
    };
    const confirms = this.house.confirms?.(material, Number(quantity)) ?? [{ quantity, date: asked }];
    const schedule = confirms.map((part, at) => ({
      set: this.#set('A_SalesOrderScheduleLineType'),
      row: {
        ...keys,
        ScheduleLine: String(at + 1),
        RequestedDeliveryDate: asked,
        ConfirmedDeliveryDate: part.date ?? null,
        OrderQuantityUnit: unit,
        ScheduleLineOrderQuantity: at === 0 ? quantity : '0.000',
        ConfdOrderQtyByMatlAvailCheck: part.quantity,
      },
    }));
    this.#children(item, keys);
    return { amount, rows: [{ set: item.set, row }, ...schedule] };
  }

  /** By the price that was sent, else the house's own. */
  #amount(item: Draft, material: string, quantity: string): Money {
    const sent = item.children.get('to_PricingElement')?.[0]?.values;
    const price = sent === undefined ? (this.house.price?.(material) ?? '10') : textOf(sent['ConditionRateValue']);
    const per = sent === undefined ? '1' : textOf(sent['ConditionQuantity']) || '1';
    return lineAmount(moneyOf(price.replace(/(\.\d{4})0+$/, '$1')), quantityOf(per), quantityOf(quantity));
  }

  #children(draft: Draft, keys: Row): void {
    for (const [name, children] of draft.children) {
      if (name === 'to_Item') continue;
      children.forEach((child, index) => {
        const row = { ...child.values, ...keys };
        if (name === 'to_PricingElement')
          Object.assign(row, { PricingProcedureStep: '20', PricingProcedureCounter: String(index) });
        this.store.add(child.set, row);
      });
    }
  }
}

import { createOrder, type OperationInput, type OperationOutput, type OrderValidationInfo } from '@grossist/contracts';
import type { Page } from 'playwright-core';

type Asked = OperationInput<typeof createOrder>['body'];
type Line = OrderValidationInfo['Lines'][number];
type Side = NonNullable<Line['Was']>;

const side = (more: Partial<Side>): Side => ({
  NetPrice: null,
  NetPriceStr: '',
  ConfirmedQuantity: null,
  BackOrderQuantity: null,
  DeliveryDate: null,
  ...more,
});

const dearer: Partial<Line> = {
  Code: 'price-changed',
  Message: 'Prisen er ændret.',
  MayBeAccepted: true,
  ChangeToken: 'price',
  Was: side({ NetPrice: 10, NetPriceStr: '10,00 kr.' }),
  Now: side({ NetPrice: 12, NetPriceStr: '12,00 kr.' }),
};

const later: Partial<Line> = {
  Code: 'back-order',
  Message: 'Lageret er blevet mindre.',
  MayBeAccepted: true,
  ChangeToken: 'stock',
  Was: side({ ConfirmedQuantity: 2, BackOrderQuantity: 0 }),
  Now: side({ ConfirmedQuantity: 1, BackOrderQuantity: 1, DeliveryDate: '2026-12-09' }),
};

const fewer: Partial<Line> = { Code: 'phased-out-stock', Message: 'Der er kun 1 tilbage.', AvailableQuantity: 1 };

/** Of the first line all that may be accepted, of the others what may not. */
const linesOf = ({ Items = [] }: Asked): Line[] =>
  Items.flatMap(({ MaterialNo, CartItemId = '' }, place) =>
    (place === 0 ? [dearer, later] : [fewer]).map((more) => ({
      CartItemId,
      MaterialNo,
      Code: 'blocked',
      Message: '',
      AvailableQuantity: null,
      MayBeAccepted: false,
      ChangeToken: null,
      Was: null,
      Now: null,
      ...more,
    })),
  );

/** From now on no order of the page is taken, for every reason there is. */
export const takeNoOrder = (page: Page): Promise<unknown> =>
  page.route(
    (url) => url.pathname === createOrder.path,
    (route) => {
      const json: OperationOutput<typeof createOrder> = {
        SalesOrderId: null,
        OrderId: null,
        ErrorMessages: [],
        OrderValidationInfo: {
          Lines: linesOf(route.request().postDataJSON()),
          Total: {
            Was: 100,
            WasStr: '100,00 kr.',
            Now: 120,
            NowStr: '120,00 kr.',
            Message: 'Totalen er ændret.',
            ChangeToken: 'total',
          },
          MayBeAccepted: false,
        },
        RcsToken: '',
        NetsRedirectUrl: null,
      };
      return route.fulfill({ json });
    },
  );

import {
  backSents,
  getOrder,
  getReturnOrder,
  kitOrderDetails,
  type OperationOutput,
  type OrderDetails,
  type OrderLine,
  type OrderSummary,
  orderSents,
  previewKitLabels,
  returnOrders,
} from '@grossist/contracts';
import type { Page } from 'playwright-core';
import { aLine } from '../../../apps/web/test/orders/builders.ts';
import type { Answer } from './cart-page.ts';

export const ORDER_ID = '0192a000-0000-7000-8000-000000000005';
export const KIT_ID = '0192a000-0000-7000-8000-000000000077';
export const RETURN_ID = '0192a000-0000-7000-8000-000000000009';

/** An order of the sort that takes days to come about: partly delivered, the rest owed. */
export const aSummary = (traits: Partial<OrderSummary> = {}): OrderSummary => ({
  OrderId: ORDER_ID,
  SalesOrderId: '4500099005',
  OrderType: 'ZOR',
  Name: 'Cabinet 3',
  SoldTo: '100001',
  SoldToName: 'Nordkraft El',
  ProjectNumber: 'P-1042',
  CustomerReference: 'REF-77',
  OrderedBy: 'Mette Holm',
  OrderedAt: '2026-03-02T09:12:00.000Z',
  DeliveryDate: '2026-03-04',
  DeliveryType: 'Normal',
  LineCount: 3,
  HasBackOrder: true,
  Status: 'partly-delivered',
  BackOrderLineCount: 1,
  NextBackOrderDate: '2026-03-17',
  BackOrderDates: [{ Kind: 'expected', Date: '2026-03-17', LineCount: 1 }],
  Source: 'shop',
  PaymentMethod: 'invoice',
  Currency: 'DKK',
  Total: 1234.5,
  TotalStr: '1.234,50 kr.',
  ...traits,
});

export const anOrderLine = (LineNumber: number, traits: Partial<OrderLine> = {}): OrderLine =>
  aLine({
    LineNumber,
    MaterialNo: `1000${LineNumber}`,
    Code: `57000${LineNumber}`,
    Name: `Switch ${LineNumber}`,
    TypeDesignation: `S${LineNumber}`,
    ImageUrl: '/media/materials/none.svg',
    Url: `/variation/57000${LineNumber}`,
    UnitPriceStr: '7,35 kr.',
    NetPrice: 73.5,
    NetPriceStr: '73,50 kr.',
    ...traits,
  });

const DELIVERED = { Status: 'delivered', DeliveredQuantity: 10, ReturnableQuantity: 10 } as const;
const OWED = { Status: 'back-ordered', BackOrderQuantity: 10, BackOrderDate: '2026-03-17' } as const;

const step = (
  Step: OrderDetails['Progress'][number]['Step'],
  At: string | null,
  IsReached: boolean,
  IsPartly = false,
) => ({
  Step,
  At,
  IsReached,
  IsPartly,
});

/** Two lines delivered, one owed, a kit confirmed; a delivery that came and one that is planned. */
export const anOrder = (traits: Partial<OrderDetails> = {}): OrderDetails => ({
  ...aSummary(),
  Lines: [
    anOrderLine(1, DELIVERED),
    anOrderLine(2, DELIVERED),
    anOrderLine(3, OWED),
    anOrderLine(4, { Name: 'Bathroom', KitId: KIT_ID, Quantity: 1, ConfirmedQuantity: 1 }),
    anOrderLine(5, { ParentLineNumber: 4, KitId: KIT_ID }),
  ],
  Address: null,
  SubTotalStr: '900,00 kr.',
  DutiesStr: '0,00 kr.',
  FreightCostStr: '87,60 kr.',
  VatStr: '246,90 kr.',
  VatPercent: 25,
  Progress: [
    step('ordered', '2026-03-02T09:12:00.000Z', true),
    step('confirmed', '2026-03-02T09:14:00.000Z', true),
    step('picked', '2026-03-03T12:00:00.000Z', true, true),
    step('on-the-way', '2026-03-03T18:00:00.000Z', true, true),
    step('delivered', '2026-03-04T06:30:00.000Z', true, true),
  ],
  Deliveries: [
    {
      DeliveryId: '800012345',
      Status: 'delivered',
      Carrier: 'Carrier',
      TrackingNumber: 'GR800012345DK',
      TrackingUrl: 'https://tracking.example/GR800012345DK',
      PlannedDate: '2026-03-04',
      PickedAt: '2026-03-03T12:00:00.000Z',
      ShippedAt: '2026-03-03T18:00:00.000Z',
      DeliveredAt: '2026-03-04T06:30:00.000Z',
      DeliveredTo: 'Havnegade 12, 8000 Aarhus C',
      Lines: [
        { LineNumber: 1, Quantity: 10 },
        { LineNumber: 2, Quantity: 10 },
      ],
    },
  ],
  Documents: [
    { Kind: 'pdf', Name: '', Url: `/api/orders/${ORDER_ID}/documents/pdf`, FileName: 'order-4500099005.pdf' },
    { Kind: 'ubl', Name: '', Url: `/api/orders/${ORDER_ID}/documents/ubl`, FileName: 'order-4500099005.xml' },
  ],
  Kits: [{ KitId: KIT_ID, Name: 'Bathroom', Quantity: 1 }],
  Returns: [],
  ConfirmationMailTo: 'buyer@example.com',
  TrackedAt: '2026-03-04T07:00:00.000Z',
  IsTrackingStale: false,
  ContactPerson: 'Ole Bang',
  ContactPhone: '+45 22 33 44 55',
  Note: 'Ring først\nPorten er låst',
  ...traits,
});

const FACETS: OperationOutput<typeof orderSents>['Facets'] = [
  { Key: 'status', Values: [{ Value: 'partly-delivered', Name: '', Count: 1 }] },
  { Key: 'month', Values: [{ Value: '2026-03', Name: '', Count: 1 }] },
  { Key: 'soldTo', Values: [{ Value: '100001', Name: 'Nordkraft El', Count: 1 }] },
];

/** Answers the overview's and the details' calls with an order that takes days to come about. */
export const withPastOrders = async (page: Page, answer: Answer, details: OrderDetails = anOrder()): Promise<void> => {
  const summary = aSummary();
  await answer(page, orderSents, (route) =>
    route.fulfill({
      json: {
        SentOrders: [summary],
        SentTotalPageAmount: 1,
        SentTotalNumber: 1,
        IsMoreFound: false,
        Facets: FACETS,
      } satisfies OperationOutput<typeof orderSents>,
    }),
  );
  await answer(page, backSents, (route) =>
    route.fulfill({
      json: {
        BackOrders: [summary],
        BackTotalPageAmount: 1,
        BackTotalNumber: 1,
        IsMoreFound: true,
        Facets: FACETS,
      } satisfies OperationOutput<typeof backSents>,
    }),
  );
  await answer(page, returnOrders, (route) =>
    route.fulfill({
      json: {
        ReturnOrders: [aReturn()],
        ReturnTotalPageAmount: 1,
        ReturnTotalNumber: 1,
        Facets: [{ Key: 'reason', Values: [{ Value: 'damaged', Name: '', Count: 1 }] }],
      },
    }),
  );
  await answer(page, { ...getOrder, path: getOrder.path.replace(':orderId', ORDER_ID) }, (route) =>
    route.fulfill({ json: details }),
  );
  await answer(page, { ...getReturnOrder, path: getReturnOrder.path.replace(':returnOrderId', RETURN_ID) }, (route) =>
    route.fulfill({ json: aReturn() }),
  );
  await answer(page, kitOrderDetails, (route) => route.fulfill({ json: aKit() }));
  await answer(page, previewKitLabels, (route) => route.fulfill({ contentType: 'image/svg+xml', body: A_LABEL }));
};

export const aReturn = (
  traits: Partial<OperationOutput<typeof getReturnOrder>> = {},
): OperationOutput<typeof getReturnOrder> => ({
  ReturnOrderId: RETURN_ID,
  ReturnNumber: 'R4501',
  Status: 'requested',
  OrderId: ORDER_ID,
  SalesOrderId: '4500099005',
  Name: 'Cabinet 3',
  SoldTo: '100001',
  SoldToName: 'Nordkraft El',
  ProjectNumber: 'P-1042',
  CustomerReference: 'REF-77',
  ReturnedBy: 'Mette Holm',
  ReturnedAt: '2026-03-05T09:12:00.000Z',
  Reasons: ['damaged'],
  LineCount: 1,
  Currency: 'DKK',
  Total: 22.05,
  TotalStr: '22,05 kr.',
  Note: '',
  ReceivedAt: null,
  CreditedAt: null,
  RefusedAt: null,
  Lines: [
    {
      LineNumber: 1,
      MaterialNo: '10001',
      Code: '570001',
      Name: 'Switch 1',
      TypeDesignation: 'S1',
      ImageUrl: '/media/materials/none.svg',
      Url: '/variation/570001',
      SalesUnit: 'PCE',
      Quantity: 3,
      Reason: 'damaged',
      Note: '',
      NetPrice: 22.05,
      NetPriceStr: '22,05 kr.',
    },
  ],
  ...traits,
});

const A_LABEL = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 102 152"></svg>';

const aKit = (): OperationOutput<typeof kitOrderDetails> => ({
  kitId: KIT_ID,
  orderType: 'sent',
  headerDescription: 'Bathroom',
  quantity: 1,
  itemCount: 1,
  items: [
    {
      id: KIT_ID,
      sapMaterialNumber: '10005',
      itemLocalMaterialName: 'Switch 5',
      itemArticleDisplayType: 'electrical',
      itemArticleDisplayNumber: '7034201',
      itemEANNumberBuoM: '5700000000012',
      firstImageUrl: '/media/materials/none.svg',
      quantity: 10,
      itemSalesUnit: 'PCE',
      netPrice: 73.5,
      netPriceStr: '73,50 kr.',
      note: 'Above the sink',
      additionalNote: '',
      lineNumber: 60,
      stock: null,
    },
  ],
  netPrice: 73.5,
  netPriceStr: '73,50 kr.',
  label: {
    headerDescription: 'Bathroom',
    projectNumber: 'P-1042',
    projectTitle: 'Harbour',
    customerReference: 'REF-77',
    orderName: 'Cabinet 3',
    salesOrderId: '4500099005',
    deliveryDate: '2026-03-04',
    deliveredTo: 'Havnegade 12, 8000 Aarhus C',
    quantity: 1,
    barcodeNumber: '4500099005-4',
    materials: [{ number: '7034201', name: 'Switch 5', quantity: 10, salesUnit: 'PCE' }],
  },
});

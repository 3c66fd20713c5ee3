import { type Erp, ErpDoesNotAnswer } from '../../src/gateways/erp/port.ts';

const noAnswer = (): Promise<never> => Promise.reject(new ErpDoesNotAnswer('No response'));

/** An ERP that answers nothing. */
export const erpThatIsDown: Erp = {
  prices: noAnswer,
  cartPrice: noAnswer,
  takeOrder: noAnswer,
  orderProgress: noAnswer,
  returnProgress: noAnswer,
  deliveryDates: noAnswer,
  datesOfRoute: noAnswer,
  fastboxStock: noAnswer,
  remnants: noAnswer,
  centerStock: noAnswer,
  bundlePrices: noAnswer,
  bundlesWith: noAnswer,
  bundles: noAnswer,
  parcelTerms: noAnswer,
  kitHeaderMaterial: noAnswer,
  serviceCenters: noAnswer,
  fastboxZone: noAnswer,
  calendar: noAnswer,
};

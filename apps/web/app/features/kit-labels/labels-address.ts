import { type OperationInput, previewKitLabels, printKitLabels } from '@grossist/contracts';
import { addressOf } from '../../api/client.ts';

/** What labels are printed for: the kits of a sent order, of an open cart or of a project. */
export type KitLabelsSource = ({ orderId: string } | { cartId: string } | { smartKitId: string }) & {
  /** These kits alone; absent: all. */
  kitIds?: readonly string[];
};

export interface LabelSettings {
  product: string;
  /** First free label of the first page, counted from 1. */
  offset: number;
  /** Millimeters, to the right and downwards. */
  shift: { x: number; y: number };
  hasContents: boolean;
  hasAddress: boolean;
  copies: number;
}

type Query = NonNullable<OperationInput<typeof printKitLabels>['query']>;

const queryOf = (source: KitLabelsSource, settings: LabelSettings): Query => ({
  ...('orderId' in source ? { OrderId: source.orderId } : {}),
  ...('cartId' in source ? { CartId: source.cartId } : {}),
  ...('smartKitId' in source ? { SmartKitId: source.smartKitId } : {}),
  ...(source.kitIds === undefined ? {} : { KitIds: source.kitIds.join(',') }),
  Product: settings.product,
  Offset: settings.offset,
  ShiftX: settings.shift.x,
  ShiftY: settings.shift.y,
  HasContents: settings.hasContents ? 'true' : 'false',
  HasAddress: settings.hasAddress ? 'true' : 'false',
  Copies: settings.copies,
});

/** Address of the PDF. [own-kit-05] */
export const kitLabelsPdf = (source: KitLabelsSource, settings: LabelSettings): string =>
  addressOf(printKitLabels.path, { query: queryOf(source, settings) });

/** Address of a picture of the first page, with the edges of its labels. [own-kit-23] */
export const kitLabelsAddress = (source: KitLabelsSource, settings: LabelSettings): string =>
  addressOf(previewKitLabels.path, { query: { ...queryOf(source, settings), HasOutlines: 'true' } });

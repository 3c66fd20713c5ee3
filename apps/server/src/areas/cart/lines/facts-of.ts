import { type DeliveryType, type LineFacts, quantityOf } from '@grossist/domain';
import { type LineRow, lineFactsOf } from '../line-facts.ts';
import type { LineMaterial } from '../queries/lines-to-change.ts';
import type { StockOf } from '../queries/stock-of.ts';
import type { WorkingLines } from './working-lines.ts';

/** What is known of the cart beside its lines. */
export interface Surroundings {
  deliveryType: DeliveryType;
  asksBeforeCuts: boolean;
  materials: ReadonlyMap<string, LineMaterial>;
  stocks: StockOf;
}

/** What the rules want to know of a line beside the others; absent for one whose material is not known. */
export const factsOf = (
  line: LineRow,
  lines: WorkingLines,
  around: Surroundings,
  cableCutAccepted: boolean,
): LineFacts | undefined => {
  const known = around.materials.get(line.id);
  return (
    known &&
    lineFactsOf(known.material, around.stocks.get(line.sap_material_number), {
      deliveryType: around.deliveryType,
      isOnClearanceSale: line.is_clearance,
      remnantLength: line.cable_remnant === null ? undefined : quantityOf(line.cable_remnant),
      isDirectDelivery: line.is_direct_delivery,
      cableCutAccepted,
      heldElsewhere: lines.heldBeside(line),
    })
  );
};

import * as calls from '@grossist/contracts';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import { quantityOfWire } from '../../../http/wire-quantity.ts';
import { orderKits, setQuantities } from '../commands/change-sheet.ts';
import { presentAdjustments } from '../presenter.ts';
import { readProject } from '../queries/projects.ts';
import { projectFieldsOf, showSheet } from '../queries/show-sheet.ts';
import type { KitsDeps } from './deps.ts';

/** A project as a sheet: materials down, kits across. */
export const sheetRoutes = ({ db }: KitsDeps): readonly Answer[] => {
  const projectOf = readProject(db);
  const sheet = showSheet(db);
  const set = setQuantities(db);
  const order = orderKits(db);

  return [
    answerBuyer(calls.getKitSheet, async ({ params: { id } }, buyer) => {
      const project = await projectOf(buyer, { id });
      return { ...projectFieldsOf(project), ...(await sheet.ofProject(buyer, id)) };
    }),
    answerBuyer(calls.setKitQuantities, async ({ params: { id }, body: { cells } }, buyer) => {
      const packed = await set(
        buyer,
        id,
        cells.map(({ quantity, seenQuantity, ...cell }) => ({
          ...cell,
          quantity: quantityOfWire(quantity),
          seen: seenQuantity === undefined ? undefined : quantityOfWire(seenQuantity),
        })),
      );
      const [kitIds, numbers] = [cells.map(({ kitId }) => kitId), cells.map((cell) => cell.sapMaterialNumber)];
      const { changed_at: changedAt } = await projectOf(buyer, { id });
      return {
        modifiedAtUtc: changedAt.toISOString(),
        ...(await sheet.parts(buyer, kitIds, numbers)),
        adjustments: presentAdjustments(packed),
      };
    }),
    answerBuyer(calls.orderKits, async ({ params: { id }, body }, buyer) => {
      await order(buyer, id, body);
      return DONE;
    }),
  ];
};

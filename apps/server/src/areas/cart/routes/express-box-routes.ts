import { calculateFastbox } from '@grossist/contracts';
import { quantityToNumber } from '@grossist/domain';
import { type Answer, answer } from '../../../http/answer.ts';
import { quantityOfWire } from '../../../http/check-input.ts';
import {
  catalogueReaderOf,
  findListMarks,
  findVisibleDocuments,
  markDocuments,
  presentDocument,
} from '../../catalogue/index.ts';
import { calculateBox } from '../express-box/calculate-box.ts';
import type { OrderLineFault } from '../lines/read-wishes.ts';
import type { CartDeps } from './deps.ts';

const instant = (milliseconds: number | undefined): string | null =>
  milliseconds === undefined ? null : new Date(milliseconds).toISOString();

const KINDS = [
  'unknown-article-number',
  'several-articles',
  'wrong-quantity',
  'not-orderable',
  'out-of-stock',
] as const;

/** Units and smart kits are not part of a calculation, so that their faults cannot occur. */
const kindOf = (fault: OrderLineFault): (typeof KINDS)[number] =>
  KINDS.find((kind) => kind === fault) ?? 'wrong-quantity';

/** What fits into an express box. [own-svc-02] */
export const expressBoxRoutes = ({ db, erp, now = Date.now }: CartDeps): readonly Answer[] => {
  const boxOf = calculateBox(db, erp, now);
  const documentsOf = findVisibleDocuments(db);
  const marksOf = findListMarks(db);

  return [
    answer(calculateFastbox, async ({ body }, { visitor }) => {
      const box = await boxOf(visitor, {
        postalCode: body.zipcode.trim(),
        items: body.Items.map(({ Identifier, Quantity }) => ({
          identifier: Identifier,
          quantity: quantityOfWire(Quantity),
        })),
      });
      const reader = catalogueReaderOf(visitor, body.cultureName);
      const numbers = [...new Set(box.lines.map(({ material }) => material.sapMaterialNumber))];
      const [rows, marks] = await Promise.all([documentsOf(numbers, reader), marksOf(reader.contactId, numbers)]);
      const documents = new Map(
        markDocuments(
          rows.map((row) => presentDocument(row, reader.language)),
          marks,
        ).map((document) => [document.ItemSAPMaterialNumber, document]),
      );
      const { there } = box;
      const closesAt = there?.delivery?.closesAt;
      return {
        PostalCode: body.zipcode.trim(),
        Refusal: box.refusal === 'no-address' || box.refusal === 'picked-up' ? null : (box.refusal ?? null),
        ServiceCenterName: box.centerName,
        ClosingTime: instant(closesAt),
        DeliveryTime: instant(there?.delivery?.arrivesAt),
        SecondsLeft: closesAt === undefined ? 0 : Math.max(0, Math.ceil((closesAt - now()) / 1000)),
        IsMaxi: box.isMaxi,
        IsMaxiPossible: there?.zone?.isMaxiPossible ?? false,
        Packages: box.lines.reduce((sum, { packages }) => sum + packages, 0),
        SmallBoxPackages: box.smallBoxPackages ?? null,
        Items: box.lines.flatMap((line) => {
          const document = documents.get(line.material.sapMaterialNumber);
          if (document === undefined) return [];
          return [
            {
              Identifier: line.identifier,
              MaterialNo: line.material.sapMaterialNumber,
              Document: document,
              RequestedQuantity: quantityToNumber(line.requested),
              Quantity: quantityToNumber(line.quantity),
              Packages: line.packages,
              IsBulky: line.isBulky,
              IsRounded: line.isRounded,
              IsCapped: line.isCapped,
              AvailableQuantity: line.available === undefined ? null : quantityToNumber(line.available),
            },
          ];
        }),
        NotAdded: box.faults.map(({ identifier, fault }) => ({ Identifier: identifier, Kind: kindOf(fault) })),
      };
    }),
  ];
};

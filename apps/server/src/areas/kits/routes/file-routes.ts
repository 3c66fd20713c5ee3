import * as calls from '@grossist/contracts';
import { quantityToNumber } from '@grossist/domain';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import { importKits } from '../commands/import-kits.ts';
import { showKits } from '../queries/show-kits.ts';
import type { KitsDeps } from './deps.ts';

/** Kits from files; files of kits are registered beside the operations. */
export const fileRoutes = ({ db, erp, readLinesFile }: KitsDeps): readonly Answer[] => {
  const importAll = importKits(db, readLinesFile);
  const kits = showKits(db, erp);

  return [
    answerBuyer(calls.importKitsCsv, async ({ params, body }, buyer) => {
      const { kitIds, results, quantityColumns } = await importAll(buyer, params.id, {
        fileName: body.FileName,
        content: Buffer.from(body.Content, 'base64'),
        quantityColumn: body.QuantityColumn,
      });
      return {
        kits: await kits.byIds(buyer, kitIds),
        results: results.map(({ quantity, ...result }) => ({
          ...result,
          quantity: quantity === undefined ? null : quantityToNumber(quantity),
        })),
        QuantityColumns: quantityColumns.map(({ column, header, samples }) => ({
          Column: column,
          Header: header,
          Samples: [...samples],
        })),
      };
    }),
  ];
};

import { type Database, transaction } from '../../../db/index.ts';
import type { Assessment } from '../assessing/assess.ts';
import type { HouseScope } from '../deps.ts';
import type { DocumentFormat } from '../reading/read-document.ts';
import { storedFaultOf } from '../reading/stored-document.ts';
import { keepable, keepableJson } from '../store/keepable.ts';
import { insertLines } from '../store/line-rows.ts';
import { assessedColumns } from '../store/validation-rows.ts';
import type { Draft, Following } from './draft-orders.ts';

const LONGEST_NUMBER = 80;

export interface WrittenValidation {
  id: string;
  orderNumber: string;
  lineCount: number;
  faultCount: number;
}

export interface FileFacts {
  fileName: string;
  fileHash: Buffer;
  format: DocumentFormat;
  createdAt: Date;
}

const customerColumns = ({ guessed, buyer }: Draft, house: HouseScope) =>
  guessed && buyer
    ? {
        account_id: guessed.accountId,
        contact_id: guessed.contactId,
        found_by: guessed.foundBy,
        sold_to: buyer.account.soldTo,
        company_number: buyer.company.code,
        market: buyer.market,
      }
    : { market: house.market };

/** Writes the orders of a file with all their lines at once, in one transaction. */
export const writeValidations =
  (db: Database) =>
  async (
    house: HouseScope & { contactId: string },
    { fileName, fileHash, format, createdAt }: FileFacts,
    judged: readonly { draft: Draft; result: Assessment }[],
    following: Following,
  ): Promise<readonly WrittenValidation[]> => {
    const rows = judged.map(({ draft, result }, index) => ({
      id: draft.id,
      created_by: house.contactId,
      created_at: createdAt,
      upload_id: following.uploadId,
      file_name: keepable(fileName),
      file_hash: fileHash,
      order_index: index,
      format,
      document: keepableJson(draft.document),
      order_number: keepable(draft.order.number ?? '').slice(0, LONGEST_NUMBER),
      faults: keepableJson(draft.faults.map(storedFaultOf)),
      fault_count: draft.faults.length,
      line_count: draft.lines.length,
      ...customerColumns(draft, house),
      ...assessedColumns(result),
    }));
    await transaction(db, async (tx) => {
      await following.writing(tx);
      await tx.insertInto('order_validations').values(rows).execute();
      await insertLines(
        tx,
        judged.flatMap(({ draft, result }) => result.lines.map((line) => ({ validationId: draft.id, line }))),
      );
    });
    return rows.map(({ id, order_number, line_count, fault_count }) => ({
      id,
      orderNumber: order_number,
      lineCount: line_count,
      faultCount: fault_count,
    }));
  };

import { type Language, type Quantity, quantityOf, type Texts, textIn } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Person } from '../../identity/index.ts';
import { visibleLine } from '../queries/list-rows.ts';

/** A line of a list as it is written to a file; '' for what it has not. */
export interface FileLine {
  elNumber: string;
  hwsNumber: string;
  sapNumber: string;
  ean: string;
  name: string;
  type: string;
  supplier: string;
  /** In sales units; undefined for a line without a usual quantity. */
  quantity: Quantity | undefined;
  /** Code of the sales unit. */
  unit: string;
  note: string;
}

interface Row {
  el_number: string;
  hws_number: string;
  sap_material_number: string;
  ean: string;
  code: string;
  names: Texts;
  type_designation: string;
  supplier_name: string | null;
  usual_quantity: string | null;
  sales_unit: string;
  note: string;
}

export interface FileReader extends Pick<Person, 'market' | 'assortments'> {
  language: Language;
}

/** Returns the lines of a list that the reader may see, in their order, at most `limit`. One query. [vl-17] */
export const readFileLines =
  (db: Database, limit: number) =>
  async (reader: FileReader, listId: string): Promise<readonly FileLine[]> => {
    const { rows } = await sql<Row>`
      select m.el_number, m.hws_number, m.sap_material_number, m.ean, m.code, m.names, m.type_designation,
        s.name as supplier_name, l.usual_quantity, m.sales_unit, l.note
      from variation_list_lines l
      join materials m on m.sap_material_number = l.sap_material_number
      left join suppliers s on s.code = m.supplier_code
      where l.list_id = ${listId} and ${visibleLine(reader)}
      order by l.position, l.id limit ${limit}`.execute(db);
    return rows.map((row) => ({
      elNumber: row.el_number,
      hwsNumber: row.hws_number,
      sapNumber: row.sap_material_number,
      ean: row.ean,
      name: textIn(row.names, reader.language)?.text ?? row.code,
      type: row.type_designation,
      supplier: row.supplier_name ?? '',
      quantity: row.usual_quantity === null ? undefined : quantityOf(row.usual_quantity),
      unit: row.sales_unit,
      note: row.note,
    }));
  };

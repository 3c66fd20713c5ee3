import { MOST_KIT_ITEMS } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import { v7 as uuidv7 } from 'uuid';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { copyItems, type ItemToWrite, KITS, TEMPLATES, writeItems } from '../packed/items.ts';
import { kitMaterials, packedAsNow, sumByMaterial } from '../packed/kit-materials.ts';
import { requireTemplateRights } from '../policy.ts';
import { type ChosenLines, linesOfCart, linesOfOrder } from '../queries/chosen-lines.ts';

interface NewTemplate {
  headerDescription: string;
  note?: string;
}

/** Inserts templates without items; returns their ids. One statement. */
const insertTemplates = async (tx: Transaction, buyer: Buyer, templates: readonly NewTemplate[]): Promise<string[]> => {
  const rows = templates.map(({ headerDescription, note = '' }) => ({
    id: uuidv7(),
    company_id: buyer.company.id,
    created_by: buyer.contactId,
    header_description: headerDescription,
    note,
  }));
  await tx.insertInto('kit_templates').values(rows).execute();
  return rows.map(({ id }) => id);
};

/** Creates a template without items. One statement. [own-kit-23] @throws Failure 403 for punchout */
export const emptyTemplate =
  (db: Database) =>
  async (buyer: Buyer, headerDescription: string): Promise<string[]> => {
    requireTemplateRights(buyer);
    return transaction(db, (tx) => insertTemplates(tx, buyer, [{ headerDescription }]));
  };

/**
 * Makes a template of each kit of the company; nothing for no kits. Constant statements, however many kits. [kit-18]
 * @throws Failure 403 for punchout, 404 when a kit is missing or another company's
 */
export const templatesFromKits =
  (db: Database) =>
  async (buyer: Buyer, kitIds: readonly string[]): Promise<string[]> => {
    requireTemplateRights(buyer);
    if (kitIds.length === 0) return [];
    return transaction(db, async (tx) => {
      const kits = await tx
        .selectFrom('kit_drafts')
        .select(['id', 'header_description'])
        .where('id', 'in', [...kitIds])
        .where('company_id', '=', buyer.company.id)
        .where('deleted_at', 'is', null)
        .execute();
      const descriptions = new Map(kits.map((kit) => [kit.id, kit.header_description]));
      const sources = kitIds.map((id) => {
        const headerDescription = descriptions.get(id);
        if (headerDescription === undefined) throw notFound('kit of your company');
        return { id, headerDescription };
      });
      const ids = await insertTemplates(tx, buyer, sources);
      await copyItems(
        tx,
        KITS,
        TEMPLATES,
        sources.flatMap(({ id: from }, index) => {
          const to = ids[index];
          return to === undefined ? [] : [{ from, to }];
        }),
      );
      return ids;
    });
  };

/**
 * Copies a template of the company; the copies are unlocked and belong to who copies. [kit-21] @throws Failure 403, 404
 */
export const copyTemplate =
  (db: Database) =>
  async (buyer: Buyer, templateId: string, count: number): Promise<string[]> => {
    requireTemplateRights(buyer);
    return transaction(db, async (tx) => {
      const template = await tx
        .selectFrom('kit_templates')
        .select(['header_description', 'note'])
        .where('id', '=', templateId)
        .where('company_id', '=', buyer.company.id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (template === undefined) throw notFound('template of your company');
      const copy = { headerDescription: template.header_description, note: template.note };
      const ids = await insertTemplates(
        tx,
        buyer,
        Array.from({ length: count }, () => copy),
      );
      await copyItems(
        tx,
        TEMPLATES,
        TEMPLATES,
        ids.map((to) => ({ from: templateId, to })),
      );
      return ids;
    });
  };

/** Makes a template of lines of a cart or an order; nothing for no lines. [kit-19] [kit-20] */
const templateFromLines = (db: Database) => {
  const materialsOf = kitMaterials(db);
  return async (buyer: Buyer, { lines, name }: ChosenLines, headerDescription: string): Promise<string[]> => {
    const sums = sumByMaterial(
      lines.map((line) => ({
        sapMaterialNumber: line.sap_material_number,
        quantity: quantityOf(line.quantity_per_kit ?? line.quantity),
      })),
    );
    const materials = await materialsOf(
      buyer,
      sums.map((item) => item.sapMaterialNumber),
    );
    const items = sums.flatMap(({ sapMaterialNumber, quantity }): Omit<ItemToWrite, 'ownerId'>[] => {
      const packed = packedAsNow(materials, { sapMaterialNumber, quantity });
      return packed === undefined ? [] : [{ sapMaterialNumber, quantity: packed }];
    });
    if (items.length === 0) throw breaksRule('kit-empty', 'None of these lines can be packed', 'lines');
    if (items.length > MOST_KIT_ITEMS) {
      throw breaksRule('too-many-items', `A template holds at most ${MOST_KIT_ITEMS} materials`, 'lines');
    }
    const given = headerDescription.trim();
    return transaction(db, async (tx) => {
      const ids = await insertTemplates(tx, buyer, [
        { headerDescription: (given === '' ? name : given).slice(0, 100) },
      ]);
      await writeItems(
        tx,
        TEMPLATES,
        ids.flatMap((ownerId) => items.map((item) => ({ ...item, ownerId }))),
      );
      return ids;
    });
  };
};

/**
 * Makes a template of lines of one of the buyer's carts. [kit-19]
 * @throws Failure 403 for punchout, 404 for another's cart or a line that it has not, 422 when nothing can be packed
 */
export const templateFromCart = (db: Database) => {
  const make = templateFromLines(db);
  const chosen = linesOfCart(db);
  return async (
    buyer: Buyer,
    { cartId, lines, headerDescription }: { cartId: string; lines: readonly string[]; headerDescription: string },
  ): Promise<string[]> => {
    requireTemplateRights(buyer);
    if (lines.length === 0) return [];
    return make(buyer, await chosen(buyer, cartId, lines), headerDescription);
  };
};

/** The same of lines of an order on the buyer's own accounts, by their numbers. [kit-20] @throws as templateFromCart */
export const templateFromOrder = (db: Database) => {
  const make = templateFromLines(db);
  const chosen = linesOfOrder(db);
  return async (
    buyer: Buyer,
    { orderId, lines, headerDescription }: { orderId: string; lines: readonly number[]; headerDescription: string },
  ): Promise<string[]> => {
    requireTemplateRights(buyer);
    if (lines.length === 0) return [];
    return make(buyer, await chosen(buyer, orderId, lines), headerDescription);
  };
};

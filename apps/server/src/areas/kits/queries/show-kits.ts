/** Loads kits and templates with their items, and presents them. */

import type { KitDraft, KitTemplate } from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { itemsByOwner, KITS, readItems, TEMPLATES } from '../packed/items.ts';
import { kitMaterials } from '../packed/kit-materials.ts';
import { presentKit, presentTemplate } from '../presenter.ts';
import {
  type KitRow,
  listTemplates,
  readKits,
  readKitsOfProject,
  readTemplates,
  type TemplateRow,
} from './read-kits.ts';
import { stockLabels } from './stock-of-kits.ts';

/** Shows kits with items, validity and stock labels. Constant queries and requests to the ERP, however many kits. */
export const showKits = (db: Database, erp: Erp) => {
  const materialsOf = kitMaterials(db);
  const labelsIn = stockLabels(db, erp);

  const present = async (buyer: Buyer, rows: readonly KitRow[], isEnriched: boolean): Promise<KitDraft[]> => {
    const items = itemsByOwner(
      await readItems(
        db,
        KITS,
        rows.map(({ id }) => id),
      ),
    );
    const all = rows.flatMap(({ id }) => items.get(id) ?? []);
    const kits = rows.map(({ id }) => ({ id, items: items.get(id) ?? [] }));
    const [materials, labels] = await Promise.all([
      materialsOf(
        buyer,
        all.map((item) => item.sap_material_number),
      ),
      labelsIn(buyer, { projectId: rows[0]?.smart_kit_id ?? null, kits }),
    ]);
    return rows.map((row) => {
      const stockLabel = labels?.get(row.id)?.stockLabel ?? 'UNKNOWN';
      return presentKit(row, items.get(row.id) ?? [], { materials, isEnriched, stockLabel }, buyer);
    });
  };

  return {
    /** All kits of a project, whose owner the caller has checked. */
    ofProject: async (buyer: Buyer, projectId: string, isEnriched = true): Promise<KitDraft[]> =>
      present(buyer, await readKitsOfProject(db, projectId), isEnriched),
    /** Kits of the company by their ids, in the order given. @throws Failure 404 when one is missing or another's */
    byIds: async (
      buyer: Buyer,
      ids: readonly string[],
      isEnriched = true,
      withDeleted = false,
    ): Promise<KitDraft[]> => {
      const rows = await readKits(db, buyer, ids, withDeleted);
      const shown = new Map((await present(buyer, rows, isEnriched)).map((kit) => [kit.id, kit]));
      return ids.map((id) => {
        const kit = shown.get(id);
        if (kit === undefined) throw notFound('kit of your company');
        return kit;
      });
    },
  };
};

/** Shows templates of the company with items and their validity. Constant queries, however many templates. */
export const showTemplates = (db: Database) => {
  const materialsOf = kitMaterials(db);

  const present = async (buyer: Buyer, rows: readonly TemplateRow[], isEnriched: boolean): Promise<KitTemplate[]> => {
    const read = await readItems(
      db,
      TEMPLATES,
      rows.map(({ id }) => id),
    );
    const items = itemsByOwner(read);
    const materials = await materialsOf(
      buyer,
      read.map((item) => item.sap_material_number),
    );
    return rows.map((row) => presentTemplate(row, items.get(row.id) ?? [], { materials, isEnriched }, buyer));
  };

  return {
    page: async (
      buyer: Buyer,
      wanted: { search: string; page: number; size: number },
      isEnriched: boolean,
    ): Promise<{ templates: KitTemplate[]; total: number }> => {
      const { rows, total } = await listTemplates(db, buyer, wanted);
      return { templates: await present(buyer, rows, isEnriched), total };
    },
    /** Templates by their ids, in the order given. @throws Failure 404 when one is missing or another company's */
    byIds: async (buyer: Buyer, ids: readonly string[], withDeleted = false): Promise<KitTemplate[]> => {
      const rows = await readTemplates(db, buyer, ids, withDeleted);
      const shown = new Map((await present(buyer, rows, true)).map((template) => [template.id, template]));
      return ids.map((id) => {
        const template = shown.get(id);
        if (template === undefined) throw notFound('template of your company');
        return template;
      });
    },
  };
};

import type { KitTemplate } from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { itemsByOwner, readItems, TEMPLATES } from '../packed/items.ts';
import { kitMaterials } from '../packed/kit-materials.ts';
import { presentTemplate } from '../presenter.ts';
import { listTemplates, readTemplates, type TemplateRow } from './read-templates.ts';

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

import type { ClientBase } from 'pg';

/** What assortments may name a material by. */
interface Placed {
  sap_material_number: string;
  product_code: string;
  supplier_code: string | null;
  path: readonly string[];
}

/** Codes of assortments of both types. */
export interface AssortmentCodes {
  limiting: readonly string[];
  exclusive: readonly string[];
}

interface EntryRow {
  target: string;
  limiting: string[] | null;
  exclusive: string[] | null;
}

const NONE: readonly string[] = [];

/** Targets of the materials, each once, and those of each material, as `assortments_of` of the database has them. */
const targetsOf = (materials: readonly Placed[]) => {
  const ofPaths = new Map<readonly string[], readonly string[]>();
  const targets = new Set<string>();
  const ofMaterials = materials.map(({ sap_material_number, product_code, supplier_code, path }) => {
    const own = [`material:${sap_material_number}`, `product:${product_code}`, `supplier:${supplier_code ?? ''}`];
    const nodes = ofPaths.get(path) ?? path.map((node) => `node:${node}`);
    ofPaths.set(path, nodes);
    for (const target of own) targets.add(target);
    return { own, nodes };
  });
  for (const nodes of ofPaths.values()) for (const node of nodes) targets.add(node);
  return { targets: [...targets], ofMaterials };
};

const together = (lists: readonly (readonly string[] | null)[]): readonly string[] => {
  const codes = new Set<string>();
  for (const list of lists) for (const code of list ?? NONE) codes.add(code);
  return codes.size === 0 ? NONE : [...codes];
};

/**
 * The assortments that each material is in. What has entries is asked for all of them at once: most materials have products,
 * suppliers and nodes in common, and to ask for each costs the database as much as reading them.
 */
export const readAssortments = async (
  client: ClientBase,
  materials: readonly Placed[],
): Promise<readonly AssortmentCodes[]> => {
  const { targets, ofMaterials } = targetsOf(materials);
  const { rows } = await client.query<EntryRow>({
    name: 'search assortments',
    text: `
      select e.target, array_agg(a.code) filter (where a.type = 'limiting') as limiting,
        array_agg(a.code) filter (where a.type = 'exclusive') as exclusive
      from assortment_entries e join assortments a on a.id = e.assortment_id
      where e.target = any($1) group by e.target`,
    values: [targets],
  });
  const entries = new Map(rows.map((row) => [row.target, row]));
  return ofMaterials.map(({ own, nodes }) => {
    const found = [...own, ...nodes].map((target) => entries.get(target)).filter((entry) => entry !== undefined);
    return {
      limiting: together(found.map(({ limiting }) => limiting)),
      exclusive: together(found.map(({ exclusive }) => exclusive)),
    };
  });
};

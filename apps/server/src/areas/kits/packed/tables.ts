/** Kits and templates hold their materials alike, each in tables of their own. */
export interface PackedTables {
  owners: 'kit_drafts' | 'kit_templates';
  items: 'kit_draft_items' | 'kit_template_items';
  /** The column of an item that names what it is packed in. */
  owner: 'kit_draft_id' | 'kit_template_id';
}

export const KITS: PackedTables = { owners: 'kit_drafts', items: 'kit_draft_items', owner: 'kit_draft_id' };

export const TEMPLATES: PackedTables = {
  owners: 'kit_templates',
  items: 'kit_template_items',
  owner: 'kit_template_id',
};

import type { MessageKey } from '../../../i18n/index.ts';

/** What the kinds of record that an editor meets most are called; the others keep their own name. */
export const KIND_NAMES: Readonly<Record<string, MessageKey>> = {
  material: 'editing.imports.kind.material',
  'material-amendment': 'editing.imports.kind.amendment',
  'material-renumbering': 'editing.imports.kind.renumbering',
  node: 'editing.imports.kind.node',
  product: 'editing.imports.kind.product',
  supplier: 'editing.imports.kind.supplier',
  'net-price': 'editing.imports.kind.netPrice',
  discount: 'editing.imports.kind.discount',
};

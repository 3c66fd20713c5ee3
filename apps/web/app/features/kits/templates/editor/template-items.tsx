import type { KitTemplate } from '@grossist/contracts';
import { itemRemoval } from '@grossist/domain';
import { useState } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { Button, Checkbox, EmptyState, TrashIcon } from '../../../../ui/index.ts';
import { allToggled, checkedItems } from './checked-items.ts';
import { ItemRow } from './item-row.tsx';
import type { TemplateItemChanges } from './use-template-items.ts';

interface TemplateItemsProps {
  template: KitTemplate;
  mayEdit: boolean;
  items: TemplateItemChanges;
}

/** The materials of a template with their quantities; those that can't be ordered anymore are checked on load. */
export const TemplateItems = ({ template, mayEdit, items }: TemplateItemsProps) => {
  const text = useText();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const shown = checkedItems(template.items, toggled);
  const chosen = shown.filter(({ isChecked }) => isChecked).map(({ id }) => id);
  const removal = itemRemoval(shown, chosen);
  const toggle = (id: string): void => {
    const next = new Set(toggled);
    if (!next.delete(id)) next.add(id);
    setToggled(next);
  };
  if (shown.length === 0) return <EmptyState title={text('kitTemplates.empty')} />;
  return (
    <section aria-label={text('kitTemplates.items')} className="grid gap-2">
      {mayEdit && (
        <div className="flex min-h-10 flex-wrap items-center justify-between gap-2 pl-3">
          <Checkbox
            isSelected={chosen.length === shown.length}
            isIndeterminate={chosen.length > 0 && chosen.length < shown.length}
            onChange={(isAll) => setToggled(allToggled(shown, isAll))}
          >
            {text('kitTemplates.item.all')}
          </Checkbox>
          {removal.removes !== 'nothing' && (
            <Button
              kind="danger"
              size="small"
              isPending={items.isPending}
              onPress={() => {
                items.remove(chosen);
                setToggled(new Set());
              }}
            >
              <TrashIcon size={18} />
              {text(removal.removes === 'kit' ? 'kitTemplates.item.removeAll' : 'kitTemplates.item.remove', {
                count: chosen.length,
              })}
            </Button>
          )}
        </div>
      )}
      <ul
        aria-label={text('kitTemplates.items')}
        className="divide-y divide-line rounded-lg border border-line bg-surface"
      >
        {shown.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            mayEdit={mayEdit}
            onToggle={() => toggle(item.id)}
            onQuantity={(quantity) => items.setQuantity(item, quantity)}
            onReplace={() => items.replace(item)}
          />
        ))}
      </ul>
    </section>
  );
};

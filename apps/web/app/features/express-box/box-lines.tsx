import type { calculateFastbox, OperationOutput } from '@grossist/contracts';
import { type MessageKey, useText } from '../../i18n/index.ts';
import { Badge, IconButton, Picture, ShopLink, TrashIcon } from '../../ui/index.ts';
import { useAmount } from '../../use-amount.ts';
import type { ChosenLine } from './line-form.tsx';

export type CalculatedBox = OperationOutput<typeof calculateFastbox>;
type BoxItem = CalculatedBox['Items'][number];

const REASONS: Record<CalculatedBox['NotAdded'][number]['Kind'], MessageKey> = {
  'unknown-article-number': 'expressBox.why.unknown',
  'several-articles': 'expressBox.why.several',
  'wrong-quantity': 'expressBox.why.quantity',
  'not-orderable': 'expressBox.why.notOrderable',
  'out-of-stock': 'expressBox.why.stock',
};

const Note = ({ item }: { item: BoxItem }) => {
  const text = useText();
  const { wireAmount } = useAmount();
  const unit = item.Document.SalesUnit;
  if (item.IsCapped && item.AvailableQuantity !== null) {
    return (
      <p className="text-sm text-warning">
        {text('expressBox.capped', { available: wireAmount(item.AvailableQuantity, unit) })}
      </p>
    );
  }
  if (!item.IsRounded) return null;
  return (
    <p className="text-sm text-muted">{text('expressBox.rounded', { quantity: wireAmount(item.Quantity, unit) })}</p>
  );
};

const Row = ({ item, onRemove }: { item: BoxItem; onRemove: () => void }) => {
  const text = useText();
  const { wireAmount } = useAmount();
  const { Document: material } = item;
  return (
    <li className="flex items-center gap-3 p-3">
      <Picture src={material.ImageUrl} alt="" width={48} height={48} />
      <div className="min-w-0 flex-1">
        <ShopLink to={material.Url} lang={material.NameLanguage || undefined} className="font-semibold hover:underline">
          {material.ItemLocalMaterialName}
        </ShopLink>
        <p className="text-sm text-muted">
          {wireAmount(item.Quantity, material.SalesUnit)} · {text('expressBox.packages', { count: item.Packages })}
        </p>
        <Note item={item} />
        {item.IsBulky && <Badge tone="warning">{text('expressBox.bulky')}</Badge>}
      </div>
      <IconButton
        label={text('expressBox.remove', { name: material.ItemLocalMaterialName })}
        icon={<TrashIcon size={18} />}
        onPress={onRemove}
      />
    </li>
  );
};

interface BoxLinesProps {
  box: CalculatedBox;
  lines: readonly ChosenLine[];
  onChange: (lines: readonly ChosenLine[]) => void;
}

/** The lines that go into the box, and those that do not with their reason. */
export const BoxLines = ({ box, lines, onChange }: BoxLinesProps) => {
  const text = useText();
  const remove = (identifier: string): void => {
    const place = lines.findIndex((line) => line.identifier === identifier);
    onChange(lines.filter((_, index) => index !== place));
  };
  return (
    <>
      {box.Items.length > 0 && (
        <ul aria-labelledby="box-lines" className="divide-y divide-line rounded-lg border border-line bg-surface">
          {box.Items.map((item, index) => (
            // The same number may be there twice.
            <Row key={`${item.Identifier} ${index}`} item={item} onRemove={() => remove(item.Identifier)} />
          ))}
        </ul>
      )}
      {box.NotAdded.length > 0 && (
        <section aria-labelledby="box-not-taken" className="grid gap-1">
          <h3 id="box-not-taken" className="font-semibold">
            {text('expressBox.notTaken')}
          </h3>
          <ul className="grid gap-1">
            {box.NotAdded.map(({ Identifier, Kind }, index) => (
              <li key={`${Identifier} ${index}`} className="flex items-center gap-2 text-sm">
                <span>
                  <span className="font-semibold break-all">{Identifier}</span>: {text(REASONS[Kind])}
                </span>
                <IconButton
                  label={text('expressBox.remove', { name: Identifier })}
                  icon={<TrashIcon size={18} />}
                  onPress={() => remove(Identifier)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

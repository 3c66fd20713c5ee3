import type { KitTemplate } from '@grossist/contracts';
import { KIT_NUMBER, numberedNames, quantityOf, quantityToNumber } from '@grossist/domain';
import { useText } from '../../../../i18n/index.ts';
import { Badge, Checkbox, NumberStepper, TextField } from '../../../../ui/index.ts';
import type { PickedTemplate } from './picked-templates.ts';

/** Kits are counted one by one. */
const SINGLY = { minimum: quantityOf(1), step: quantityOf(1) };
/** Longest name of a kit, with the number that takes the place of its sign. */
const LONGEST = 100;

interface PickRowProps {
  template: KitTemplate;
  picked: PickedTemplate | undefined;
  /** Most kits that fit. */
  most: number;
  onPick: (isPicked: boolean) => void;
  onCount: (count: number) => void;
  onPattern: (pattern: string) => void;
}

/** One template: whether it is picked, and then for how many kits and by which names. */
export const PickRow = ({ template, picked, most, onPick, onCount, onPattern }: PickRowProps) => {
  const text = useText();
  const name = template.headerDescription || text('kitPicker.unnamed');
  return (
    <li className="grid gap-2 px-3 py-2">
      <Checkbox isSelected={picked !== undefined} onChange={onPick}>
        <span className="grid min-w-0">
          <span className="flex flex-wrap items-center gap-2">
            <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
            {template.isAnyItemInvalid && <Badge tone="warning">{text('kitTemplates.invalid')}</Badge>}
          </span>
          <span className="text-sm text-muted">
            {[text('kitTemplates.itemCount', { count: template.itemCount }), template.note]
              .filter((part) => part !== '')
              .join(' · ')}
          </span>
        </span>
      </Checkbox>
      {picked && (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2 pl-7">
          <div className="grid gap-1">
            <span className="text-sm font-semibold">{text('kitTemplates.pick.count')}</span>
            <NumberStepper
              name={name}
              value={quantityOf(picked.count)}
              packing={SINGLY}
              onChange={(count) => onCount(Math.min(most, quantityToNumber(count)))}
            />
          </div>
          <TextField
            className="min-w-56 flex-1"
            label={text('kitTemplates.pick.pattern')}
            hint={previewOf(picked) ?? text('kitTemplates.pick.pattern.hint', { sign: KIT_NUMBER })}
            placeholder={template.headerDescription}
            value={picked.pattern}
            onChange={onPattern}
            maxLength={LONGEST}
            autoComplete="off"
          />
        </div>
      )}
    </li>
  );
};

/** Returns the first and the last of numbered names; undefined where they are not numbered. */
const previewOf = ({ pattern, count }: PickedTemplate): string | undefined => {
  if (count < 2 || !pattern.includes(KIT_NUMBER)) return undefined;
  const names = numberedNames(pattern, count);
  return `${names[0]} … ${names[names.length - 1]}`;
};

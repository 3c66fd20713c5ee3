import {
  addQuantity,
  NO_QUANTITY,
  type PackingRules,
  packedQuantity,
  type Quantity,
  quantityOf,
} from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { Checkbox, NumberStepper } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { stepsOf, type WantedQuantities } from './use-add-material.ts';

/** A kit as far as adding a material to it needs it. */
export interface KitToFill {
  id: string;
  headerDescription: string;
  items: readonly { sapMaterialNumber: string; quantity: number }[];
}

/** Returns what a kit holds of a material. */
export const heldOf = ({ items }: KitToFill, sapMaterialNumber: string): Quantity =>
  quantityOf(items.find((item) => item.sapMaterialNumber === sapMaterialNumber)?.quantity ?? 0);

interface KitAfterwards {
  /** What the kit holds afterwards; undefined beyond what can be counted. */
  quantity: Quantity | undefined;
  /** Rounded up to the packing rules, since each kit is packed by itself. */
  isRounded: boolean;
}

/** Returns what a kit holds after a quantity was added, as the shop rounds it. [kit-08] */
export const afterwards = (packing: PackingRules, held: Quantity, added: Quantity): KitAfterwards => {
  const packed = packedQuantity(packing, addQuantity(held, added));
  return { quantity: packed?.quantity, isRounded: packed?.changed ?? false };
};

/** Returns the least quantity that a kit holds without being rounded. */
export const leastOf = (packing: PackingRules): Quantity =>
  packedQuantity(packing, quantityOf(1))?.quantity ?? quantityOf(1);

/** Sets or, without a quantity, removes what is added to a kit. */
export const withQuantity = (
  wanted: WantedQuantities,
  kitId: string,
  quantity: Quantity | undefined,
): WantedQuantities => {
  const next = new Map(wanted);
  if (quantity === undefined || quantity <= NO_QUANTITY) next.delete(kitId);
  else next.set(kitId, quantity);
  return next;
};

/** Adds the same to all kits. */
export const sameForAll = (kits: readonly KitToFill[], quantity: Quantity): WantedQuantities =>
  new Map(kits.map(({ id }) => [id, quantity]));

interface KitRowsProps {
  kits: readonly KitToFill[];
  sapMaterialNumber: string;
  packing: PackingRules;
  /** Quantity for kits chosen without their own. */
  preset: Quantity;
  wanted: WantedQuantities;
  onChange: (kitId: string, quantity: Quantity | undefined) => void;
}

/** The kits of a project, each with what is added to it and what it holds afterwards. */
export const KitRows = ({ kits, sapMaterialNumber, packing, preset, wanted, onChange }: KitRowsProps) => {
  const text = useText();
  return (
    <ul aria-label={text('kitTemplates.add.kits')} className="divide-y divide-line rounded-lg border border-line">
      {kits.map((kit) => (
        <KitRow
          key={kit.id}
          kit={kit}
          held={heldOf(kit, sapMaterialNumber)}
          packing={packing}
          preset={preset}
          added={wanted.get(kit.id)}
          onChange={(quantity) => onChange(kit.id, quantity)}
        />
      ))}
    </ul>
  );
};

interface KitRowProps {
  kit: KitToFill;
  held: Quantity;
  packing: PackingRules;
  preset: Quantity;
  /** Undefined: nothing is added to this kit. */
  added: Quantity | undefined;
  onChange: (quantity: Quantity | undefined) => void;
}

const KitRow = ({ kit, held, packing, preset, added, onChange }: KitRowProps) => {
  const text = useText();
  const { unit } = useAmount();
  const name = kit.headerDescription || text('kitPicker.unnamed');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <Checkbox
        isSelected={added !== undefined}
        onChange={(isOn) => onChange(isOn ? preset : undefined)}
        className="min-w-40 flex-1"
      >
        <span className="grid min-w-0">
          <span className="[overflow-wrap:anywhere]">{name}</span>
          <Holding held={held} added={added} packing={packing} />
        </span>
      </Checkbox>
      <NumberStepper
        name={name}
        value={added ?? preset}
        onChange={onChange}
        packing={stepsOf(packing)}
        packageSize={packing.packageSize}
        unit={unit(packing.salesUnit)}
        isDisabled={added === undefined}
      />
    </li>
  );
};

/** A kit's quantity now and afterwards, with a note if it is rounded up. */
const Holding = ({ held, added, packing }: Pick<KitRowProps, 'held' | 'added' | 'packing'>) => {
  const text = useText();
  const { amount } = useAmount();
  if (added === undefined) {
    return (
      held > NO_QUANTITY && (
        <span className="text-sm text-muted">
          {text('kitTemplates.add.holds', { amount: amount(held, packing.salesUnit) })}
        </span>
      )
    );
  }
  const { quantity, isRounded } = afterwards(packing, held, added);
  if (quantity === undefined)
    return <span className="text-sm text-danger">{text('kitTemplates.problem.quantity')}</span>;
  if (held === NO_QUANTITY && !isRounded) return null;
  return (
    <span className={isRounded ? 'text-sm font-semibold text-warning' : 'text-sm text-muted'}>
      {text(isRounded ? 'kitTemplates.add.roundsTo' : 'kitTemplates.add.thenHolds', {
        amount: amount(quantity, packing.salesUnit),
      })}
    </span>
  );
};

import type { Cart, CartItem } from '@grossist/contracts';
import { isValidCartName } from '@grossist/domain';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Select } from '../../../ui/choices/index.ts';
import { TextField, WarningBar } from '../../../ui/index.ts';
import { FormDialog } from '../../../ui/overlays/index.ts';
import { MOST_KITS } from '../../kit-picker/index.ts';
import { useDefaultName } from '../cart-commands.ts';
import { NameField } from '../name-field.tsx';
import { isPackable, useCartKits } from './cart-kits.ts';
import { useCartKitProblem } from './use-kit-commands.ts';
import { usePackLines } from './use-pack-lines.ts';

export interface PackDialogProps {
  cart: Cart;
  /** The chosen lines; those that can't be packed stay in the cart. */
  lines: readonly CartItem[];
  onClose: () => void;
}

const NEW_KITS = 'new';
const LONGEST_NAME = 100;

/** Returns the typed number of kits; undefined if it is not possible. */
const copiesIn = (typed: string): number | undefined => {
  const copies = Number(typed.trim());
  return Number.isInteger(copies) && copies >= 1 && copies <= MOST_KITS ? copies : undefined;
};

/** Packs chosen lines into new identical kits or into a kit of the project. Section 2, "convert dialog". */
export const PackDialog = ({ cart, lines, onClose }: PackDialogProps) => {
  const text = useText();
  const problemText = useCartKitProblem();
  const defaultName = useDefaultName();
  const { data: known } = useCartKits(cart);
  const { isPending, problem, pack } = usePackLines();
  const packable = lines.filter(isPackable);
  const leftOut = lines.length - packable.length;
  const isOtherCart = cart.DeliveryType !== 'SmartKit';
  const isUnsaved = isOtherCart && cart.OrderStatus === 'Initial';
  const needsProject = isOtherCart || (known !== undefined && (known.project?.projectName ?? '') === '');
  const kits = known?.kits.filter(({ isDeleted }) => !isDeleted) ?? [];

  const [into, setInto] = useState(NEW_KITS);
  const [name, setName] = useState('');
  const [copies, setCopies] = useState('1');
  const [projectName, setProjectName] = useState(cart.Project?.ProjectTitle ?? '');
  const [draftName, setDraftName] = useState(() => cart.Name || defaultName());
  const [isTried, setTried] = useState(false);
  const isNew = into === NEW_KITS;
  const count = copiesIn(copies);
  const isComplete =
    packable.length > 0 &&
    (!isNew || count !== undefined) &&
    (!needsProject || projectName.trim() !== '') &&
    (!isUnsaved || isValidCartName(draftName));

  const submit = async (): Promise<void> => {
    setTried(true);
    if (!isComplete || isPending) return;
    const isPacked = await pack(cart, packable, {
      projectName: needsProject ? projectName.trim() : undefined,
      draftName: isUnsaved ? draftName : undefined,
      kitId: isNew ? undefined : into,
      name: isNew ? name.trim() : '',
      copies: isNew ? (count ?? 1) : 1,
    });
    if (isPacked) onClose();
  };
  return (
    <FormDialog
      title={text('kitCart.pack.title', { count: packable.length })}
      cancel={text('cart.dialog.cancel')}
      submit={text('kitCart.pack.do')}
      isDisabled={packable.length === 0}
      isPending={isPending}
      problem={problem ? problemText(problem) : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {leftOut > 0 && <WarningBar>{text('kitCart.pack.leftOut', { count: leftOut })}</WarningBar>}
      <p>{text('kitCart.pack.text')}</p>
      {isOtherCart && <p>{text('kitCart.pack.newCart')}</p>}
      {isUnsaved && (
        <NameField
          label={text('drafts.nameOfPresent')}
          name={draftName}
          onChange={setDraftName}
          isTried={isTried}
          onEnter={() => undefined}
        />
      )}
      {needsProject && (
        <TextField
          label={text('kitCart.name')}
          value={projectName}
          onChange={setProjectName}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          error={isTried && projectName.trim() === '' ? text('cart.head.nameMissing') : undefined}
        />
      )}
      {kits.length > 0 && (
        <Select
          label={text('kitCart.pack.into')}
          value={into}
          onChange={setInto}
          options={[
            { id: NEW_KITS, name: text('kitCart.pack.new') },
            ...kits.map((kit) => ({ id: kit.id, name: kit.headerDescription || text('kitCart.unnamed') })),
          ]}
        />
      )}
      {isNew && (
        <div className="grid gap-4 tablet:grid-cols-[minmax(0,1fr)_10rem]">
          <TextField
            label={text('kitCart.edit.name')}
            value={name}
            onChange={setName}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            // The dialog was opened to name the kit.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
          <TextField
            label={text('kitCart.pack.copies')}
            value={copies}
            onChange={setCopies}
            inputMode="numeric"
            autoComplete="off"
            error={count === undefined ? text('kitCart.pack.copies.wrong', { most: MOST_KITS }) : undefined}
          />
        </div>
      )}
    </FormDialog>
  );
};

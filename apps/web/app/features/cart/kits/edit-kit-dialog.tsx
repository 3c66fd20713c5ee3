import { type Cart, type CartItem, getKitDraft, type KitDraft } from '@grossist/contracts';
import { type ReactNode, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Skeleton, TextField, WarningBar } from '../../../ui/index.ts';
import { ConfirmDialog, Dialog } from '../../../ui/overlays/index.ts';
import { useArticleNumber } from '../../../visitor.ts';
import { useCartKits } from './cart-kits.ts';
import { type EditedItem, EditedItems, itemsOfDraft, itemsOfLines, removalOf } from './edited-items.tsx';
import { useCartKitProblem } from './use-kit-commands.ts';
import { isConflict, type SaveKit, useSaveKit } from './use-save-kit.ts';

export interface EditKitDialogProps {
  cart: Cart;
  /** The line of the kit. */
  line: CartItem;
  onClose: () => void;
}

const LONGEST_NAME = 100;

/** Edits a kit of the cart: its name, its quantities and removed materials. Section 2, "smart kit edit dialog". */
export const EditKitDialog = (props: EditKitDialogProps) => {
  const { cart, line } = props;
  const { data: known, error } = useCartKits(cart);
  const isOfProject = known?.kits.some(({ id, isDeleted }) => id === line.KitId && !isDeleted) ?? false;
  if (cart.DeliveryType === 'SmartKit' && !known && !error) return <Loading {...props} />;
  return isOfProject && line.KitId !== null ? (
    <KitOfProject {...props} kitId={line.KitId} />
  ) : (
    <LinesOfKit {...props} />
  );
};

const Loading = ({ onClose }: EditKitDialogProps) => {
  const text = useText();
  return (
    <Dialog title={text('kitCart.edit.title')} isOpen isWide onClose={onClose}>
      <Skeleton className="h-60 w-full" />
    </Dialog>
  );
};

const KitOfProject = ({ kitId, ...props }: EditKitDialogProps & { kitId: string }) => {
  const text = useText();
  const problemText = useCartKitProblem();
  const { data: draft, error } = useOperationQuery(getKitDraft, { params: { id: kitId } });
  const saving = useSaveKit(props.line);
  // Each conflict resets the form to the current kit.
  const [conflicts, setConflicts] = useState(0);
  if (draft) {
    return (
      <DraftForm
        {...props}
        key={conflicts}
        draft={draft}
        saving={saving}
        onConflict={() => setConflicts((before) => before + 1)}
      />
    );
  }
  if (!error) return <Loading {...props} />;
  return (
    <Dialog title={text('kitCart.edit.title')} isOpen onClose={props.onClose}>
      <WarningBar tone="danger">{problemText(error)}</WarningBar>
    </Dialog>
  );
};

interface DraftFormProps extends EditKitDialogProps {
  draft: KitDraft;
  saving: SaveKit;
  onConflict: () => void;
}

const DraftForm = ({ draft: current, saving, onConflict, onClose }: DraftFormProps) => {
  const text = useText();
  // Keeps typed values when the kit changes in another window: saving is refused then, and shows the change.
  const [draft] = useState(current);
  const [name, setName] = useState(draft.headerDescription);
  const [items, setItems] = useState(() => itemsOfDraft(draft));
  return (
    <EditForm
      items={items}
      onItems={setItems}
      isPending={saving.isPending}
      problem={saving.problem}
      onClose={onClose}
      onSave={async () => {
        const outcome = await saving.saveDraft(draft, name.trim(), items);
        if (outcome === 'saved') onClose();
        if (outcome === 'conflict') onConflict();
      }}
    >
      <TextField
        label={text('kitCart.edit.name')}
        value={name}
        onChange={setName}
        maxLength={LONGEST_NAME}
        autoComplete="off"
      />
    </EditForm>
  );
};

const LinesOfKit = ({ cart, line, onClose }: EditKitDialogProps) => {
  const text = useText();
  const articleNumber = useArticleNumber();
  const { isPending, problem, saveLines } = useSaveKit(line);
  const [items, setItems] = useState(() =>
    itemsOfLines(
      cart.CartItems.filter(({ ParentItemId }) => ParentItemId === line.CartItemId),
      articleNumber,
    ),
  );
  return (
    <EditForm
      items={items}
      onItems={setItems}
      isPending={isPending}
      problem={problem}
      onClose={onClose}
      onSave={async () => {
        if ((await saveLines(items)) === 'saved') onClose();
      }}
    >
      <p className="font-semibold">{line.KitName}</p>
      <p className="text-muted">{text('kitCart.edit.cartOnly')}</p>
    </EditForm>
  );
};

interface EditFormProps {
  items: readonly EditedItem[];
  onItems: (items: EditedItem[]) => void;
  isPending: boolean;
  problem: SaveKit['problem'];
  onSave: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

const EditForm = ({ items, onItems, isPending, problem, onSave, onClose, children }: EditFormProps) => {
  const text = useText();
  const problemText = useCartKitProblem();
  const removesKit = removalOf(items).removes === 'kit';
  return (
    <ConfirmDialog
      title={text('kitCart.edit.title')}
      isWide
      cancel={text('cart.dialog.cancel')}
      confirm={text(removesKit ? 'kitCart.edit.removeKit' : 'kitCart.edit.save')}
      isDanger={removesKit}
      isPending={isPending}
      onConfirm={() => void onSave()}
      onClose={onClose}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {problem && (
          <WarningBar tone="danger">
            {isConflict(problem) ? text('kitCart.edit.changed') : problemText(problem)}
          </WarningBar>
        )}
        {children}
        <EditedItems items={items} onItems={onItems} />
        <p role="status" className="text-sm text-muted">
          {text(removesKit ? 'kitCart.edit.removesKit' : 'kitCart.edit.removeHint')}
        </p>
      </div>
    </ConfirmDialog>
  );
};

import type { Cart } from '@grossist/contracts';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, InfoIcon, LinkButton, Skeleton, TextField, WarningBar } from '../../../ui/index.ts';
import { KitLabelsDialog } from '../../kit-labels/index.ts';
import { pathOfSmartKit } from '../../kit-picker/index.ts';
import type { CartPrices } from '../use-cart.ts';
import { useProblemText } from '../use-problem-text.ts';
import { type CartKits, useCartKits } from './cart-kits.ts';
import { OutdatedKits } from './outdated-kits.tsx';
import { useKitCommands } from './use-kit-commands.ts';

interface ProjectNameFormProps {
  confirm: string;
  isPending: boolean;
  onName: (name: string) => void;
}

const LONGEST = 100;

/** Form for the project's name; an empty name is an error. */
const ProjectNameForm = ({ confirm, isPending, onName }: ProjectNameFormProps) => {
  const text = useText();
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== '' && !isPending) onName(name.trim());
  };
  return (
    <form onSubmit={submit} noValidate className="flex min-w-0 flex-wrap items-end gap-2 max-tablet:w-full">
      <TextField
        label={text('kitCart.name')}
        value={name}
        onChange={setName}
        maxLength={LONGEST}
        autoComplete="off"
        error={isTried && name.trim() === '' ? text('cart.head.nameMissing') : undefined}
        className="min-w-0 flex-1 basis-48"
      />
      <Button type="submit" kind="primary" isPending={isPending}>
        {confirm}
      </Button>
    </form>
  );
};

export interface KitsBarProps {
  cart: Cart;
  prices: CartPrices;
}

/** The cart's project of kits: its name, which kits are in the cart, and what changed since. */
export const KitsBar = ({ cart, prices }: KitsBarProps) => {
  const text = useText();
  const problemText = useProblemText();
  const { data: known, error, refetch } = useCartKits(cart);
  const commands = useKitCommands(cart);
  if (error && !known) {
    return (
      <WarningBar
        tone="danger"
        action={
          <Button size="small" onPress={() => void refetch()}>
            {text('ui.tryAgain')}
          </Button>
        }
      >
        {problemText(error)}
      </WarningBar>
    );
  }
  if (!known) return <Skeleton className="h-18 w-full" />;
  const outdated = known.kits.filter(({ inCart }) => inCart === 'outdated');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 print:hidden">
      {outdated.length > 0 && (
        <OutdatedKits kits={outdated} isPending={commands.isPending} onUpdate={() => void commands.update(outdated)} />
      )}
      <Project cart={cart} known={known} commands={commands} />
      {prices.combined?.HasKitsMixingAutomatedStorageMaterials && (
        <p className="flex items-start gap-2 text-sm text-muted">
          <InfoIcon size={18} className="mt-px shrink-0" />
          {text('kitCart.mixing')}
        </p>
      )}
    </div>
  );
};

interface ProjectProps {
  cart: Cart;
  known: CartKits;
  commands: ReturnType<typeof useKitCommands>;
}

const Project = ({ cart, known, commands }: ProjectProps) => {
  const text = useText();
  const headingId = useId();
  const { project, kits } = known;
  const isNamed = project !== null && project.projectName !== '';
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-3"
    >
      <div className="grid min-w-0 flex-1 basis-60">
        <h2 id={headingId} className="text-base font-semibold [overflow-wrap:anywhere]">
          {isNamed ? project.projectName : text('kitCart.project')}
        </h2>
        <p className="text-sm text-muted">
          {!isNamed && kits.length === 0 && text('kitCart.begin')}
          {isNamed && kits.length === 0 && text('kitCart.none')}
          {kits.length > 0 &&
            text('kitCart.count', {
              inCart: kits.filter(({ inCart }) => inCart !== 'no').length,
              count: kits.length,
            })}
        </p>
      </div>
      {!isNamed && (
        <ProjectNameForm
          confirm={text(project === null ? 'kitCart.start' : 'kitCart.saveName')}
          isPending={commands.isPending}
          onName={(name) => commands.name(project, name)}
        />
      )}
      <ProjectActions cart={cart} known={known} commands={commands} />
    </section>
  );
};

const ProjectActions = ({ cart, known: { project, kits }, commands }: ProjectProps) => {
  const text = useText();
  const [isPrinting, setPrinting] = useState(false);
  const missing = kits.filter(({ inCart, itemCount, isDeleted }) => inCart === 'no' && itemCount > 0 && !isDeleted);
  const boxes = cart.CartItems.filter(({ KitId, ParentItemId }) => KitId !== null && ParentItemId === null).reduce(
    (sum, { Quantity }) => sum + Math.ceil(Quantity),
    0,
  );
  return (
    <span className="flex flex-wrap gap-2">
      {boxes > 0 && (
        <Button aria-haspopup="dialog" onPress={() => setPrinting(true)}>
          {text('kitCart.labels')}
        </Button>
      )}
      {project !== null && <LinkButton to={pathOfSmartKit(project.id)}>{text('kitCart.open')}</LinkButton>}
      {missing.length > 0 && (
        <Button kind="primary" isPending={commands.isPending} onPress={() => commands.addMissing(missing)}>
          {text('kitCart.addMissing', { count: missing.length })}
        </Button>
      )}
      {isPrinting && (
        <KitLabelsDialog source={{ cartId: cart.CartId }} count={boxes} onClose={() => setPrinting(false)} />
      )}
    </span>
  );
};

import { getCartDetails, getDrafts } from '@grossist/contracts';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useOperationQuery } from '../../../../api/index.ts';
import { useShopPath, useText } from '../../../../i18n/index.ts';
import { lazyWithKitTemplatesTexts } from '../../../../i18n/kits-texts.ts';
import { Badge, Button, CartIcon, LinkButton, Price, Skeleton, StockMark, WarningBar } from '../../../../ui/index.ts';
import { useDraftActions } from '../../../drafts/index.ts';
import { useDeliveryDates } from '../../../prices/index.ts';
import type { ChosenKits } from '../chosen-kits.tsx';
import { countLabels, type Figures } from '../sheet/use-figures.ts';
import type { ShownSheet } from '../sheet/use-sheet.ts';
import type { ProjectCommands } from '../use-project-commands.ts';
import { ProjectName } from './project-name.tsx';

/** The cart that a project is ordered with, as far as the page needs it. */
type ProjectCart =
  | { kind: 'unknown' }
  /** Its cart is gone or was sent. */
  | { kind: 'gone' }
  | { kind: 'active'; deliveryDate: string | null; address: string }
  | { kind: 'draft'; draft: { CartId: string; Name: string; IsActive: boolean } };

/** Finds the cart of a project: the active one, or a draft that has to be opened first. */
const useProjectCart = (cartId: string | null): ProjectCart => {
  const active = useOperationQuery(getCartDetails, {}, { enabled: cartId !== null }).data;
  const isOther = cartId !== null && active !== undefined && active.CartId !== cartId;
  const drafts = useOperationQuery(getDrafts, {}, { enabled: isOther }).data;
  if (cartId === null) return { kind: 'gone' };
  if (!active) return { kind: 'unknown' };
  if (!isOther) {
    const { Address: address, DeliveryDate: deliveryDate } = active;
    return { kind: 'active', deliveryDate, address: address ? [address.Street, address.City].join(', ') : '' };
  }
  if (!drafts) return { kind: 'unknown' };
  const draft = drafts.find(({ CartId }) => CartId === cartId);
  return draft ? { kind: 'draft', draft } : { kind: 'gone' };
};

interface CartButtonProps {
  sheet: ShownSheet;
  cart: ProjectCart;
  commands: ProjectCommands;
}

/**
 * The way to the order: opens the project's cart where it is a draft, puts kits into it or brings them up to date, then
 * leads there. Kits without materials are left out. [cart-26]
 */
const CartButton = ({ sheet, cart, commands }: CartButtonProps) => {
  const text = useText();
  const navigate = useNavigate();
  const path = useShopPath();
  const drafts = useDraftActions(() => undefined);
  const filled = sheet.kits.filter(({ items }) => items.length > 0);
  const isInCart = filled.some(({ inCart }) => inCart !== 'no');
  const waiting = filled.filter(({ inCart }) => inCart !== 'current').map(({ id }) => id);
  const isSaving = [...sheet.states.values()].some(({ kind }) => kind === 'saving');

  if (cart.kind === 'draft') {
    return (
      <>
        <Button kind="primary" isPending={drafts.isLoading} onPress={() => drafts.load(cart.draft)}>
          {text('kits.cart.open')}
        </Button>
        {drafts.question}
      </>
    );
  }
  if (cart.kind !== 'active' || filled.length === 0) return null;
  if (waiting.length === 0) {
    return (
      <LinkButton to="/cart" kind="primary">
        <CartIcon size={18} />
        {text('kits.cart.show')}
      </LinkButton>
    );
  }
  return (
    <Button
      kind="primary"
      isPending={commands.isPuttingIntoCart || isSaving}
      onPress={() => commands.toCart(waiting, () => void navigate(path('/cart')))}
    >
      <CartIcon size={18} />
      {text(isInCart ? 'kits.cart.update' : 'kits.cart.put', { count: waiting.length })}
    </Button>
  );
};

interface ProjectHeadProps {
  sheet: ShownSheet;
  figures: Figures;
  showsPrices: boolean;
  chosen: ChosenKits;
  commands: ProjectCommands;
}

const ProjectMenu = lazyWithKitTemplatesTexts(async () => (await import('./project-menu.tsx')).ProjectMenu);

const STATES = {
  Unknown: 'kits.state.unknown',
  NotSmartKit: 'kits.state.notSmartKit',
  NotNamed: 'kits.state.notNamed',
  NoKits: 'kits.state.noKits',
  Ok: 'kits.state.ok',
} as const;

/** Name, state, delivery, price and stock of a project, with its actions. */
export const ProjectHead = ({ sheet, figures, showsPrices, chosen, commands }: ProjectHeadProps) => {
  const text = useText();
  const dates = useDeliveryDates();
  const { project, kits, mayEdit } = sheet;
  const cart = useProjectCart(project.isOrdered ? null : project.cartId);
  const counts = countLabels(sheet, figures.labelOf);
  const price = figures.price?.ProjectPrice;
  const delivery =
    cart.kind === 'active' && [cart.deliveryDate ? dates.firm(cart.deliveryDate) : '', cart.address].filter(Boolean);
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-72 gap-1">
          <ProjectName name={project.projectName} onRename={mayEdit ? commands.rename : undefined} />
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            {project.isOrdered ? (
              <Badge tone="accent">{text('kits.state.ordered')}</Badge>
            ) : (
              <span className={project.state === 'Ok' ? '' : 'font-semibold text-ink'}>
                {text(STATES[project.state])}
              </span>
            )}
            <span>{text('kits.count', { count: kits.length })}</span>
            <span>{text('kits.materialCount', { count: sheet.rows.length })}</span>
            {delivery && delivery.length > 0 && <span>{text('kits.delivery', { delivery: delivery.join(', ') })}</span>}
          </p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {counts.GREEN > 0 && (
              <StockMark indicator="green" word={text('kits.label.green', { count: counts.GREEN })} />
            )}
            {counts.YELLOW > 0 && (
              <StockMark indicator="yellow" word={text('kits.label.yellow', { count: counts.YELLOW })} />
            )}
          </p>
        </div>
        <div className="grid gap-2 tablet:justify-items-end">
          {showsPrices && kits.length > 0 && (
            <span className="inline-flex items-baseline gap-2 max-tablet:[&>span]:justify-start">
              <span className="text-sm text-muted">{text('kits.total')}</span>
              <Price
                size="large"
                formatted={price ? price.NetPriceStr || null : figures.isUnavailable ? null : undefined}
              />
            </span>
          )}
          <div className="flex flex-wrap gap-2 tablet:justify-end">
            <Suspense fallback={<Skeleton className="h-10 w-20" />}>
              <ProjectMenu sheet={sheet} chosen={chosen} commands={commands} />
            </Suspense>
            {!project.isOrdered && mayEdit && <CartButton sheet={sheet} cart={cart} commands={commands} />}
          </div>
        </div>
      </div>
      {figures.isUnavailable && <WarningBar>{text('kits.problem.erp')}</WarningBar>}
    </header>
  );
};

import { Suspense } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { lazyWithKitTemplatesTexts } from '../../../../i18n/kit-templates-texts.ts';
import { Badge, Price, Skeleton, StockMark, WarningBar } from '../../../../ui/index.ts';
import { useDeliveryDates } from '../../../cart/index.ts';
import { countLabels, type Figures } from '../sheet/use-figures.ts';
import type { ShownSheet } from '../sheet/use-sheet.ts';
import type { ChosenKits } from '../use-chosen-kits.ts';
import type { ProjectCommands } from '../use-project-commands.ts';
import { CartButton } from './cart-button.tsx';
import { ProjectName } from './project-name.tsx';
import { useProjectCart } from './use-project-cart.ts';

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

/** Name, state, delivery, price and stock of a project, and what can be done with all of it. */
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
          <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-muted">
            {project.isOrdered ? (
              <Badge tone="accent">{text('kits.state.ordered')}</Badge>
            ) : (
              <span className={project.state === 'Ok' ? '' : 'font-semibold text-ink'}>
                {text(STATES[project.state])}
              </span>
            )}
            <span>· {text('kits.count', { count: kits.length })}</span>
            <span>· {text('kits.materialCount', { count: sheet.rows.length })}</span>
            {delivery && delivery.length > 0 && (
              <span>· {text('kits.delivery', { delivery: delivery.join(', ') })}</span>
            )}
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
            <span className="inline-flex items-baseline gap-2">
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

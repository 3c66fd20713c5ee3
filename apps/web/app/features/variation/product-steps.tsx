import type { getProductNavigation, OperationOutput } from '@grossist/contracts';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { ChevronLeftIcon, ChevronRightIcon, ShopLink } from '../../ui/index.ts';

export type ProductPlace = OperationOutput<typeof getProductNavigation>;
type Step = ProductPlace['NextProduct'];

const STYLE = 'grid size-9 place-items-center rounded-md';

const StepLink = ({ step, label, rel, icon }: { step: Step; label: string; rel: string; icon: ReactNode }) =>
  step ? (
    <ShopLink
      to={step.Url}
      rel={rel}
      aria-label={label}
      title={step.ProductName}
      className={`${STYLE} hover:bg-sunken`}
    >
      {icon}
    </ShopLink>
  ) : (
    <span aria-hidden="true" className={`${STYLE} opacity-40`}>
      {icon}
    </span>
  );

/** To the products before and after this one in its place of the catalogue. [cat-02] */
export const ProductSteps = ({ place }: { place: ProductPlace }) => {
  const text = useText();
  const { PreviousProduct, NextProduct, Position, ProductCount } = place;
  if (ProductCount < 2) return null;
  return (
    <nav aria-label={text('variation.steps')} className="flex items-center print:hidden">
      <StepLink
        step={PreviousProduct}
        rel="prev"
        label={text('variation.steps.previous', { product: PreviousProduct?.ProductName ?? '' })}
        icon={<ChevronLeftIcon />}
      />
      <span className="text-sm whitespace-nowrap text-muted">
        {text('variation.steps.place', { place: Position, count: ProductCount })}
      </span>
      <StepLink
        step={NextProduct}
        rel="next"
        label={text('variation.steps.next', { product: NextProduct?.ProductName ?? '' })}
        icon={<ChevronRightIcon />}
      />
    </nav>
  );
};

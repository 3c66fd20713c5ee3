import type { ReactNode } from 'react';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { CatalogueIcon, OrdersIcon, PackageIcon, PlusIcon, ShopLink } from '../../../ui/index.ts';
import { KITS_PATH } from '../../kit-picker/index.ts';
import { START_STEPS, type StartStep, writeKitsAddress } from './start-address.ts';

interface Way {
  icon: ReactNode;
  name: MessageKey;
  about: MessageKey;
}

const WAYS: Record<StartStep, Way> = {
  new: { icon: <PlusIcon />, name: 'kitTemplates.start.new', about: 'kitTemplates.start.new.about' },
  orders: { icon: <OrdersIcon />, name: 'kitTemplates.start.orders', about: 'kitTemplates.start.orders.about' },
  'smart-kit': { icon: <PackageIcon />, name: 'kitTemplates.start.copy', about: 'kitTemplates.start.copy.about' },
  template: {
    icon: <CatalogueIcon />,
    name: 'kitTemplates.start.template',
    about: 'kitTemplates.start.template.about',
  },
};

/** Name of a step of the creation flow. */
export const nameOfStep = (step: StartStep): MessageKey => WAYS[step].name;

/** The four ways to begin a project of kits, each with a word on when to use it. */
export const WaysToStart = () => {
  const text = useText();
  return (
    <nav aria-label={text('kitTemplates.start.title')}>
      <ul className="grid grid-cols-2 gap-3 laptop:grid-cols-4">
        {START_STEPS.map((step) => (
          <li key={step} className="grid">
            <ShopLink
              to={`${KITS_PATH}${writeKitsAddress({ step, page: 1 })}`}
              className="flex items-start gap-3 rounded-lg border border-line bg-surface p-3 hover:border-accent"
            >
              <span className="mt-px text-accent">{WAYS[step].icon}</span>
              <span className="grid min-w-0">
                <span className="font-semibold">{text(WAYS[step].name)}</span>
                <span className="text-sm text-muted max-tablet:sr-only">{text(WAYS[step].about)}</span>
              </span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

import type { ReactNode } from 'react';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { CatalogueIcon, OrdersIcon, PackageIcon, PlusIcon, ShopLink } from '../../../ui/index.ts';
import { KITS_PATH } from '../../kit-picker/index.ts';

/** The ways to begin a project of kits, as the address names them. Section 2, "kit-creation flow". */
export const START_STEPS = ['new', 'orders', 'smart-kit', 'template'] as const;
export type StartStep = (typeof START_STEPS)[number];

const MOST_PAGES = 100_000;

/** The start page as its address describes it. */
interface KitsAddress {
  /** Undefined: the list of recent projects. */
  step: StartStep | undefined;
  /** Page of the list, from 1. */
  page: number;
}

/** Parses the URL; invalid values are ignored. */
export const readKitsAddress = (search: URLSearchParams): KitsAddress => {
  const page = Number(search.get('page') ?? '1');
  return {
    step: START_STEPS.find((step) => step === search.get('start')),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
};

/** Returns the part of the address behind "/kits" that reads so. */
export const writeKitsAddress = ({ step, page }: KitsAddress): string => {
  const search = new URLSearchParams();
  if (step !== undefined) search.set('start', step);
  if (page > 1) search.set('page', String(page));
  const written = search.toString();
  return written === '' ? '' : `?${written}`;
};

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

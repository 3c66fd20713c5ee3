import type { SearchDocument } from '@grossist/contracts';
import type { Quantity } from '@grossist/domain';
import { Suspense } from 'react';
import { lazyWithTexts, useFormat, useText } from '../../../i18n/index.ts';
import {
  CatalogueIcon,
  ChevronRightIcon,
  classNames,
  InfoIcon,
  NumberIcon,
  PackageIcon,
  Picture,
  SearchIcon,
  ShopLink,
  typeBesideName,
} from '../../../ui/index.ts';
import { useArticleNumber } from '../../../visitor.ts';
import { useIsBuyer } from '../../prices/index.ts';
import type { Choice } from './choices.ts';

const Offer = lazyWithTexts(async () => (await import('./buying.tsx')).Offer);
const AddSuggestion = lazyWithTexts(async () => (await import('./buying.tsx')).AddSuggestion);

const Material = ({ document }: { document: SearchDocument }) => {
  const articleNumber = useArticleNumber();
  const isBuyer = useIsBuyer();
  return (
    <>
      <Picture src={document.ImageUrl} alt="" width={40} height={40} isFirst />
      {/* Reserves the space of prices while they load, so that the names do not move. */}
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] items-center gap-x-3 laptop:flex">
        <span className="grid min-w-0 flex-1">
          <span className="truncate" lang={document.NameLanguage || undefined}>
            {document.ItemLocalMaterialName}
          </span>
          <span className="truncate text-sm text-muted">
            {[
              articleNumber(document),
              typeBesideName(document.ItemLocalMaterialName, document.TypeDesignation),
              document.Supplier,
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </span>
        </span>
        {isBuyer && (
          <span className="min-h-11 shrink-0 overflow-hidden laptop:w-48">
            <Suspense>
              <Offer document={document} />
            </Suspense>
          </span>
        )}
      </span>
    </>
  );
};

/** The number of materials that a choice leads to. */
const Count = ({ count }: { count: number }) => {
  const text = useText();
  const format = useFormat();
  return (
    <span className="text-sm text-muted tabular-nums">
      <span aria-hidden="true">{format.number(count)}</span>
      <span className="sr-only">{text('catalogue.count', { count })}</span>
    </span>
  );
};

const Content = ({ choice }: { choice: Choice }) => {
  const text = useText();
  switch (choice.kind) {
    case 'document':
      return <Material document={choice.document} />;
    case 'category':
    case 'vendor':
      return (
        <>
          {choice.kind === 'vendor' ? (
            <PackageIcon size={18} className="shrink-0 text-muted" />
          ) : (
            <CatalogueIcon size={18} className="shrink-0 text-muted" />
          )}
          <span className="min-w-0 flex-1 truncate">{choice.name}</span>
          <Count count={choice.count} />
        </>
      );
    case 'all':
      return (
        <>
          <span className="flex-1 font-semibold">{text('search.all', { count: choice.count })}</span>
          <ChevronRightIcon size={18} />
        </>
      );
    case 'suggestion':
      return (
        <>
          {choice.as === 'number' ? (
            <NumberIcon size={18} className="shrink-0 text-muted" />
          ) : (
            <SearchIcon size={18} className="shrink-0 text-muted" />
          )}
          <span className="min-w-0 flex-1 truncate">
            {choice.as === 'correction' && <span className="text-muted">{text('catalogue.didYouMean')} </span>}
            {choice.name}
          </span>
          <Count count={choice.count} />
        </>
      );
    case 'page':
      return (
        <>
          <InfoIcon size={18} className="shrink-0 text-muted" />
          <span className="min-w-0 flex-1 truncate">{choice.name}</span>
        </>
      );
    default:
      return (
        <>
          <SearchIcon size={18} className="shrink-0 text-muted" />
          <span className="min-w-0 flex-1 truncate">{choice.name}</span>
        </>
      );
  }
};

/** A material that can be added from the list. */
export interface Addable {
  /** Quantity that a press adds. */
  quantity: Quantity;
  isAdding: boolean;
  onAdd: () => void;
}

interface SearchChoiceProps {
  choice: Choice;
  id: string;
  isActive: boolean;
  onChoose: (choice: Choice) => void;
  adding: Addable | undefined;
}

/** An option of the list. It is a link, which can be opened in a new tab and is prefetched on hover. */
export const SearchChoice = ({ choice, id, isActive, onChoose, adding }: SearchChoiceProps) => (
  <div role="none" className="flex items-center gap-1.5">
    <ShopLink
      to={choice.to}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={() => onChoose(choice)}
      className={classNames(
        'flex min-h-10 min-w-0 flex-1 items-center gap-3 rounded-md px-2.5 py-1 hover:bg-sunken',
        isActive && 'bg-accent-soft outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <Content choice={choice} />
    </ShopLink>
    {adding && choice.kind === 'document' && (
      <span className="grid size-10 shrink-0">
        <Suspense>
          <AddSuggestion
            document={choice.document}
            quantity={adding.quantity}
            isDisabled={adding.isAdding}
            onAdd={adding.onAdd}
          />
        </Suspense>
      </span>
    )}
  </div>
);

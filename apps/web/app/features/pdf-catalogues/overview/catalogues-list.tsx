import { getPdfCatalogs } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import {
  ChosenChips,
  EmptyState,
  ErrorState,
  LinkButton,
  Pagination,
  SearchForm,
  SearchIcon,
  SidePanel,
  SidePanelButton,
} from '../../../ui/index.ts';
import { PdfIcon, usePdfProblem } from '../../pdf-basket/index.ts';
import { RowsSkeleton } from '../skeletons.tsx';
import { CatalogueFilters, SortSelect, useFilterChips } from './catalogue-filters.tsx';
import type { CataloguesPlace } from './catalogues-address.ts';
import { isFiltered, PAGE_SIZE, requestOf, useExistingPage, withoutFilters } from './catalogues-address.ts';
import { CataloguesTable } from './catalogues-table.tsx';

const PANEL = 'catalogue-filters';

/** The company's catalogs, ten a page, narrowed and sorted by the address. [pdf-01] */
export const CataloguesList = ({ place }: { place: CataloguesPlace }) => {
  const { wanted, hrefOf, go } = place;
  const text = useText();
  const problemText = usePdfProblem();
  const { data, error, refetch, isPlaceholderData } = useOperationQuery(getPdfCatalogs, requestOf(wanted), {
    keepPrevious: true,
  });
  const chips = useFilterChips(place);
  const pageCount = useExistingPage(place, PAGE_SIZE, isPlaceholderData ? undefined : data?.TotalItems);
  if (!data && error) {
    return (
      <ErrorState title={text('pdf.failed')} onTryAgain={() => void refetch()}>
        {problemText(error)}
      </ErrorState>
    );
  }
  if (!data) return <RowsSkeleton />;
  if (data.TotalItems === 0 && !isFiltered(wanted)) return <NoCatalogues />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 laptop:grid-cols-[15rem_minmax(0,1fr)]">
      <SidePanel id={PANEL} title={text('pdf.filter')} show={text('pdf.filter.show', { count: data.TotalItems })}>
        <CatalogueFilters place={place} />
      </SidePanel>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-busy={isPlaceholderData}>
        <SearchForm
          label={text('pdf.search')}
          placeholder={text('pdf.search.placeholder')}
          query={wanted.query}
          isSlim
          onSearch={(query) => go({ ...wanted, query, page: 1 })}
        />
        <div className="flex min-h-10 flex-wrap items-center gap-2">
          <p role="status" className="flex-1 text-muted max-tablet:basis-full">
            {text('pdf.count', { count: data.TotalItems })}
          </p>
          <SidePanelButton panelId={PANEL}>{text('pdf.filter')}</SidePanelButton>
          <SortSelect order={wanted.order} onChange={(order) => go({ ...wanted, order, page: 1 })} />
        </div>
        <ChosenChips
          label={text('pdf.filter.chosen')}
          chips={chips}
          clear={{ name: text('pdf.filter.clear'), href: hrefOf(withoutFilters(wanted)) }}
        />
        {data.PageItems.length > 0 ? (
          <CataloguesTable catalogues={data.PageItems} />
        ) : (
          <EmptyState title={text('pdf.none.title')} icon={<SearchIcon size={36} />}>
            {text('pdf.none.text')}
          </EmptyState>
        )}
        <Pagination page={wanted.page} pageCount={pageCount} hrefOf={(page) => hrefOf({ ...wanted, page })} />
      </div>
    </div>
  );
};

const NoCatalogues = () => {
  const text = useText();
  return (
    <EmptyState
      title={text('pdf.empty.title')}
      icon={<PdfIcon size={40} />}
      action={<LinkButton to="/search">{text('pdf.empty.search')}</LinkButton>}
    >
      {text('pdf.empty.text')}
    </EmptyState>
  );
};

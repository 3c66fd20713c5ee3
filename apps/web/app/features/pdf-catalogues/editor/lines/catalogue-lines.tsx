import type { PdfCatalog } from '@grossist/contracts';
import { useState } from 'react';
import { useFormat, useText } from '../../../../i18n/index.ts';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  EmptyState,
  ErrorState,
  LinkButton,
  PlusIcon,
} from '../../../../ui/index.ts';
import { PdfIcon, usePdfProblem } from '../../../pdf-basket/index.ts';
import { idOf } from '../../catalogue-words.ts';
import { RowsSkeleton } from '../../skeletons.tsx';
import { AddDialog } from '../adding/add-dialog.tsx';
import { LinesTable } from './lines-table.tsx';
import { LINES_A_PAGE, useLinePages } from './use-line-commands.ts';

/** The button that adds materials to a catalog by number, from lists and from orders. */
const AddMaterials = ({ catalogue }: { catalogue: PdfCatalog }) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <PlusIcon size={18} />
        {text('pdf.addTo')}
      </Button>
      {isOpen && <AddDialog catalogue={catalogue} onClose={() => setOpen(false)} />}
    </>
  );
};

interface CatalogueLinesProps {
  catalogue: PdfCatalog;
  isReadOnly: boolean;
}

/** The materials of a catalog in the order of the document, a hundred a page. */
export const CatalogueLines = ({ catalogue, isReadOnly }: CatalogueLinesProps) => {
  const text = useText();
  const problemText = usePdfProblem();
  const [wanted, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(catalogue.noOfVariations / LINES_A_PAGE));
  // The last line of a page may have been removed.
  const page = Math.min(wanted, pageCount);
  const pages = useLinePages(idOf(catalogue), page);
  const { data, error, refetch, isPlaceholderData } = pages.shown;
  if (!data && error) {
    return (
      <ErrorState title={text('pdf.lines.failed')} onTryAgain={() => void refetch()}>
        {problemText(error)}
      </ErrorState>
    );
  }
  if (!data) return <RowsSkeleton />;
  return (
    <section aria-label={text('pdf.lines')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-muted">
          {text('pdf.materials', { count: data.TotalItems })}
        </p>
        {!isReadOnly && <AddMaterials catalogue={catalogue} />}
      </div>
      {data.PageItems.length === 0 ? (
        <NoLines isBasket={catalogue.isTemporaryList} />
      ) : (
        <LinesTable
          // The focus and the dragged line belong to the page.
          key={page}
          catalogue={catalogue}
          lines={data.PageItems}
          before={(page - 1) * LINES_A_PAGE}
          total={data.TotalItems}
          version={data.version}
          isOld={isPlaceholderData}
          isReadOnly={isReadOnly}
          lineAt={pages.lineAt}
          onPage={setPage}
        />
      )}
      <Pages page={page} pageCount={pageCount} total={data.TotalItems} onPage={setPage} />
    </section>
  );
};

const NoLines = ({ isBasket }: { isBasket: boolean }) => {
  const text = useText();
  return (
    <EmptyState
      title={text(isBasket ? 'pdf.basket.empty.title' : 'pdf.empty.lines.title')}
      icon={<PdfIcon size={40} />}
      action={<LinkButton to="/search">{text('pdf.empty.search')}</LinkButton>}
    >
      {text(isBasket ? 'pdf.basket.empty.text' : 'pdf.empty.lines.text')}
    </EmptyState>
  );
};

interface PagesProps {
  page: number;
  pageCount: number;
  total: number;
  onPage: (page: number) => void;
}

const Pages = ({ page, pageCount, total, onPage }: PagesProps) => {
  const text = useText();
  const format = useFormat();
  if (pageCount < 2) return null;
  const first = (page - 1) * LINES_A_PAGE + 1;
  return (
    <nav aria-label={text('ui.pages')} className="flex flex-wrap items-center justify-center gap-2">
      <Button isDisabled={page === 1} aria-label={text('ui.pages.previous')} onPress={() => onPage(page - 1)}>
        <ChevronLeftIcon />
      </Button>
      <span className="text-sm text-muted">
        {text('pdf.lines.pages', {
          from: format.number(first),
          to: format.number(Math.min(total, page * LINES_A_PAGE)),
          total: format.number(total),
        })}
      </span>
      <Button isDisabled={page === pageCount} aria-label={text('ui.pages.next')} onPress={() => onPage(page + 1)}>
        <ChevronRightIcon />
      </Button>
    </nav>
  );
};

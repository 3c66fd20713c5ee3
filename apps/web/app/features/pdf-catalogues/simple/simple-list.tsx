import { deleteSimplePdfCatalog, getSimplePdfCatalogs, type SimplePdfCatalog } from '@grossist/contracts';
import { useState } from 'react';
import { useOperation, useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, EmptyState, ErrorState, notify, Pagination, TrashIcon } from '../../../ui/index.ts';
import { ConfirmDialog } from '../../../ui/overlays/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { MadeDocumentDialog, useMakeDocument } from '../../documents/index.ts';
import { CHANGES_CATALOGUES, PdfIcon, useMayUsePdf, usePdfProblem } from '../../pdf-basket/index.ts';
import type { CataloguesPlace } from '../overview/catalogues-address.ts';
import { useExistingPage } from '../overview/catalogues-address.ts';
import { RowsSkeleton } from '../skeletons.tsx';
import { requestSimplePdf } from './request-simple-pdf.ts';

const PAGE_SIZE = 10;

/** The simple catalogs of the company, newest first: their PDF is made again, and they are deleted. [pdf-17] */
export const SimpleList = ({ place }: { place: CataloguesPlace }) => {
  const text = useText();
  const problemText = usePdfProblem();
  const { wanted, hrefOf } = place;
  const { data, error, refetch, isPlaceholderData } = useOperationQuery(
    getSimplePdfCatalogs,
    { query: { PageNumber: wanted.page, PageSize: PAGE_SIZE } },
    { keepPrevious: true },
  );
  const pageCount = useExistingPage(place, PAGE_SIZE, isPlaceholderData ? undefined : data?.TotalItems);
  if (!data && error) {
    return (
      <ErrorState title={text('pdf.failed')} onTryAgain={() => void refetch()}>
        {problemText(error)}
      </ErrorState>
    );
  }
  if (!data) return <RowsSkeleton />;
  if (data.TotalItems === 0) {
    return (
      <EmptyState title={text('pdf.simple.none.title')} icon={<PdfIcon size={40} />}>
        {text('pdf.simple.none.text')}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-busy={isPlaceholderData}>
      <p className="text-sm text-muted">{text('pdf.simple.about')}</p>
      <ul aria-label={text('pdf.simple')} className="divide-y divide-line rounded-lg border border-line bg-surface">
        {data.PageItems.map((catalogue) => (
          <Row key={catalogue.id} catalogue={catalogue} />
        ))}
      </ul>
      <Pagination page={wanted.page} pageCount={pageCount} hrefOf={(page) => hrefOf({ ...wanted, page })} />
    </div>
  );
};

const Row = ({ catalogue }: { catalogue: SimplePdfCatalog }) => {
  const text = useText();
  const moment = useMoment();
  const problemText = usePdfProblem();
  const mayChange = useMayUsePdf();
  const [isAsking, setAsking] = useState(false);
  const making = useMakeDocument((problem) => notify(problemText(problem)));
  const remove = useOperation(deleteSimplePdfCatalog, {
    invalidates: CHANGES_CATALOGUES,
    onSuccess: () => notify(text('pdf.deleted', { name })),
    onError: (problem) => {
      setAsking(false);
      notify(problemText(problem));
    },
  });
  const { id, name, variationSapNumbers, createdOn, createdByName } = catalogue;
  const facts = [
    text('pdf.materials', { count: variationSapNumbers.length }),
    moment(createdOn),
    createdByName || text('pdf.nobody'),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      <span className="flex flex-wrap gap-2">
        {variationSapNumbers.length > 0 && (
          <Button
            size="small"
            isPending={making.isPending}
            onPress={() => making.makeBy(name, () => requestSimplePdf(id))}
          >
            {text('pdf.make')}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
        {mayChange && (
          <Button size="small" kind="quiet" aria-haspopup="dialog" onPress={() => setAsking(true)}>
            <TrashIcon size={18} />
            {text('pdf.delete')}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
      </span>
      {isAsking && (
        <ConfirmDialog
          title={text('pdf.simple.delete', { name })}
          cancel={text('pdf.cancel')}
          confirm={text('pdf.delete')}
          isDanger
          isPending={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setAsking(false)}
        >
          <p>{text('pdf.simple.delete.text')}</p>
        </ConfirmDialog>
      )}
      <MadeDocumentDialog making={making} />
    </li>
  );
};

import { type DocumentJob, listDocuments } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { type MessageKey, useFormat, useText } from '../../../i18n/index.ts';
import { Badge, EmptyState, ErrorState, Pagination, type Tone } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { DocumentProgress, OpenDocument } from '../../documents/index.ts';
import { PdfIcon, usePdfProblem } from '../../pdf-basket/index.ts';
import type { CataloguesPlace } from '../overview/catalogues-address.ts';
import { RowsSkeleton } from '../skeletons.tsx';

const PAGE_SIZE = 10;
/** Milliseconds between two looks at the list while a document is being made. */
const EVERY = 3000;

const STATES: Record<DocumentJob['State'], { name: MessageKey; tone: Tone }> = {
  waiting: { name: 'pdf.documents.waiting', tone: 'neutral' },
  running: { name: 'pdf.documents.running', tone: 'accent' },
  done: { name: 'pdf.documents.done', tone: 'neutral' },
  failed: { name: 'pdf.documents.failedOne', tone: 'danger' },
  cancelled: { name: 'pdf.documents.canceled', tone: 'warning' },
};

const isUnfinished = ({ State }: DocumentJob): boolean => State === 'waiting' || State === 'running';

/** Documents that people of the company made in the last 30 days, newest first. [own-doc-02] */
export const DocumentsList = ({ place: { wanted, hrefOf } }: { place: CataloguesPlace }) => {
  const text = useText();
  const problemText = usePdfProblem();
  const { data, error, refetch, isPlaceholderData } = useOperationQuery(
    listDocuments,
    { query: { Page: wanted.page, PageSize: PAGE_SIZE } },
    { keepPrevious: true, refetchInterval: (page) => (page?.PageItems.some(isUnfinished) ? EVERY : false) },
  );
  if (!data && error) {
    return (
      <ErrorState title={text('pdf.documents.failed')} onTryAgain={() => void refetch()}>
        {problemText(error)}
      </ErrorState>
    );
  }
  if (!data) return <RowsSkeleton />;
  if (data.TotalItems === 0) {
    return (
      <EmptyState title={text('pdf.documents.none.title')} icon={<PdfIcon size={40} />}>
        {text('pdf.documents.none.text')}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-busy={isPlaceholderData}>
      <ul aria-label={text('pdf.documents')} className="divide-y divide-line rounded-lg border border-line bg-surface">
        {data.PageItems.map((job) => (
          <Row key={job.DocumentId} job={job} />
        ))}
      </ul>
      <Pagination
        page={wanted.page}
        pageCount={Math.ceil(data.TotalItems / PAGE_SIZE)}
        hrefOf={(page) => hrefOf({ ...wanted, page })}
      />
    </div>
  );
};

const Row = ({ job }: { job: DocumentJob }) => {
  const text = useText();
  const format = useFormat();
  const moment = useMoment();
  const { name, tone } = STATES[job.State];
  const facts = [
    text('pdf.materials', { count: job.Total }),
    moment(job.CreatedAt),
    job.CreatedBy || text('pdf.nobody'),
    job.ByteCount === null ? '' : text('pdf.documents.size', { size: format.number(Math.ceil(job.ByteCount / 1024)) }),
  ];
  return (
    <li className="grid gap-3 p-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex flex-wrap items-center gap-2 font-semibold [overflow-wrap:anywhere]">
            {job.Title}
            <Badge tone={tone}>{text(name)}</Badge>
          </p>
          <p className="text-sm text-muted">{facts.filter((fact) => fact !== '').join(' · ')}</p>
        </div>
        {job.FileUrl !== null && (
          <span className="flex flex-wrap items-center gap-3">
            <span className="text-sm text-muted">{text('pdf.made.until', { date: moment(job.ExpiresAt) })}</span>
            <OpenDocument url={job.FileUrl} title={job.Title} kind="secondary" size="small" />
          </span>
        )}
      </div>
      {isUnfinished(job) && <DocumentProgress documentId={job.DocumentId} />}
    </li>
  );
};

import { cancelDocument, type DocumentJob, getDocument } from '@grossist/contracts';
import { useId } from 'react';
import { useOperation, useOperationQuery } from '../../api/index.ts';
import { type MessageKey, useFormat, useText } from '../../i18n/index.ts';
import { Button, ErrorState, notify, Skeleton, WarningBar } from '../../ui/index.ts';
import { useMoment } from '../../use-moment.ts';
import { OpenDocument } from './open-document.tsx';

/** Lines that are shown. */
const SHOWN = 20;

const REASONS: Record<DocumentJob['Report'][number]['Code'], MessageKey> = {
  'picture-missing': 'pdf.report.picture',
  'picture-timeout': 'pdf.report.picture',
  'material-missing': 'pdf.report.material',
  'price-missing': 'pdf.report.price',
  'barcode-missing': 'pdf.report.barcode',
};

/** What a document leaves out or shows by a placeholder. */
const DocumentReport = ({ job: { Report, ReportRest } }: { job: DocumentJob }) => {
  const text = useText();
  const count = Report.length + ReportRest;
  if (count === 0) return null;
  return (
    <WarningBar>
      <p>{text('pdf.made.notes', { count })}</p>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {Report.slice(0, SHOWN).map(({ Code, SapMaterialNumber, Name }) => (
          <li key={`${Code} ${SapMaterialNumber}`}>
            {Name || SapMaterialNumber}: {text(REASONS[Code])}
          </li>
        ))}
      </ul>
      {count > SHOWN && <p className="text-sm">{text('pdf.added.more', { count: count - SHOWN })}</p>}
    </WarningBar>
  );
};

/** Milliseconds between two looks at a document that is being made. */
const EVERY = 1000;

const isUnfinished = ({ State }: DocumentJob): boolean => State === 'waiting' || State === 'running';

/** A document while it is made, with its cancellation; then the link to it and what was left out. [own-doc-01] */
export const DocumentProgress = ({ documentId }: { documentId: string }) => {
  const text = useText();
  const params = { documentId };
  const { data, error, refetch } = useOperationQuery(
    getDocument,
    { params },
    { refetchInterval: (job) => (job === undefined || isUnfinished(job) ? EVERY : false), staleTime: 0 },
  );
  if (!data && error) return <ErrorState title={text('pdf.made.failed')} onTryAgain={() => void refetch()} />;
  if (!data) return <Skeleton className="h-16 w-full" />;
  if (isUnfinished(data)) return <Unfinished job={data} />;
  if (data.FileUrl !== null) return <Ready job={data} url={data.FileUrl} />;
  return (
    <WarningBar tone={data.State === 'cancelled' ? 'info' : 'danger'}>
      {data.State === 'cancelled' ? text('pdf.making.canceled') : text('pdf.making.failed', { name: data.Title })}
    </WarningBar>
  );
};

/** How far a document is, and the button that cancels it. [own-doc-03] */
const Unfinished = ({ job }: { job: DocumentJob }) => {
  const text = useText();
  const format = useFormat();
  const label = useId();
  const cancel = useOperation(cancelDocument, {
    invalidates: [getDocument.area],
    onError: () => notify(text('pdf.problem.other')),
  });
  const { Done, Total, State } = job;
  return (
    <div className="grid gap-3">
      <p id={label} role="status">
        {State === 'waiting'
          ? text('pdf.making.waiting')
          : text('pdf.making.progress', { done: format.number(Done), total: format.number(Total) })}
      </p>
      <progress
        aria-labelledby={label}
        max={Total}
        value={State === 'waiting' ? undefined : Done}
        className="h-2 w-full accent-(--color-accent)"
      />
      {job.IsOwn && (
        <Button
          onPress={() => cancel.mutate({ params: { documentId: job.DocumentId } })}
          isPending={cancel.isPending}
          className="justify-self-start"
        >
          {text('pdf.making.cancel')}
        </Button>
      )}
    </div>
  );
};

const Ready = ({ job, url }: { job: DocumentJob; url: string }) => {
  const text = useText();
  const moment = useMoment();
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status">{text('pdf.made', { name: job.Title })}</p>
      <OpenDocument url={url} title={job.Title} />
      <p className="text-sm text-muted">{text('pdf.made.until', { date: moment(job.ExpiresAt) })}</p>
      <DocumentReport job={job} />
    </div>
  );
};

import { deleteMediaUpload, listMediaUploads, type OperationOutput } from '@grossist/contracts';
import { useState } from 'react';
import { useOperation, useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  notify,
  Pagination,
  Picture,
  PictureIcon,
  TrashIcon,
} from '../../../ui/index.ts';
import { ConfirmDialog } from '../../../ui/overlays/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { useMayUsePdf, usePdfProblem } from '../../pdf-basket/index.ts';
import type { CataloguesPlace } from '../overview/catalogues-address.ts';
import { useExistingPage } from '../overview/catalogues-address.ts';
import { RowsSkeleton } from '../skeletons.tsx';

type UploadedMedia = OperationOutput<typeof listMediaUploads>['Uploads'][number];

const PAGE_SIZE = 20;
const MEGABYTE = 1024 * 1024;

/** Files that the company uploaded for its catalogs, newest first, and the space that they take. [own-med-04] */
export const UploadsList = ({ place }: { place: CataloguesPlace }) => {
  const text = useText();
  const format = useFormat();
  const problemText = usePdfProblem();
  const { wanted, hrefOf } = place;
  const { data, error, refetch, isPlaceholderData } = useOperationQuery(
    listMediaUploads,
    { query: { PageNumber: wanted.page, PageSize: PAGE_SIZE } },
    { keepPrevious: true },
  );
  const pageCount = useExistingPage(place, PAGE_SIZE, isPlaceholderData ? undefined : data?.Total);
  if (!data && error) {
    return (
      <ErrorState title={text('pdf.uploads.failed')} onTryAgain={() => void refetch()}>
        {problemText(error)}
      </ErrorState>
    );
  }
  if (!data) return <RowsSkeleton />;
  if (data.Total === 0) {
    return (
      <EmptyState title={text('pdf.uploads.none.title')} icon={<PictureIcon size={40} />}>
        {text('pdf.uploads.none.text')}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-busy={isPlaceholderData}>
      <p className="text-sm text-muted">
        {text('pdf.uploads.space', {
          count: data.Total,
          used: format.number(Math.ceil((data.BytesUsed / MEGABYTE) * 10) / 10),
          allowed: format.number(Math.floor(data.BytesAllowed / MEGABYTE)),
        })}
      </p>
      <ul aria-label={text('pdf.uploads')} className="grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3">
        {data.Uploads.map((upload) => (
          <Upload key={upload.MediaId} upload={upload} />
        ))}
      </ul>
      <Pagination page={wanted.page} pageCount={pageCount} hrefOf={(page) => hrefOf({ ...wanted, page })} />
    </div>
  );
};

const Upload = ({ upload }: { upload: UploadedMedia }) => {
  const text = useText();
  const format = useFormat();
  const moment = useMoment();
  const problemText = usePdfProblem();
  const mayChange = useMayUsePdf();
  const [isAsking, setAsking] = useState(false);
  const { MediaId, PublicId, Url, MimeType, Bytes, UploadedAt, UploadedBy } = upload;
  const name = PublicId.split('/').at(-1) ?? PublicId;
  const remove = useOperation(deleteMediaUpload, {
    invalidates: [listMediaUploads.area],
    onSuccess: () => notify(text('pdf.deleted', { name })),
    onError: (problem) => {
      setAsking(false);
      notify(problemText(problem));
    },
  });
  return (
    <li className="flex items-start gap-3 rounded-lg border border-line bg-surface p-3">
      {MimeType.startsWith('image/') ? (
        <Picture src={Url} alt="" width={96} height={72} className="shrink-0 border border-line bg-paper" />
      ) : (
        <span className="grid h-18 w-24 shrink-0 place-items-center border border-line text-sm text-muted">CSV</span>
      )}
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <p className="text-sm font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-sm text-muted">
          {[
            text('pdf.documents.size', { size: format.number(Math.ceil(Bytes / 1024)) }),
            moment(UploadedAt),
            UploadedBy || text('pdf.nobody'),
          ].join(' · ')}
        </p>
        {mayChange && (
          <Button size="small" kind="quiet" aria-haspopup="dialog" className="-ml-2" onPress={() => setAsking(true)}>
            <TrashIcon size={18} />
            {text('pdf.delete')}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={text('pdf.uploads.delete')}
          cancel={text('pdf.cancel')}
          confirm={text('pdf.delete')}
          isDanger
          isPending={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: MediaId } })}
          onClose={() => setAsking(false)}
        >
          <p>{text('pdf.uploads.delete.text')}</p>
        </ConfirmDialog>
      )}
    </li>
  );
};

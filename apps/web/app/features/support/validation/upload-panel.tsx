import { listOrderValidations, type OrderDocumentFault, type OrderUpload } from '@grossist/contracts';
import { useId, useState } from 'react';
import type { ProblemError } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { Button, WarningBar } from '../../../ui/index.ts';
import { type UploadState, useUpload } from '../../desk/index.ts';
import { useProblemText } from '../parts/query-states.tsx';
import { useFaultPlace, useFaultText } from './faults.tsx';
import { startUpload, UnreadableFile, type UploadedOrder } from './upload.ts';
import { ProgressRow, UploadProgress } from './upload-progress.tsx';
import { useFollowedUploads } from './use-followed-uploads.ts';

interface QuantityColumnsProps {
  fault: Pick<OrderDocumentFault, 'Code' | 'Values'>;
  onChoose: (column: string) => void;
}

/** The columns of a refused table that may hold the quantities, to send it again with the one that is chosen. */
const QuantityColumns = ({ fault, onChoose }: QuantityColumnsProps) => {
  const text = useText();
  const format = useFormat();
  if (fault.Code !== 'quantity-column') return null;
  const { columns = '', value = '' } = fault.Values ?? {};
  const names = value.split(' | ');
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      {columns
        .split(' ')
        .filter((column) => column !== '')
        .map((column, index) => (
          <Button key={column} onPress={() => onChoose(column)}>
            {text('support.upload.quantityColumn', { column: format.number(Number(column)), name: names[index] ?? '' })}
          </Button>
        ))}
    </span>
  );
};

const Sending = ({ state, onStop }: { state: UploadState; onStop: () => void }) => {
  const text = useText();
  const { fileName: name, sent, total } = state;
  const percent = total === 0 ? 100 : Math.floor((sent / total) * 100);
  // A small file is read and matched before it is answered.
  const label = text(percent < 100 ? 'support.upload.sending' : 'support.upload.reading', { name });
  return (
    <ProgressRow
      label={label}
      percent={percent}
      isOpenEnded={percent === 100}
      stopLabel={text('support.upload.stopOne', { name })}
      onStop={onStop}
    />
  );
};

/** Returns why a file was refused, with the place in it if known. */
const useRefusal = () => {
  const text = useText();
  const problemText = useProblemText();
  const faultText = useFaultText();
  const placeOf = useFaultPlace();
  const faultLine = (fault: UnreadableFile['fault']): string =>
    [placeOf(fault), fault.Name, faultText(fault) ?? text('support.reason.unknown')]
      .filter((part) => part !== '')
      .join(', ');
  return {
    ofProblem: (problem: ProblemError): string =>
      problem instanceof UnreadableFile ? faultLine(problem.fault) : problemText(problem),
    ofUpload: ({ Fault }: OrderUpload): string => (Fault === null ? text('support.reason.unknown') : faultLine(Fault)),
  };
};

/** Uploads a customer's order by drop or by choice, with the progress of upload and validation. */
export const UploadPanel = ({ onDone }: { onDone: (orders: readonly UploadedOrder[]) => void }) => {
  const text = useText();
  const refusal = useRefusal();
  const titleId = useId();
  /** Files that this page has sent, by name: one may have to be sent again with a choice. */
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const { underWay, failed, follow, stop: stopFollowed, putAway } = useFollowedUploads(onDone);
  const { state, problem, start, stop, forget } = useUpload({
    send: startUpload,
    invalidates: listOrderValidations.area,
    onDone: ({ uploadId, orders }) => {
      if (uploadId === undefined) onDone(orders);
      else follow(uploadId);
    },
  });
  const again = (upload: OrderUpload, column: string): void => {
    const file = files.get(upload.FileName);
    if (file === undefined) return;
    putAway(upload);
    void start(file, column);
  };
  return (
    <section aria-labelledby={titleId} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 id={titleId} className="text-lg">
        {text('support.upload.title')}
      </h2>
      {problem && (
        <WarningBar tone="danger" onClose={forget}>
          <strong>{problem.fileName}</strong>: {refusal.ofProblem(problem.problem)}
          {problem.problem instanceof UnreadableFile && (
            <QuantityColumns fault={problem.problem.fault} onChoose={(column) => void start(problem.file, column)} />
          )}
        </WarningBar>
      )}
      {failed.map((upload) => (
        <WarningBar key={upload.UploadId} tone="danger" onClose={() => putAway(upload)}>
          <strong>{upload.FileName}</strong>: {refusal.ofUpload(upload)}
          {upload.Fault && files.has(upload.FileName) && (
            <QuantityColumns fault={upload.Fault} onChoose={(column) => again(upload, column)} />
          )}
        </WarningBar>
      ))}
      {underWay.length > 0 && (
        <ul aria-label={text('support.upload.under')} className="grid gap-3">
          {underWay.map((upload) => (
            <li key={upload.UploadId}>
              <UploadProgress upload={upload} onStop={() => stopFollowed(upload)} />
            </li>
          ))}
        </ul>
      )}
      {state === undefined ? (
        <FileDrop
          drop={text('support.upload.drop')}
          choose={text('support.upload.choose')}
          label={text('support.upload.file')}
          onFile={(file) => {
            setFiles((before) => new Map([...before, [file.name, file]]));
            void start(file);
          }}
        />
      ) : (
        <Sending state={state} onStop={stop} />
      )}
      <p className="text-sm text-muted">{text('support.upload.formats')}</p>
    </section>
  );
};

import { signMediaUpload, uploadMedia } from '@grossist/contracts';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { problemOf } from '../../../api/client.ts';
import { callOperation, ProblemError, readCookie } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { Button, Picture, TrashIcon, WarningBar } from '../../../ui/index.ts';
import { usePdfProblem } from '../../pdf-basket/index.ts';

/** Bytes of the largest picture that is sent. */
const MOST_BYTES = 15 * 1024 * 1024;
/** The accepted file types. */
export const PICTURES = 'image/jpeg,image/png,image/gif';

const addressIn = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null || !('secure_url' in body)) return undefined;
  return typeof body.secure_url === 'string' ? body.secure_url : undefined;
};

/**
 * Uploads a picture into the company's folder and returns its address. The shop judges it by its content. [med-01] [med-02]
 * @throws ProblemError when it is refused or the shop can't be reached
 */
const uploadPicture = async (file: File): Promise<string> => {
  const { Folder, Signature, Timestamp } = await callOperation(signMediaUpload, { query: {} });
  const form = new FormData();
  form.set('resource_type', 'image');
  form.set('folder', Folder);
  form.set('signature', Signature);
  form.set('timestamp', String(Timestamp));
  form.set('file', file);
  const response = await fetch(uploadMedia.path, {
    method: uploadMedia.method,
    headers: {
      Accept: 'application/json',
      'X-Grossist-Locale': document.documentElement.lang,
      'X-XSRF-TOKEN': readCookie(document.cookie, 'XSRF-TOKEN') ?? '',
    },
    credentials: 'same-origin',
    body: form,
  }).catch(() => {
    throw new ProblemError({ title: 'No connection', status: 0, code: 'offline' });
  });
  if (!response.ok) throw await problemOf(response);
  const address = addressIn(await response.json());
  if (address === undefined) throw new ProblemError({ title: 'No address', status: 502, code: 'unknown' });
  return address;
};

interface PictureFieldProps {
  label: string;
  hint?: string;
  /** Address of the picture; empty: none. */
  url: string;
  isReadOnly: boolean;
  /** The address that the upload got; empty: the picture is removed. */
  onChange: (url: string) => void;
}

/** Uploads, shows, replaces and removes a picture; a refused upload shows why and keeps the previous one. */
export const PictureField = ({ label, hint, url, isReadOnly, onChange }: PictureFieldProps) => {
  const text = useText();
  const format = useFormat();
  const problemText = usePdfProblem();
  const title = useId();
  const [refused, setRefused] = useState<string>();
  const upload = useMutation<string, ProblemError, File>({
    mutationFn: uploadPicture,
    onSuccess: onChange,
    onError: (problem) => setRefused(problemText(problem)),
  });
  const take = (file: File): void => {
    if (upload.isPending) return;
    setRefused(undefined);
    if (file.size > MOST_BYTES) {
      return setRefused(
        text('pdf.picture.tooLarge', { name: file.name, most: format.number(MOST_BYTES / 1024 / 1024) }),
      );
    }
    upload.mutate(file);
  };
  if (isReadOnly && url === '') return null;
  return (
    <section aria-labelledby={title} className="grid gap-2">
      <h3 id={title} className="text-sm font-semibold">
        {label}
      </h3>
      {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
      {refused !== undefined && (
        <WarningBar tone="danger" onClose={() => setRefused(undefined)}>
          {refused}
        </WarningBar>
      )}
      {upload.isPending && <p role="status">{text('pdf.picture.uploading', { name: upload.variables.name })}</p>}
      {url !== '' && (
        <div className="flex flex-wrap items-end gap-3">
          <Picture src={url} alt={label} width={160} height={120} className="border border-line bg-paper" />
          {!isReadOnly && (
            <Button onPress={() => onChange('')}>
              <TrashIcon size={18} />
              {text('pdf.picture.remove')}
              <span className="sr-only">: {label}</span>
            </Button>
          )}
        </div>
      )}
      {!isReadOnly && !upload.isPending && (
        <FileDrop
          drop={text('pdf.picture.drop')}
          choose={text(url === '' ? 'pdf.picture.choose' : 'pdf.picture.replace')}
          label={label}
          accept={PICTURES}
          onFile={take}
        />
      )}
    </section>
  );
};

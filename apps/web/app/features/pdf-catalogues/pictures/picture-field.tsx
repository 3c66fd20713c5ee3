import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ProblemError } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { Button, Picture, TrashIcon, WarningBar } from '../../../ui/index.ts';
import { usePdfProblem } from '../../pdf-basket/index.ts';
import { MOST_BYTES, PICTURES, uploadPicture } from './upload-picture.ts';

interface PictureFieldProps {
  label: string;
  hint?: string;
  /** Address of the picture; empty: none. */
  url: string;
  isReadOnly: boolean;
  /** The address that the upload got; empty: the picture is removed. */
  onChange: (url: string) => void;
}

/** A picture that is uploaded, shown, replaced and removed; a refused one says why, and the former one stays. */
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

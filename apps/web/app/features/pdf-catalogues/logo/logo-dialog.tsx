import {
  deleteDefaultLogo,
  downloadDefaultLogo,
  getDefaultLogo,
  type OperationOutput,
  uploadDefaultLogo,
} from '@grossist/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ProblemError, useOperation, useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { Button, buttonStyle, notify, Picture, PictureIcon, Skeleton, WarningBar } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { sendFile } from '../../desk/index.ts';
import { CHANGES_CATALOGUES, usePdfProblem } from '../../pdf-basket/index.ts';
import { PICTURES } from '../pictures/picture-field.tsx';

/** Bytes of the largest logo that is sent. */
const MOST_BYTES = 5 * 1024 * 1024;

type KnownLogo = OperationOutput<typeof getDefaultLogo>;

/** The logo of catalogs without one of their own: shown, replaced, downloaded and deleted. [pdf-14] [pdf-15] [pdf-16] */
const LogoDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText();
  const problemText = usePdfProblem();
  const { data, error } = useOperationQuery(getDefaultLogo, {});
  return (
    <Dialog
      title={text('pdf.logo.default')}
      isOpen
      onClose={onClose}
      actions={<Button onPress={onClose}>{text('ui.close')}</Button>}
    >
      {data && <Known known={data} />}
      {!data && error && <WarningBar tone="danger">{problemText(error)}</WarningBar>}
      {!data && !error && <Skeleton className="h-32 w-full" />}
    </Dialog>
  );
};

const Known = ({ known }: { known: KnownLogo }) => {
  const text = useText();
  const format = useFormat();
  const problemText = usePdfProblem();
  const queries = useQueryClient();
  const [refused, setRefused] = useState<string>();
  const remove = useOperation(deleteDefaultLogo, {
    invalidates: CHANGES_CATALOGUES,
    onSuccess: () => notify(text('pdf.logo.deleted')),
    onError: (problem) => setRefused(problemText(problem)),
  });
  const upload = useMutation<true, ProblemError, File>({
    mutationFn: (file) =>
      sendFile<true>(file, { to: uploadDefaultLogo, read: () => true, onBytes: () => undefined }).done,
    onSuccess: () => notify(text('pdf.logo.saved')),
    onError: (problem) => setRefused(problemText(problem)),
    onSettled: () => queries.invalidateQueries({ queryKey: CHANGES_CATALOGUES }),
  });
  const take = (file: File): void => {
    setRefused(undefined);
    if (file.size <= MOST_BYTES) return upload.mutate(file);
    setRefused(text('pdf.picture.tooLarge', { name: file.name, most: format.number(MOST_BYTES / 1024 / 1024) }));
  };
  return (
    <div className="grid gap-4">
      {refused !== undefined && <WarningBar tone="danger">{refused}</WarningBar>}
      <p className="text-muted">{text(known.logo ? 'pdf.logo.default.text' : 'pdf.logo.default.none')}</p>
      {known.logo && <Logo logo={known.logo} />}
      {known.logo && (
        <div className="flex flex-wrap gap-2">
          <a href={downloadDefaultLogo.path} download className={buttonStyle()}>
            {text('pdf.logo.download')}
          </a>
          {known.mayChange && (
            <Button kind="danger" isPending={remove.isPending} onPress={() => remove.mutate({})}>
              {text('pdf.delete')}
            </Button>
          )}
        </div>
      )}
      {upload.isPending && <p role="status">{text('pdf.picture.uploading', { name: upload.variables.name })}</p>}
      {known.mayChange && !upload.isPending && (
        <FileDrop
          drop={text('pdf.picture.drop')}
          choose={text(known.logo ? 'pdf.picture.replace' : 'pdf.picture.choose')}
          label={text('pdf.logo.default')}
          accept={PICTURES}
          onFile={take}
        />
      )}
    </div>
  );
};

const Logo = ({
  logo: { fileName, width, height, changedOn, changedByName },
}: {
  logo: NonNullable<KnownLogo['logo']>;
}) => {
  const text = useText();
  const moment = useMoment();
  return (
    <figure className="grid gap-1">
      <Picture
        // Another file has the same address.
        src={`${downloadDefaultLogo.path}?changed=${encodeURIComponent(changedOn)}`}
        alt={text('pdf.logo.default')}
        width={240}
        height={120}
        className="border border-line bg-paper"
      />
      <figcaption className="text-sm text-muted [overflow-wrap:anywhere]">
        {[fileName, `${width} × ${height}`, moment(changedOn), changedByName].filter((part) => part !== '').join(' · ')}
      </figcaption>
    </figure>
  );
};

/** The button that opens the company's default logo. */
export const DefaultLogo = () => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <PictureIcon size={18} />
        {text('pdf.logo.default.short')}
      </Button>
      {isOpen && <LogoDialog onClose={() => setOpen(false)} />}
    </>
  );
};

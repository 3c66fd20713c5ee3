import type { PdfCatalog } from '@grossist/contracts';
import { useEffect, useId, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, Skeleton } from '../../../ui/index.ts';
import { idOf } from '../catalogue-words.ts';

/** Cover, introduction and table of contents, or the first materials. */
const PREVIEWED = ['front', 'lines'] as const;
export type PreviewedPages = (typeof PREVIEWED)[number];

/** Returns the address of the picture of the first pages of a catalog in one of its versions. [own-doc-05] */
const addressOfPreview = (id: string, version: number, pages: PreviewedPages): string =>
  `/api/pdfcatalogs/${encodeURIComponent(id)}/preview?${new URLSearchParams({ Pages: pages, version: String(version) })}`;

/** The picture at an address; the former one stays until it is loaded. */
const PreviewPages = ({ address }: { address: string }) => {
  const text = useText();
  const [shown, setShown] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const hasFailed = failed === address;
  const isLoading = address !== shown && !hasFailed;
  const images = [shown, isLoading ? address : undefined].filter((image) => image !== undefined);
  return (
    <section
      // Scrollable areas must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={text('pdf.preview.alt')}
      aria-busy={isLoading}
      className="overflow-y-auto rounded-lg border border-line bg-paper laptop:max-h-[calc(100dvh-12rem)]"
    >
      <p role="status" className="sr-only">
        {isLoading && text('pdf.preview.loading')}
      </p>
      {hasFailed && (
        <div role="alert" className="grid justify-items-center gap-3 bg-surface p-6 text-center text-muted">
          {text('pdf.preview.failed')}
          <Button size="small" onPress={() => setFailed(undefined)}>
            {text('ui.tryAgain')}
          </Button>
        </div>
      )}
      {shown === undefined && !hasFailed && <Skeleton className="aspect-[210/297] w-full" />}
      {images.map((image) => (
        // The same element is loaded hidden, then shown: it is requested once.
        <img
          key={image}
          src={image}
          alt={image === shown ? text('pdf.preview.alt') : ''}
          onLoad={() => setShown(image)}
          onError={() => setFailed(image)}
          className={image === shown ? 'block h-auto w-full' : 'hidden'}
        />
      ))}
    </section>
  );
};

/** Returns the latest value once it has not changed for some milliseconds and nothing is busy; the first one at once. */
const useSettled = <Value,>(latest: Value, isBusy: boolean, rest: number): Value => {
  const [settled, setSettled] = useState(latest);
  useEffect(() => {
    if (isBusy || latest === settled) return undefined;
    const timer = setTimeout(() => setSettled(latest), rest);
    return () => clearTimeout(timer);
  }, [latest, settled, isBusy, rest]);
  return settled;
};

interface PreviewProps {
  catalogue: PdfCatalog;
  /** A change is on its way: the picture waits for it. */
  isSaving: boolean;
  pages: PreviewedPages;
  onPages: (pages: PreviewedPages) => void;
}

/** Milliseconds without a change after which the pages are drawn again. */
const DEBOUNCE_MS = 700;

/** The first pages of the document as a picture, drawn again once changes have settled. [own-doc-05] */
export const Preview = ({ catalogue, isSaving, pages, onPages }: PreviewProps) => {
  const text = useText();
  const title = useId();
  const isEmpty = catalogue.noOfVariations === 0;
  const wanted = isEmpty ? '' : addressOfPreview(idOf(catalogue), catalogue.version, pages);
  const settled = useSettled(wanted, isSaving, DEBOUNCE_MS);
  return (
    <section aria-labelledby={title} className="grid grid-cols-[minmax(0,1fr)] gap-3 laptop:sticky laptop:top-32">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={title} className="text-lg">
          {text('pdf.preview')}
        </h2>
        {!isEmpty && (
          <div className="flex gap-1">
            {PREVIEWED.map((one) => (
              <Button
                key={one}
                kind="quiet"
                size="small"
                aria-pressed={one === pages}
                onPress={() => onPages(one)}
                className="aria-pressed:bg-sunken"
              >
                {text(`pdf.preview.${one}`)}
              </Button>
            ))}
          </div>
        )}
      </div>
      {isEmpty || settled === '' ? (
        <p className="rounded-lg border border-line bg-surface p-6 text-center text-muted">
          {text('pdf.preview.empty')}
        </p>
      ) : (
        <PreviewPages address={settled} />
      )}
    </section>
  );
};

import type { PdfCatalog } from '@grossist/contracts';
import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { idOf } from '../catalogue-words.ts';
import { addressOfPreview, PREVIEWED, type PreviewedPages } from './preview-address.ts';
import { PreviewPages } from './preview-pages.tsx';
import { useSettled } from './use-settled.ts';

interface PreviewProps {
  catalogue: PdfCatalog;
  /** A change is on its way: the picture waits for it. */
  isSaving: boolean;
  pages: PreviewedPages;
  onPages: (pages: PreviewedPages) => void;
}

/** Milliseconds without a change after which the pages are drawn again. */
const REST = 700;

/** The first pages of the document as a picture, drawn again once changes have settled. [own-doc-05] */
export const Preview = ({ catalogue, isSaving, pages, onPages }: PreviewProps) => {
  const text = useText();
  const title = useId();
  const isEmpty = catalogue.noOfVariations === 0;
  const wanted = isEmpty ? '' : addressOfPreview(idOf(catalogue), catalogue.version, pages);
  const settled = useSettled(wanted, isSaving, REST);
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

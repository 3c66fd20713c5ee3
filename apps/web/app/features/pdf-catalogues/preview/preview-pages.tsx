import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, Skeleton } from '../../../ui/index.ts';

/** The picture at an address; the former one stays until it is loaded. */
export const PreviewPages = ({ address }: { address: string }) => {
  const text = useText();
  const [shown, setShown] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const hasFailed = failed === address;
  const isLoading = address !== shown && !hasFailed;
  const images = [shown, isLoading ? address : undefined].filter((image) => image !== undefined);
  return (
    <section
      // What scrolls must be reachable by keyboard.
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

import { type DragEvent, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, classNames } from '../../../ui/index.ts';

/** Takes a file by drop or by choice. */
export const FileDrop = ({ onFile }: { onFile: (file: File) => void }) => {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined): void => {
    if (file) onFile(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // Dropping a file is one way more than the button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex min-h-24 flex-wrap items-center justify-center gap-x-4 gap-y-3 rounded-lg border-2 border-dashed px-4 py-6',
        isOver ? 'border-accent bg-accent-soft' : 'border-edge bg-canvas',
      )}
    >
      <p className="hidden text-muted tablet:block">{text('lists.import.drop')}</p>
      <Button kind="primary" onPress={() => field.current?.click()}>
        {text('lists.import.choose')}
      </Button>
      <input
        ref={field}
        type="file"
        accept=".csv,.txt,.xlsx"
        aria-label={text('lists.import.file')}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
};

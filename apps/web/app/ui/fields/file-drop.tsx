import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../actions/index.ts';
import { classNames } from '../class-names.ts';

interface FileDropProps {
  /** Shown before the button, where there is room to drop something. */
  drop: string;
  choose: string;
  /** The name of the field. */
  label: string;
  /** Endings that the file chooser offers; absent: any. */
  accept?: string;
  onFile: (file: File) => void;
}

/** Takes a file by drop or by choice. */
export const FileDrop = ({ drop, choose, label, accept, onFile }: FileDropProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined): void => {
    if (file !== undefined) onFile(file);
  };
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // The drop is a second way to what the button does.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
      className={classNames(
        'flex min-h-24 flex-wrap items-center justify-center gap-x-4 gap-y-3 rounded-lg border-2 border-dashed px-4 py-6',
        isOver ? 'border-accent bg-accent-soft' : 'border-edge bg-canvas',
      )}
    >
      <p className="hidden text-muted tablet:block">{drop}</p>
      <Button kind="primary" onPress={() => field.current?.click()}>
        {choose}
      </Button>
      <input
        ref={field}
        type="file"
        accept={accept}
        aria-label={label}
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

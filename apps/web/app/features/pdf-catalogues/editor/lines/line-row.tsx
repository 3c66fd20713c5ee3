import type { PdfCatalogLine } from '@grossist/contracts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useDrop } from 'react-aria/useDrop';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { Badge, classNames, IconButton, INPUT_STYLE, ShopLink, TrashIcon } from '../../../../ui/index.ts';
import { DragHandle } from '../../../../ui/rows/drag-handle.tsx';
import { RowPicture } from '../../../../ui/rows/row-loading.tsx';
import { LONGEST } from '../../catalogue-words.ts';
import { numberOf } from './use-line-commands.ts';

interface LineNoteProps {
  label: string;
  saved: string;
  isReadOnly: boolean;
  onSave: (note: string) => void;
}

/** A note in its line: a press opens the field, leaving it or Ctrl+Enter saves, Escape discards. */
const LineNote = ({ label, saved, isReadOnly, onSave }: LineNoteProps) => {
  const text = useText();
  const [typed, setTyped] = useState<string>();
  if (isReadOnly) return saved === '' ? null : <p className="text-sm whitespace-pre-line">{saved}</p>;
  if (typed === undefined) {
    return (
      <button
        type="button"
        data-cell="note"
        onClick={() => setTyped(saved)}
        className="min-h-6 max-w-full justify-self-start rounded-sm text-left text-sm whitespace-pre-line text-muted underline decoration-dotted underline-offset-3 [overflow-wrap:anywhere] hover:text-ink"
      >
        {saved || text('pdf.line.note.add')}
        <span className="sr-only"> ({label})</span>
      </button>
    );
  }
  const save = (): void => {
    if (typed.trim() !== saved) onSave(typed.trim());
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setTyped(undefined);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
    else return;
    event.preventDefault();
  };
  return (
    <textarea
      aria-label={label}
      value={typed}
      rows={2}
      maxLength={LONGEST.note}
      // The press on the note asks for it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={onKeyDown}
      className={`${INPUT_STYLE} py-1 text-sm`}
    />
  );
};

/** What is dragged: nothing else can be dropped on a line. */
const LINE_TYPE = 'application/x-grossist-pdf-line';

interface LineRowProps {
  line: PdfCatalogLine;
  /** From 0, among all lines of the catalog. */
  place: number;
  isReadOnly: boolean;
  onMove: (from: number, to: number) => void;
  onNote: (line: PdfCatalogLine, note: string) => void;
  onRemove: (line: PdfCatalogLine) => void;
}

/** A material of a catalog with its note; dropped on another, it takes its place. */
export const LineRow = ({ line, place, isReadOnly, onMove, onNote, onRemove }: LineRowProps) => {
  const text = useText();
  const format = useFormat();
  const row = useRef<HTMLLIElement>(null);
  const { localMaterialName: name, variation } = line;
  const { dropProps, isDropTarget } = useDrop({
    ref: row,
    isDisabled: isReadOnly,
    getDropOperation: (types) => (types.has(LINE_TYPE) ? 'move' : 'cancel'),
    onDrop: ({ items: [item] }) => {
      if (item?.kind !== 'text') return;
      item.getText(LINE_TYPE).then(
        (from) => onMove(Number(from), place),
        () => undefined,
      );
    },
  });
  return (
    <li
      {...dropProps}
      ref={row}
      data-index={place}
      data-line={numberOf(line)}
      className={classNames(
        'grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-start gap-x-2 border-b border-line p-2 [contain:content] last:border-0',
        isDropTarget && 'outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <span className="grid justify-items-center text-sm text-muted">
        {!isReadOnly && (
          <DragHandle type={LINE_TYPE} label={text('pdf.line.move', { name })} name={name} place={place} />
        )}
        <span aria-hidden="true">{format.number(place + 1)}</span>
      </span>
      <RowPicture src={variation.Image} alt="" width={48} height={48} />
      <div className="grid min-w-0 gap-0.5">
        <ShopLink
          to={`/variation/${line.code}`}
          discover="none"
          data-cell="name"
          className="font-semibold [overflow-wrap:anywhere] hover:underline"
        >
          {name}
        </ShopLink>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          <span className="text-ink select-all">{variation.ItemNumber}</span>
          {variation.TypeAndColor !== '' && ` · ${variation.TypeAndColor}`}
        </p>
        {!line.isAvailable && (
          <span>
            <Badge tone="danger">{text('pdf.line.unavailable')}</Badge>
          </span>
        )}
        <LineNote
          label={text('pdf.line.note', { name })}
          saved={line.note}
          isReadOnly={isReadOnly}
          onSave={(note) => onNote(line, note)}
        />
      </div>
      {!isReadOnly && (
        <IconButton
          label={text('pdf.line.remove', { name })}
          icon={<TrashIcon />}
          data-cell="remove"
          onPress={() => onRemove(line)}
        />
      )}
    </li>
  );
};

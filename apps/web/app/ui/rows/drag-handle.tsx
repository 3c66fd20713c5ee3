import { useRef } from 'react';
import { DragPreview, type DragPreviewRenderer, useDrag } from 'react-aria/useDrag';
import { Icon } from '../icons/data/icons.tsx';

interface DragHandleProps {
  /** What is dragged, as a media type: rows accept theirs alone. */
  type: string;
  /** What the handle does, in words. */
  label: string;
  name: string;
  place: number;
}

/** Drags a line to another place: by pointer, or by Enter, Tab to the wanted place and Enter again. */
export const DragHandle = ({ type, label, name, place }: DragHandleProps) => {
  const preview = useRef<DragPreviewRenderer>(null);
  const { dragProps } = useDrag({
    getItems: () => [{ [type]: String(place), 'text/plain': name }],
    getAllowedDropOperations: () => ['move'],
    preview,
  });
  return (
    <>
      <div
        {...dragProps}
        role="button"
        tabIndex={0}
        data-cell="move"
        aria-label={label}
        className="grid h-8 w-7 cursor-grab place-items-center rounded-sm text-muted hover:text-ink"
      >
        <Icon size={16}>
          <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="3" />
        </Icon>
      </div>
      <DragPreview ref={preview}>
        {() => <div className="max-w-80 truncate rounded-md bg-ink px-3 py-1.5 text-canvas">{name}</div>}
      </DragPreview>
    </>
  );
};

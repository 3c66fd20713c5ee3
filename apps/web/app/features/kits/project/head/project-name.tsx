import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { INPUT_STYLE } from '../../../../ui/index.ts';

interface ProjectNameProps {
  name: string;
  /** Undefined: it may not be changed. */
  onRename: ((name: string) => void) | undefined;
}

/** The longest name that the shop takes. */
const LONGEST = 100;

// The field takes the place of the button that was pressed.
const select = (field: HTMLInputElement | null): void => field?.select();

/** The name of the project, which opens into a field: Enter or leaving it saves, Escape restores, a blank one is ignored. */
export const ProjectName = ({ name, onRename }: ProjectNameProps) => {
  const text = useText();
  const [typed, setTyped] = useState<string>();
  const shown = name || text('kits.project.unnamed');

  const close = (): void => {
    const wanted = typed?.trim() ?? '';
    setTyped(undefined);
    if (wanted !== '' && wanted !== name) onRename?.(wanted);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') close();
    if (event.key === 'Escape') setTyped(undefined);
  };
  if (typed !== undefined) {
    return (
      <input
        ref={select}
        type="text"
        maxLength={LONGEST}
        aria-label={text('kits.project.name')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={close}
        onKeyDown={onKeyDown}
        className={`${INPUT_STYLE} max-w-md text-lg`}
      />
    );
  }
  return (
    <h1 className="text-2xl [overflow-wrap:anywhere]">
      {onRename ? (
        <button
          type="button"
          onClick={() => setTyped(name)}
          className="rounded-sm text-left underline decoration-dotted decoration-1 underline-offset-4"
        >
          {shown}
          <span className="sr-only"> – {text('kits.rename')}</span>
        </button>
      ) : (
        shown
      )}
    </h1>
  );
};

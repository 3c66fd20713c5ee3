import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useText } from '../../../../i18n/index.ts';

export interface KitMenuProps {
  /** The button or cell that it opens below. */
  trigger: RefObject<HTMLElement | null>;
  name: string;
  onClose: () => void;
  onRename: () => void;
  onCopy: () => void;
  onShow: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

const ITEM =
  'flex min-h-10 cursor-pointer items-center rounded-md px-3 outline-none data-[focused]:bg-sunken ' +
  'data-[focus-visible]:outline-2 data-[focus-visible]:-outline-offset-2';

/** The actions of one kit. */
export const KitMenu = ({ trigger, name, onClose, ...acts }: KitMenuProps) => {
  const text = useText();
  const actions = [
    { id: 'rename', does: text('kits.rename'), act: acts.onRename },
    { id: 'copy', does: text('kits.copy'), act: acts.onCopy },
    { id: 'show', does: text('kits.show'), act: acts.onShow },
    { id: 'left', does: text('kits.moveLeft'), act: () => acts.onMove(-1) },
    { id: 'right', does: text('kits.moveRight'), act: () => acts.onMove(1) },
    { id: 'remove', does: text('kits.remove'), act: acts.onRemove, isDanger: true },
  ];
  return (
    <Popover
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      className="min-w-56 overflow-auto rounded-lg border border-line bg-raised p-1 shadow-float"
    >
      {/* The menu opens by a key or a press: its first action takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <Menu aria-label={text('kits.menu', { name })} autoFocus="first" className="outline-none" onClose={onClose}>
        {actions.map(({ id, does, act, isDanger }) => (
          <MenuItem key={id} id={id} onAction={act} className={isDanger ? `${ITEM} text-danger` : ITEM}>
            {does}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
};

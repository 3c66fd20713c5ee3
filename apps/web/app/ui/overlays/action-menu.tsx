import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { type ButtonSize, buttonStyle } from '../actions/index.ts';
import { ChevronDownIcon } from '../icons/index.ts';

export interface MenuAction {
  id: string;
  name: string;
  act: () => void;
  isDanger?: boolean;
}

export interface ActionMenuProps {
  /** Content of the button. */
  children: ReactNode;
  /** Names the menu. */
  label: string;
  actions: readonly MenuAction[];
  size?: ButtonSize;
  /** Opens as soon as it is there, with the focus: somebody pressed what stood in its place. */
  isOpenAtFirst?: boolean;
}

const ITEM =
  'flex min-h-10 cursor-pointer items-center rounded-md px-3 outline-none data-[focused]:bg-sunken ' +
  'data-[focus-visible]:outline-2 data-[focus-visible]:-outline-offset-2';

/** A button that opens a menu of actions: arrows and letters move in it, Escape closes it. */
export const ActionMenu = ({ children, label, actions, size, isOpenAtFirst = false }: ActionMenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The button has the focus before the menu takes it, and so gets it back.
  useEffect(() => {
    if (!isOpenAtFirst) return undefined;
    const soon = requestAnimationFrame(() => {
      button.current?.focus();
      setOpen(true);
    });
    return () => cancelAnimationFrame(soon);
  }, [isOpenAtFirst]);
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button ref={button} className={buttonStyle('secondary', size)}>
        {children}
        <ChevronDownIcon size={18} />
      </Button>
      <Popover
        placement="bottom end"
        className="min-w-56 overflow-auto rounded-lg border border-line bg-raised p-1 shadow-float"
      >
        <Menu aria-label={label} className="outline-none">
          {actions.map(({ id, name, act, isDanger = false }) => (
            <MenuItem key={id} id={id} onAction={act} className={isDanger ? `${ITEM} text-danger` : ITEM}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};

import { type ReactNode, Suspense, useState } from 'react';
import { ChevronDownIcon } from '../icons/index.ts';
import { Button, type ButtonSize } from './button.tsx';

export interface MenuButtonProps {
  children: ReactNode;
  size?: ButtonSize;
  /** Somebody is about to press it: what the menu needs may be loaded. */
  onNear: () => void;
  /** Replaces the button on the first press: an `ActionMenu` that is open at first, loaded later. */
  menu: ReactNode;
}

/** The button of a menu that a page does without until somebody presses it. */
export const MenuButton = ({ children, size, onNear, menu }: MenuButtonProps) => {
  const [isPressed, setPressed] = useState(false);
  const face = (
    <Button
      size={size}
      aria-haspopup="menu"
      aria-expanded={false}
      isPending={isPressed}
      onPress={() => setPressed(true)}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {children}
      <ChevronDownIcon size={18} />
    </Button>
  );
  return isPressed ? <Suspense fallback={face}>{menu}</Suspense> : face;
};

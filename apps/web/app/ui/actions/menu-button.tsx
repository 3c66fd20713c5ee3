import { lazy, Suspense, useState } from 'react';
import { ChevronDownIcon } from '../icons/index.ts';
import type { ActionMenuProps } from '../overlays/action-menu.tsx';
import { Button } from './button.tsx';

const load = async () => ({ default: (await import('../overlays/action-menu.tsx')).ActionMenu });
const ActionMenu = lazy(load);

/** An `ActionMenu` that is loaded when somebody comes near its button: what a page shows at first does without it. */
export const MenuButton = (props: Omit<ActionMenuProps, 'isOpenAtFirst'>) => {
  const [isPressed, setPressed] = useState(false);
  const face = (
    <Button
      size={props.size}
      aria-haspopup="menu"
      aria-expanded={false}
      isPending={isPressed}
      onPress={() => setPressed(true)}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
    >
      {props.children}
      <ChevronDownIcon size={18} />
    </Button>
  );
  if (!isPressed) return face;
  return (
    <Suspense fallback={face}>
      <ActionMenu {...props} isOpenAtFirst />
    </Suspense>
  );
};

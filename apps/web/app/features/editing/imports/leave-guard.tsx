import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';

const stay = (event: BeforeUnloadEvent): void => event.preventDefault();

/** While it is on the page, leaving the page asks first: an upload would be broken off, and can't be undone. */
export const LeaveGuard = () => {
  const text = useText();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, []);
  return (
    <Dialog
      role="alertdialog"
      title={text('editing.imports.leave')}
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button onPress={() => blocker.proceed?.()}>{text('editing.imports.leave.go')}</Button>
          <Button kind="primary" onPress={() => blocker.reset?.()}>
            {text('editing.imports.leave.stay')}
          </Button>
        </>
      }
    >
      <p>{text('editing.imports.leave.text')}</p>
    </Dialog>
  );
};

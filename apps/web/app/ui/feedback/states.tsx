import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../actions/index.ts';
import { WarningIcon } from '../icons/index.ts';

interface StateProps {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
}

/** An empty state: the reason and what can be done. */
export const EmptyState = ({ title, children, icon, action }: StateProps) => (
  <div className="grid justify-items-center gap-3 px-4 py-12 text-center">
    {icon !== undefined && <span className="text-muted">{icon}</span>}
    <h2 className="text-lg">{title}</h2>
    {children !== undefined && <div className="max-w-prose text-muted">{children}</div>}
    {action}
  </div>
);

/** Something could not be shown. */
export const ErrorState = ({ title, children, onTryAgain }: StateProps & { onTryAgain?: () => void }) => {
  const text = useText();
  return (
    <div role="alert">
      <EmptyState
        title={title}
        icon={<WarningIcon size={32} />}
        action={onTryAgain && <Button onPress={onTryAgain}>{text('ui.tryAgain')}</Button>}
      >
        {children}
      </EmptyState>
    </div>
  );
};

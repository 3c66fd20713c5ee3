import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, IconButton } from '../actions/index.ts';
import { CloseIcon, InfoIcon, WarningIcon } from '../icons/index.ts';

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

export type BarTone = 'info' | 'warning' | 'danger';

const TONES: Record<BarTone, string> = {
  info: 'border-edge bg-surface',
  warning: 'border-warning bg-warning-soft',
  danger: 'border-danger bg-danger-soft',
};

export interface WarningBarProps {
  tone?: BarTone;
  children: ReactNode;
  /** Beside the text: a way out. */
  action?: ReactNode;
  onClose?: () => void;
}

/** A full-width message about a result; screen readers announce it. */
export const WarningBar = ({ tone = 'warning', children, action, onClose }: WarningBarProps) => {
  const text = useText();
  return (
    <div
      role={tone === 'info' ? 'status' : 'alert'}
      className={`flex items-start gap-3 rounded-md border-l-4 py-2.5 ${onClose ? 'pr-2' : 'pr-4'} pl-4 ${TONES[tone]}`}
    >
      {tone === 'info' ? <InfoIcon className="mt-px shrink-0" /> : <WarningIcon className="mt-px shrink-0" />}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-2">
        {/* A way out that leaves the text less than this is below it. */}
        <div className="min-w-0 flex-1 basis-48">
          {tone !== 'info' && <span className="sr-only">{text('ui.warning')}: </span>}
          {children}
        </div>
        {action}
      </div>
      {onClose && <IconButton label={text('ui.close')} icon={<CloseIcon />} onPress={onClose} className="-my-2" />}
    </div>
  );
};

/** The place of what is on its way. Give it the measures of what comes, so that nothing moves. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span aria-hidden="true" className={`block animate-shimmer rounded-sm bg-skeleton ${className}`} />
);

import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { IconButton } from '../actions/index.ts';
import { CloseIcon, InfoIcon, WarningIcon } from '../icons/index.ts';

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
      className={`flex items-start gap-3 rounded-md border-l-4 py-2.5 pr-2 pl-4 ${TONES[tone]}`}
    >
      {tone === 'info' ? <InfoIcon className="mt-px shrink-0" /> : <WarningIcon className="mt-px shrink-0" />}
      <div className="min-w-0 flex-1">
        {tone !== 'info' && <span className="sr-only">{text('ui.warning')}: </span>}
        {children}
      </div>
      {action}
      {onClose && <IconButton label={text('ui.close')} icon={<CloseIcon />} onPress={onClose} className="-my-2" />}
    </div>
  );
};

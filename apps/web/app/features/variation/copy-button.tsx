import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { MATERIAL_STATUS_RESET } from '../../ui/feedback/notices.tsx';
import { Icon } from '../../ui/icons/data/icons.tsx';
import { Button, CheckIcon, type IconProps, notify } from '../../ui/index.ts';

const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 8.5h11v11h-11z" />
    <path d="M15.5 8.5v-4h-11v11h4" />
  </Icon>
);

const useCopy = (done: string) => {
  const text = useText();
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), MATERIAL_STATUS_RESET);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async (value: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      notify(done);
    } catch {
      notify(text('variation.copy.failed'));
    }
  };
  return { isCopied, copy };
};

/** Copies a number. Without script it would do nothing, and is not shown. */
export const CopyButton = ({ value, name }: { value: string; name: string }) => {
  const text = useText();
  const { isCopied, copy } = useCopy(text('variation.copied', { name, value }));
  return (
    <button
      type="button"
      aria-label={text('variation.copy', { name: `${name} ${value}` })}
      onClick={() => void copy(value)}
      className="inline-grid size-8 place-items-center rounded-md text-muted noscript:hidden hover:bg-sunken hover:text-ink print:hidden"
    >
      {isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
    </button>
  );
};

interface CopyTextProps {
  value: string;
  /** Shown once it is copied. */
  done: string;
  children: ReactNode;
}

/** Copies a longer text; the button names its content. */
export const CopyText = ({ value, done, children }: CopyTextProps) => {
  const { isCopied, copy } = useCopy(done);
  return (
    <Button kind="quiet" size="small" className="noscript:hidden print:hidden" onPress={() => void copy(value)}>
      {isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      {children}
    </Button>
  );
};

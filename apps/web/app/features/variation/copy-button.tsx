import { useEffect, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { CheckIcon, type IconProps, notify } from '../../ui/index.ts';

/** Milliseconds for which the button says that it copied. */
const SAID = 2_000;

const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 8.5h11v11h-11z" />
    <path d="M15.5 8.5v-4h-11v11h4" />
  </Icon>
);

/** Copies a number. Without script it would do nothing, and is not shown. */
export const CopyButton = ({ value, name }: { value: string; name: string }) => {
  const text = useText();
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SAID);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      notify(text('variation.copied', { name, value }));
    } catch {
      notify(text('variation.copy.failed'));
    }
  };
  return (
    <button
      type="button"
      aria-label={text('variation.copy', { name })}
      onClick={() => void copy()}
      className="inline-grid size-8 place-items-center rounded-md text-muted noscript:hidden hover:bg-sunken hover:text-ink"
    >
      {isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
    </button>
  );
};

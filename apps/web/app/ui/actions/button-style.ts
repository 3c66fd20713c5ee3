import { classNames } from '../class-names.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const KINDS: Record<ButtonKind, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-edge bg-surface text-ink hover:border-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'border border-danger text-danger hover:bg-danger-soft',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-8 px-2.5 text-sm',
  medium: 'min-h-10 px-4',
  large: 'min-h-12 px-5 text-lg',
};

const ALWAYS =
  'inline-flex items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap select-none ' +
  'disabled:opacity-50 aria-disabled:opacity-50 aria-disabled:cursor-not-allowed data-[pending]:opacity-70';

/** What looks like a button, be it a button or a link. */
export const buttonStyle = (kind: ButtonKind = 'secondary', size: ButtonSize = 'medium', more?: string): string =>
  classNames(ALWAYS, KINDS[kind], SIZES[size], more);

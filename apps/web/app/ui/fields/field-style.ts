/** The box in which a person types. */
export const INPUT_STYLE =
  'min-h-10 w-full rounded-md border border-edge bg-surface px-3 text-ellipsis text-ink ' +
  'hover:border-ink data-[invalid]:border-danger data-[invalid]:border-2 disabled:opacity-50';

export const LABEL_STYLE = 'text-sm font-semibold';

import { useText } from '../../../i18n/index.ts';

/** Above the searches made before: the way to forget them. */
export const RecentHead = ({ onClear }: { onClear: () => void }) => {
  const text = useText();
  return (
    <div className="flex justify-end px-2 pt-1">
      <button
        type="button"
        onClick={onClear}
        className="min-h-8 rounded-sm px-2 text-sm text-accent underline underline-offset-3"
      >
        {text('search.history.clear')}
      </button>
    </div>
  );
};

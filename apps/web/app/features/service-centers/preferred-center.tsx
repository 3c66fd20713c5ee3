import { useText } from '../../i18n/index.ts';
import { ErrorState, Skeleton } from '../../ui/index.ts';
import { StarButton, usePreference } from './center-preference.tsx';
import { ClosingText } from './picker/closing-text.tsx';
import { useCenters } from './use-centers.ts';

/** Centers that are shown while the user has none of their own. */
const SHOWN = 3;

/** The user's own service center with its address and hours; while there is none, some to choose from. [svc-03] */
export const PreferredCenter = () => {
  const text = useText();
  const { centers, isUnavailable, tryAgain } = useCenters('');
  const preference = usePreference();
  if (isUnavailable) return <ErrorState title={text('centers.failed')} onTryAgain={tryAgain} />;
  if (!centers) {
    return (
      <div role="status" aria-label={text('ui.loading')} className="grid min-h-32 content-start gap-2 px-4 py-3">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-4 w-64 max-w-full" />
        <Skeleton className="h-4 w-32" />
      </div>
    );
  }
  if (centers.length === 0) return <p className="px-4 py-3 text-muted">{text('centers.none')}</p>;
  const own = centers.filter((center) => preference.isPreferred(center));
  return (
    <>
      {own.length === 0 && <p className="px-4 pt-3 text-sm text-muted">{text('centers.chooseOwn')}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
        {(own.length > 0 ? own : centers.slice(0, SHOWN)).map((center) => (
          <li key={center.ServiceCenterId} className="flex items-start gap-2 px-4 py-2">
            <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
              <span className="font-semibold break-words">{center.Name}</span>
              <span className="text-sm text-muted">{[center.Address, `${center.Zip} ${center.City}`].join(', ')}</span>
              <span className="text-sm">
                <ClosingText center={center} />
              </span>
            </span>
            <StarButton center={center} preference={preference} />
          </li>
        ))}
      </ul>
    </>
  );
};

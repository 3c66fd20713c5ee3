import { signInAddress, writeTimeLeft } from '@grossist/domain';
import { useLocation } from 'react-router';
import { type MessageKey, useLocale, useText } from '../../i18n/index.ts';
import { CheckIcon, ShopLink, WarningIcon } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { useTimeLeft } from '../checkout/index.ts';
import { useMarketClock } from '../prices/index.ts';
import type { CalculatedBox } from './box-lines.tsx';

const REFUSALS: Record<NonNullable<CalculatedBox['Refusal']>, MessageKey> = {
  'not-to-this-address': 'expressBox.no.address',
  'no-run-today': 'expressBox.no.today',
  closed: 'expressBox.no.closed',
  'no-room': 'expressBox.no.room',
};

const Size = ({ box }: { box: CalculatedBox }) => {
  const text = useText();
  const most = box.SmallBoxPackages;
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{text(box.IsMaxi ? 'expressBox.maxi' : 'expressBox.small')}</p>
      {most !== null && (
        <>
          <meter
            min={0}
            max={most}
            value={Math.min(box.Packages, most)}
            aria-label={text('expressBox.room', { count: box.Packages, most })}
            className="block h-2 w-full [&::-webkit-meter-bar]:h-2 [&::-webkit-meter-bar]:rounded-full [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-sunken [&::-webkit-meter-bar]:bg-none [&::-webkit-meter-optimum-value]:rounded-full [&::-webkit-meter-optimum-value]:bg-accent [&::-webkit-meter-optimum-value]:bg-none"
          />
          <p className="text-sm text-muted">{text('expressBox.room', { count: box.Packages, most })}</p>
        </>
      )}
    </div>
  );
};

const Where = ({ box }: { box: CalculatedBox }) => {
  const text = useText();
  const { clock, dayAndClock } = useMarketClock();
  const locale = useLocale();
  const left = useTimeLeft(box.ClosingTime === null ? undefined : Date.parse(box.ClosingTime));
  const zip = box.PostalCode;
  const isLate = box.Refusal === 'closed' || box.Refusal === 'no-run-today';
  return (
    <div className="grid gap-1">
      <p className="flex items-start gap-2 font-semibold">
        {box.Refusal === null ? (
          <CheckIcon size={20} className="mt-0.5 shrink-0 text-accent" />
        ) : (
          <WarningIcon size={20} className="mt-0.5 shrink-0 text-warning" />
        )}
        {text(box.Refusal === null ? 'expressBox.goes' : REFUSALS[box.Refusal], { zip })}
      </p>
      {box.ServiceCenterName !== '' && (
        <p className="text-sm text-muted">{text('expressBox.from', { name: box.ServiceCenterName })}</p>
      )}
      {box.ClosingTime !== null && left > 0 && !isLate && (
        <p className="tabular-nums">
          {text('expressBox.until', { time: clock(box.ClosingTime), left: writeTimeLeft(left, locale) })}
        </p>
      )}
      {box.DeliveryTime !== null && box.Refusal === null && (
        <p>{text('expressBox.arrives', { time: dayAndClock(box.DeliveryTime) })}</p>
      )}
    </div>
  );
};

/** Where the box goes, until when, and how large it must be; the same answers as the cart's. */
export const BoxResult = ({ box, hasLines }: { box: CalculatedBox | undefined; hasLines: boolean }) => {
  const text = useText();
  const user = useSignedInUser();
  const { pathname } = useLocation();
  if (box === undefined) return null;
  return (
    <section
      aria-label={text('expressBox.result')}
      role="status"
      className="grid gap-4 rounded-lg border border-line bg-surface p-4"
    >
      {box.PostalCode !== '' && <Where box={box} />}
      {hasLines && <Size box={box} />}
      {!user && hasLines && (
        <ShopLink
          to={signInAddress(pathname)}
          rel="nofollow"
          className="text-sm text-accent underline underline-offset-3"
        >
          {text('expressBox.signIn')}
        </ShopLink>
      )}
    </section>
  );
};

import { calculateFastbox } from '@grossist/contracts';
import { isPostalCode } from '@grossist/domain';
import { useDeferredValue, useState } from 'react';
import { useOperationQuery } from '../../api/index.ts';
import { useLocale, useText } from '../../i18n/index.ts';
import { TextField, WarningBar } from '../../ui/index.ts';
import { useRootData } from '../../visitor.ts';
import { PageTitle } from '../shell/index.ts';
import { BoxLines } from './box-lines.tsx';
import { BoxResult } from './box-result.tsx';
import { type ChosenLine, LineForm } from './line-form.tsx';

/** Milliseconds for which a calculation is not requested again. */
const STALE_MS = 30_000;

/** The express-box calculator: chosen lines or those of the cart, a postal code, and what comes of them. [own-svc-02] */
export const ExpressBoxScreen = () => {
  const text = useText();
  const cultureName = useLocale();
  const market = useRootData()?.user.market ?? 'DK';
  const [zip, setZip] = useState('');
  const [isLeft, setLeft] = useState(false);
  const [lines, setLines] = useState<readonly ChosenLine[]>([]);
  const isZip = isPostalCode(market, zip.trim());
  const asked = useDeferredValue(isZip ? zip.trim() : '');
  const { data, isError } = useOperationQuery(
    calculateFastbox,
    {
      body: {
        zipcode: asked,
        cultureName,
        Items: lines.map(({ identifier, quantity }) => ({ Identifier: identifier, Quantity: quantity })),
      },
    },
    {
      enabled: asked !== '' || lines.length > 0,
      keepPrevious: true,
      staleTime: STALE_MS,
      refetchInterval: STALE_MS * 2,
    },
  );
  const shown = asked === '' && lines.length === 0 ? undefined : data;
  return (
    <>
      <PageTitle>{text('expressBox.title')}</PageTitle>
      <div className="grid gap-1">
        <h1 className="text-2xl">{text('expressBox.title')}</h1>
        <p className="max-w-prose text-muted">{text('expressBox.lead')}</p>
      </div>
      <div className="grid items-start gap-6 laptop:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <section aria-labelledby="box-where" className="grid gap-3">
            <h2 id="box-where" className="text-lg">
              {text('expressBox.where')}
            </h2>
            <TextField
              className="max-w-48"
              label={text('expressBox.zip')}
              autoComplete="postal-code"
              value={zip}
              maxLength={12}
              onChange={setZip}
              onFocus={() => setLeft(false)}
              onBlur={() => setLeft(true)}
              error={isLeft && zip.trim() !== '' && !isZip ? text('expressBox.zip.wrong') : undefined}
            />
          </section>
          <section aria-labelledby="box-lines" className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <h2 id="box-lines" className="text-lg">
              {text('expressBox.lines')}
            </h2>
            <LineForm lines={lines} onChange={setLines} />
            {lines.length > 0 && shown && <BoxLines box={shown} lines={lines} onChange={setLines} />}
          </section>
        </div>
        <div className="grid gap-3 laptop:sticky laptop:top-32">
          {isError && <WarningBar>{text('expressBox.unavailable')}</WarningBar>}
          <BoxResult box={shown} hasLines={lines.length > 0} />
        </div>
      </div>
    </>
  );
};

import { getDemoWeather, setDemoWeather } from '@grossist/contracts';
import { useOperation, useOperationQuery } from '../../api/index.ts';
import { type MessageKey, useText } from '../../i18n/index.ts';

const WEATHERS: readonly { weather: 'fine' | 'slow' | 'down'; name: MessageKey }[] = [
  { weather: 'fine', name: 'weather.fine' },
  { weather: 'slow', name: 'weather.slow' },
  { weather: 'down', name: 'weather.down' },
];

/** Simulates a slow or unavailable ERP in a demo shop; renders nothing elsewhere. */
export const DemoWeather = () => {
  const text = useText();
  const { data } = useOperationQuery(getDemoWeather, {}, { staleTime: 30_000 });
  const change = useOperation(setDemoWeather, { invalidates: ['erp'] });
  if (!data) return null;
  const { Weather, Breaker } = data;
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1 text-sm text-muted">{text('weather')}</legend>
      <span className="flex w-fit rounded-md border border-edge p-0.5">
        {WEATHERS.map(({ weather, name }) => (
          <button
            key={weather}
            type="button"
            aria-pressed={weather === Weather}
            aria-disabled={change.isPending || undefined}
            onClick={() => !change.isPending && change.mutate({ body: { Weather: weather } })}
            className="min-h-8 rounded-sm px-2.5 text-sm font-semibold text-muted hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
          >
            {text(name)}
          </button>
        ))}
      </span>
      <span role="status" className="min-h-5 text-sm text-muted">
        {Breaker === 'closed' ? '' : text('weather.open')}
      </span>
    </fieldset>
  );
};

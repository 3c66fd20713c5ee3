import { getDemoWeather, setDemoWeather } from '@grossist/contracts';
import { useOperation, useOperationQuery } from '../../api/index.ts';
import { type MessageKey, useText } from '../../i18n/index.ts';

const MODES: readonly { weather: 'fine' | 'slow' | 'down'; name: MessageKey }[] = [
  { weather: 'fine', name: 'simulatedOutage.fine' },
  { weather: 'slow', name: 'simulatedOutage.slow' },
  { weather: 'down', name: 'simulatedOutage.down' },
];

/** Simulates a slow or unavailable ERP in a demo shop; renders nothing elsewhere. */
export const SimulatedOutage = () => {
  const text = useText();
  const { data } = useOperationQuery(getDemoWeather, {}, { staleTime: 30_000 });
  const change = useOperation(setDemoWeather, { invalidates: ['erp'] });
  if (!data) return null;
  const { Weather, Breaker } = data;
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1 text-sm text-muted">{text('simulatedOutage.title')}</legend>
      <span className="flex w-fit rounded-md border border-edge p-0.5">
        {MODES.map(({ weather, name }) => (
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
        {Breaker === 'closed' ? '' : text('simulatedOutage.open')}
      </span>
    </fieldset>
  );
};

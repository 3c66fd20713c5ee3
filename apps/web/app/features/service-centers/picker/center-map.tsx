import type { ServiceCenter } from '@grossist/contracts';
import { useMemo } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { drawMap, type MapPlace } from './map-places.ts';

const BOX = { width: 320, height: 360, margin: 34 };

export interface CenterMapProps {
  centers: readonly ServiceCenter[];
  chosenId: string | undefined;
  /** The id of a center's radio button, which its dot presses. */
  radioIdOf: (center: ServiceCenter) => string;
}

const placeOf = (center: ServiceCenter): MapPlace => ({
  id: center.ServiceCenterId,
  latitude: center.Latitude,
  longitude: center.Longitude,
  label: center.City,
});

/** A map of the centers, drawn from their coordinates; the list beside it has the same information. */
export const CenterMap = ({ centers, chosenId, radioIdOf }: CenterMapProps) => {
  const text = useText();
  const format = useFormat();
  const { places, scale } = useMemo(() => drawMap(centers.map(placeOf), BOX), [centers]);
  const radioIds = new Map(centers.map((center) => [center.ServiceCenterId, radioIdOf(center)]));
  return (
    <div className="relative aspect-[320/360] w-full max-w-80 overflow-hidden rounded-lg border border-line bg-canvas">
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={text('centers.map')} className="size-full">
        <g aria-hidden="true" className="stroke-line">
          {[0.25, 0.5, 0.75].map((share) => (
            <g key={share}>
              <path d={`M0 ${share * BOX.height}H${BOX.width}`} />
              <path d={`M${share * BOX.width} 0V${BOX.height}`} />
            </g>
          ))}
        </g>
        {places.map(({ id, x, y, label, labelAt }) => (
          <g key={id} aria-hidden="true">
            <circle
              cx={x}
              cy={y}
              r={id === chosenId ? 7 : 5}
              strokeWidth="2"
              className={id === chosenId ? 'fill-accent stroke-surface' : 'fill-edge stroke-surface'}
            />
            {labelAt && (
              <text
                x={labelAt.x}
                y={labelAt.y}
                fontSize="12"
                className={id === chosenId ? 'fill-ink font-semibold' : 'fill-muted'}
              >
                {label}
              </text>
            )}
          </g>
        ))}
        <g aria-hidden="true" className="stroke-muted" fill="none">
          <path d={`M12 ${BOX.height - 12}v-4m0 4h${scale.length}m0 0v-4`} />
        </g>
        <text aria-hidden="true" x="12" y={BOX.height - 20} fontSize="11" className="fill-muted">
          {text('centers.distance', { km: format.number(scale.km) })}
        </text>
      </svg>
      {places.map(({ id, x, y, label }) => (
        <label
          key={id}
          htmlFor={radioIds.get(id)}
          aria-hidden="true"
          title={label}
          className="absolute size-7 -translate-1/2 cursor-pointer rounded-full hover:bg-accent/20"
          style={{ left: `${(x / BOX.width) * 100}%`, top: `${(y / BOX.height) * 100}%` }}
        >
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </div>
  );
};

import { useRef } from 'react';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { Button, Skeleton, WarningBar } from '../../../ui/index.ts';
import { type CameraState, useCamera } from './use-camera.ts';

const OFF: Partial<Record<CameraState, MessageKey>> = {
  noPermission: 'scanner.noPermission',
  noCamera: 'scanner.noCamera',
  noReader: 'scanner.noReader',
};

/** Shows what the camera sees and calls `onCode` with each barcode in it; says why where there is no camera. */
export const Camera = ({ onCode }: { onCode: (code: string) => Promise<void> }) => {
  const text = useText();
  const element = useRef<HTMLVideoElement>(null);
  const { state, canLight, isLit, light } = useCamera(element, onCode);
  const off = OFF[state];
  if (off !== undefined) return <WarningBar>{text(off)}</WarningBar>;
  return (
    <div className="relative overflow-hidden rounded-md bg-sunken">
      {/* biome-ignore lint/a11y/useMediaCaption: what a camera sees has no captions */}
      <video ref={element} muted playsInline aria-hidden="true" className="aspect-4/3 w-full object-cover" />
      {state === 'starting' ? (
        <>
          <Skeleton className="absolute inset-0 size-full" />
          <span role="status" className="sr-only">
            {text('scanner.starting')}
          </span>
        </>
      ) : (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-[8%] inset-y-[28%] rounded-lg border-3 border-[#ffffff] shadow-[0_0_0_100vmax_rgb(0_0_0/35%)]"
        />
      )}
      {canLight && (
        <Button aria-pressed={isLit} onPress={light} className="absolute right-2 bottom-2">
          {text('scanner.torch')}
        </Button>
      )}
    </div>
  );
};

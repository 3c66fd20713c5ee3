import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { Button, Skeleton, WarningBar } from '../../../ui/index.ts';
import type { ReadFrame } from './wasm-reader.ts';

const FORMATS = ['ean_13', 'ean_8', 'code_128'];

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

interface DetectorClass {
  new (settings: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

// TypeScript's library has no types for it, since not every browser supports it.
const isDetectorClass = (value: unknown): value is DetectorClass =>
  typeof value === 'function' && 'getSupportedFormats' in value;

/** Returns the browser's barcode detector where it supports all our formats. */
const nativeReader = async (): Promise<ReadFrame | undefined> => {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (!isDetectorClass(found)) return undefined;
  const supported = await found.getSupportedFormats();
  if (!FORMATS.every((format) => supported.includes(format))) return undefined;
  const detector = new found({ formats: FORMATS });
  return async (camera) => (await detector.detect(camera))[0]?.rawValue;
};

/** Returns the browser's detector, else loads ours. @throws when it can't be loaded */
const openReader = async (): Promise<ReadFrame> =>
  (await nativeReader().catch(() => undefined)) ?? (await import('./wasm-reader.ts')).openWasmReader();

type CameraState = 'starting' | 'running' | 'noPermission' | 'noCamera' | 'noReader';

/** Milliseconds between two reads. */
const READ_INTERVAL = 120;
/** Milliseconds in which the same code counts as the same scan. */
const SAME_SCAN = 2_500;

const CONSTRAINTS: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

const failureOf = (error: unknown): CameraState =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
    ? 'noPermission'
    : 'noCamera';

const play = async (camera: HTMLVideoElement, stream: MediaStream): Promise<void> => {
  camera.srcObject = stream;
  // Autoplay starts once the element is visible; a rejection here is not a failure.
  await camera.play().catch(() => undefined);
};

const hasTorch = (track: MediaStreamTrack): boolean => {
  const capabilities: object = track.getCapabilities?.() ?? {};
  return Boolean(Reflect.get(capabilities, 'torch'));
};

/** Plays the camera in an element and calls `onCode` once for each code that it reads; stops when unmounted. */
const useCamera = (element: RefObject<HTMLVideoElement | null>, onCode: (code: string) => Promise<void>) => {
  const [state, setState] = useState<CameraState>('starting');
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [isLit, setLit] = useState(false);
  const publish = useEffectEvent(onCode);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: MediaStream | undefined;
    let isOver = false;
    let last = { code: '', at: 0 };
    const stop = (): void => {
      for (const one of stream?.getTracks() ?? []) one.stop();
    };

    const begin = async (): Promise<void> => {
      try {
        stream = await navigator.mediaDevices.getUserMedia(CONSTRAINTS);
      } catch (error) {
        if (!isOver) setState(failureOf(error));
        return;
      }
      const camera = element.current;
      if (isOver || !camera) return stop();
      await play(camera, stream);
      setTrack(stream.getVideoTracks()[0]);
      try {
        const read = await openReader();
        if (isOver) return;
        setState('running');
        const readFrame = async (): Promise<void> => {
          const code = await read(camera).catch(() => undefined);
          if (isOver) return;
          const isNew = code !== undefined && (code !== last.code || Date.now() - last.at > SAME_SCAN);
          if (code !== undefined) last = { code, at: Date.now() };
          if (isNew) await publish(code);
          timer = setTimeout(() => void readFrame(), READ_INTERVAL);
        };
        void readFrame();
      } catch {
        if (!isOver) setState('noReader');
      }
    };
    void begin();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [element]);

  const light = (): void => {
    const wanted = !isLit;
    // `torch` is not in TypeScript's list of constraints.
    const torch: MediaTrackConstraintSet = {};
    Reflect.set(torch, 'torch', wanted);
    track?.applyConstraints({ advanced: [torch] }).then(
      () => setLit(wanted),
      () => setLit(false),
    );
  };
  return { state, canLight: track !== undefined && hasTorch(track), isLit, light };
};

const UNAVAILABLE: Partial<Record<CameraState, MessageKey>> = {
  noPermission: 'scanner.noPermission',
  noCamera: 'scanner.noCamera',
  noReader: 'scanner.noReader',
};

interface CameraProps {
  onCode: (code: string) => Promise<void>;
  /** Below the picture, where there is a camera. */
  hint?: ReactNode;
}

/** Shows the camera's picture and calls `onCode` with each barcode in it; explains why where there is no camera. */
export const Camera = ({ onCode, hint }: CameraProps) => {
  const text = useText();
  const element = useRef<HTMLVideoElement>(null);
  const { state, canLight, isLit, light } = useCamera(element, onCode);
  const off = UNAVAILABLE[state];
  if (off !== undefined) return <WarningBar>{text(off)}</WarningBar>;
  return (
    <>
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
      {hint}
    </>
  );
};

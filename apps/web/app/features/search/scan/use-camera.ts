import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { openReader } from './barcode-reader.ts';

export type CameraState = 'starting' | 'running' | 'noPermission' | 'noCamera' | 'noReader';

/** Milliseconds between two looks. */
const PACE = 120;
/** Milliseconds in which the same code is the same scan, held a little longer. */
const SAME = 2_500;

const WISHES: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

const failureOf = (error: unknown): CameraState =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
    ? 'noPermission'
    : 'noCamera';

const play = async (camera: HTMLVideoElement, stream: MediaStream): Promise<void> => {
  camera.srcObject = stream;
  // It plays by itself once it is seen; a refusal to begin is none to go on.
  await camera.play().catch(() => undefined);
};

const hasTorch = (track: MediaStreamTrack): boolean => {
  const can: object = track.getCapabilities?.() ?? {};
  return Boolean(Reflect.get(can, 'torch'));
};

/** Shows the camera in an element and tells each code that comes before it, once. Ends with the element. */
export const useCamera = (element: RefObject<HTMLVideoElement | null>, onCode: (code: string) => Promise<void>) => {
  const [state, setState] = useState<CameraState>('starting');
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [isLit, setLit] = useState(false);
  const tell = useEffectEvent(onCode);

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
        stream = await navigator.mediaDevices.getUserMedia(WISHES);
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
        const look = async (): Promise<void> => {
          const code = await read(camera).catch(() => undefined);
          if (isOver) return;
          const isNew = code !== undefined && (code !== last.code || Date.now() - last.at > SAME);
          if (code !== undefined) last = { code, at: Date.now() };
          if (isNew) await tell(code);
          timer = setTimeout(() => void look(), PACE);
        };
        void look();
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
    // The torch is in no list of constraints that all browsers share.
    const torch: MediaTrackConstraintSet = {};
    Reflect.set(torch, 'torch', wanted);
    track?.applyConstraints({ advanced: [torch] }).then(
      () => setLit(wanted),
      () => setLit(false),
    );
  };
  return { state, canLight: track !== undefined && hasTorch(track), isLit, light };
};

/** Hertz. */
const PITCH = 1_760;
/** Seconds. */
const LENGTH = 0.09;
const LOUDNESS = 0.15;

const SOUND_KEY = 'grossist-scan-sound';

/** Returns whether this device beeps at each scan; on unless turned off. */
export const isSoundOn = (): boolean => {
  try {
    return localStorage.getItem(SOUND_KEY) !== 'off';
  } catch {
    return true;
  }
};

export const setSound = (isOn: boolean): void => {
  try {
    localStorage.setItem(SOUND_KEY, isOn ? 'on' : 'off');
  } catch {
    // Not stored: the sound is on again at the next visit.
  }
};

let audio: AudioContext | undefined;

/** Beeps and vibrates like a hardware scanner: people who scan shelves do not look at the screen. */
export const signalScan = (): void => {
  navigator.vibrate?.(60);
  if (!isSoundOn() || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = PITCH;
  volume.gain.value = LOUDNESS;
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + LENGTH);
};

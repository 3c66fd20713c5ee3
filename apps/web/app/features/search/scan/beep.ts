/** Hertz and seconds of the sound of a scan. */
const PITCH = 1_760;
const LENGTH = 0.09;
const LOUDNESS = 0.15;

const SOUND_KEY = 'grossist-scan-sound';

/** Whether this device makes a sound for each scan; it does unless somebody turned it off. */
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
    // Then it is on again at the next visit.
  }
};

let audio: AudioContext | undefined;

/** Beeps and vibrates, as scanners do: whoever aims at shelves does not look at the screen. */
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

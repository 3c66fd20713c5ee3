/** A span of time as a clock that runs down shows it. */
export interface Countdown {
  hours: number;
  minutes: number;
  seconds: number;
  /** "1:05:09"; hours are not padded. */
  text: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * The pieces of a countdown of so many milliseconds. A begun second still counts, so that 0:00:00 is shown when it is
 * over and not a moment before; what is over stays at zero. Section 4, "Fastbox availability and closing time".
 */
export const countdown = (millisecondsLeft: number): Countdown => {
  const whole = Math.ceil(Math.max(0, millisecondsLeft) / 1000);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const seconds = whole % 60;
  return { hours, minutes, seconds, text: `${hours}:${two(minutes)}:${two(seconds)}` };
};

/** How close rows stand: the switch of it, and what parts that are drawn by script go by. */
export { DensityChoice, type DensityChoiceProps } from './density-choice.tsx';
export { useIsCompactSheet } from './use-density.ts';

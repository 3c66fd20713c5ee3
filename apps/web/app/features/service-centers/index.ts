/**
 * Pick-up branches. `CenterHours` says when one is open, `CenterPicker` chooses one by postcode, with what each has of the cart's lines; `CenterStock` is
 * on a variation's page.
 */
export { CenterHours } from './center-hours.tsx';
export type { NeededLine } from './coverage.ts';
export { CenterPicker, type CenterPickerProps } from './picker/center-picker.tsx';
export { ClosingText } from './picker/closing-text.tsx';
export { PreferredCenter } from './preferred-center.tsx';
export { CenterStock } from './stock/center-stock-place.tsx';

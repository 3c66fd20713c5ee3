/** Fields with a list that opens. Weighty: reach them through a route or a lazy import, not from the shell. */
export { ComboBox, type ComboBoxProps } from './combo-box.tsx';
export { type Option, Select, type SelectProps } from './select.tsx';

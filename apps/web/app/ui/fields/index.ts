export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { INPUT_STYLE, LABEL_STYLE } from './field-style.ts';
export { NumberStepper, type NumberStepperProps } from './number-stepper.tsx';
export { SearchForm, type SearchFormProps } from './search-form.tsx';
export type { Steps } from './stepping.ts';
export { PasswordField, type PasswordFieldProps, TextField, type TextFieldProps } from './text-field.tsx';

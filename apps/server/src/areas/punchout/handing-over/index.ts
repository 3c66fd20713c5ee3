export { type CheckOutDeps, checkOut } from './check-out.ts';
export { ociFormFields, type ReturnForm, returnForm } from './return-form.ts';

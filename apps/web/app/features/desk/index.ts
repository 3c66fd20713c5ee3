/** What the desks of those who work for the wholesaler share: the editors' and support's. */
export { answeredWith, problemTextWith } from './answered.tsx';
export { detailScreenWith, listScreenWith } from './answered-screens.tsx';
export { DeskFrame, type DeskPlace } from './desk-frame.tsx';
export { DeskHome, DeskPage, DeskScreen, type DeskScreenProps, type DeskScreens } from './desk-screen.tsx';
export { openDesk } from './open-desk.ts';
export { ChoiceRow, ExpandableText, Facts, ScreenHead } from './screen-layout.tsx';
export { fieldsOf, type Sending, sendFile, textOf, type UploadState, useUpload } from './upload/use-upload.ts';
export { useAddress } from './use-address.ts';
export { useClockCountry } from './use-clock-country.ts';

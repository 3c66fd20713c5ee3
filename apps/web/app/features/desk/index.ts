/** What the desks of those who work for the wholesaler share: the editors' and support's. */
export { answeredWith, problemTextWith } from './answered.tsx';
export { ChoiceRow } from './choice-row.tsx';
export { DeskFrame, type DeskPlace } from './desk-frame.tsx';
export { DeskHome, DeskPage, DeskScreen, type DeskScreenProps, type DeskScreens } from './desk-screen.tsx';
export { detailScreenWith } from './detail-screen.tsx';
export { listScreenWith } from './list-screen.tsx';
export { openDesk } from './open-desk.ts';
export { ExpandableText, Facts, ScreenHead } from './screen-layout.tsx';
export { fieldsOf, type Sending, sendFile, textOf, type UploadState, useUpload } from './upload/use-upload.ts';
export { useAddress } from './use-address.ts';
export { useClockCountry } from './use-clock-country.ts';

/** Ordering through one's own procurement system: the cart goes back there instead of being ordered here. */
export { HandOver, type HandOverProps } from './hand-over.tsx';
export { VisitNotes } from './visit-notes.tsx';

import type { Element } from '../../xml/index.ts';
import type { EtimNotes } from '../notes.ts';

/** Whether the release took this out of the model: documents tell what was taken out since the one before. */
export const isDeleted = (element: Element, notes: EtimNotes): boolean => {
  const isOut = (element.attributes['changeCode'] ?? '').toLowerCase() === 'deleted';
  if (isOut) notes.add('deleted', element.line);
  return isOut;
};

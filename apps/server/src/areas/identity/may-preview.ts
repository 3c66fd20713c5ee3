import { notAllowed } from '../../http/failure.ts';
import type { Visitor } from '../../visitors/index.ts';

/** Whether somebody who asks for drafts is shown them. @throws Failure 403 for anybody but editors */
export const mayPreview = (visitor: Visitor, isWanted: boolean): boolean => {
  if (!isWanted) return false;
  if (visitor.kind === 'person' && visitor.role === 'editor') return true;
  throw notAllowed('Only editors may see drafts');
};

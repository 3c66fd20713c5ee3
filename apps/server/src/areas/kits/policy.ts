import { changedMeanwhile, type Failure, notAllowed } from '../../http/failure.ts';
import type { Buyer } from '../identity/index.ts';

/** Days for which a deletion can be undone. */
export const RESTORABLE_DAYS = 30;

/**
 * Checks that the buyer may change templates of the company: a punchout session has kits of its own cart, but changes
 * nothing that the company shares.
 * @throws Failure 403
 */
export const requireTemplateRights = ({ role }: Buyer): void => {
  if (role === 'punchout') throw notAllowed('Templates are not changed by punchout');
};

/**
 * Checks that the buyer may change these templates: locked ones are changed by their owners alone.
 * @throws Failure 403 `template-locked`
 */
export const requireUnlocked = (
  { contactId }: Buyer,
  templates: readonly { is_locked: boolean; created_by: string }[],
): void => {
  if (templates.some((each) => each.is_locked && each.created_by !== contactId)) {
    throw notAllowed('The template is locked: only its owner can change it', 'template-locked');
  }
};

/** A project that was ordered is read and copied, not changed. */
export const alreadyOrdered = (): Failure =>
  changedMeanwhile('This project was ordered: copy its kits into a new project to change them', 'smart-kit-ordered');

/**
 * Checks that an object has the version that the user saw.
 * @throws Failure 409 when its stamp differs; nothing where no stamp was sent
 */
export const requireSeen = (seen: string | undefined, modifiedAt: Date): void => {
  if (seen !== undefined && Date.parse(seen) !== modifiedAt.getTime()) {
    throw changedMeanwhile('It was changed in another window: look at it once more');
  }
};

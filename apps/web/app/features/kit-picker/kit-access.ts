import { getSmartKit } from '@grossist/contracts';
import type { MessageKey } from '../../i18n/index.ts';
import { problemTexts } from '../../problem-texts.ts';
import { useSignedInUser } from '../../visitor.ts';

// Paths, limits, permissions and problem texts of kits and templates, for the features that use kits.

/** Path of the start page of smart kits, without its locale. */
export const KITS_PATH = '/kits';
/** Path of the company's templates, without its locale. */
export const TEMPLATES_PATH = '/kit-templates';

/** Path of a project of kits, without its locale. */
export const pathOfSmartKit = (smartKitId: string): string => `${KITS_PATH}/${encodeURIComponent(smartKitId)}`;

/** Path of the editor of a template, without its locale. */
export const pathOfTemplate = (templateId: string): string => `${TEMPLATES_PATH}/${encodeURIComponent(templateId)}`;

/** Areas whose cached responses a change of kits or templates invalidates. */
export const CHANGES_KITS = [getSmartKit.area] as const;

/** Kits of the largest project. */
export const MOST_KITS = 250;
/** Materials of the largest kit or template. */
export const MOST_KIT_ITEMS = 200;

/** Returns true for buyers of a company: only they have projects of kits. Read-only visitors change nothing. */
export const useMayUseKits = (): boolean => {
  const user = useSignedInUser();
  return user !== undefined && user.companyNumber !== '' && !user.isReadOnly;
};

/** Returns true for users who may change the company's templates; punchout visits may not. */
export const useMayChangeTemplates = (): boolean => {
  const mayUse = useMayUseKits();
  return useSignedInUser()?.role !== 'punchout' && mayUse;
};

const TEXTS: Readonly<Record<string, MessageKey>> = {
  offline: 'kitTemplates.problem.offline',
  'signed-out': 'kitTemplates.problem.signedOut',
  'not-found': 'kitTemplates.problem.gone',
  'not-allowed': 'kitTemplates.problem.rights',
  'template-locked': 'kitTemplates.problem.locked',
  'changed-meanwhile': 'kitTemplates.problem.changed',
  'smart-kit-ordered': 'kitTemplates.problem.ordered',
  'too-many-kits': 'kitTemplates.problem.tooManyKits',
  'too-many-items': 'kitTemplates.problem.tooManyItems',
  'no-kits': 'kitTemplates.problem.noKits',
  'kit-empty': 'kitTemplates.problem.nothingPackable',
  'not-orderable': 'kitTemplates.problem.notOrderable',
  'quantity-too-large': 'kitTemplates.problem.quantity',
  'quantity-not-positive': 'kitTemplates.problem.quantity',
  'invalid-file': 'kitTemplates.problem.file',
};

/** Returns the text of a problem with kits or templates. */
export const useKitProblem = problemTexts(TEXTS, 'kitTemplates.problem.other');

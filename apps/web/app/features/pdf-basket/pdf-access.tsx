import type { MessageKey } from '../../i18n/index.ts';
import { problemTexts } from '../../problem-texts.ts';
import { Icon, type IconProps } from '../../ui/icons/data/icons.tsx';
import { useSignedInUser } from '../../visitor.ts';

// Permission, icon and problem texts of PDF catalogs, for the features that add to them.

/** Returns true for users of a company who are not read-only; others have no PDF basket. */
export const useMayUsePdf = (): boolean => {
  const user = useSignedInUser();
  return user !== undefined && user.companyNumber !== '' && !user.isReadOnly;
};

/** A sheet of paper with a folded corner and lines. */
export const PdfIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3.5h8l4.5 4.5v12.5H6z" />
    <path d="M14 3.5V8h4.5M9 12.5h6.5M9 16h6.5" />
  </Icon>
);

const TEXTS: Readonly<Record<string, MessageKey>> = {
  offline: 'pdf.problem.offline',
  'signed-out': 'pdf.problem.signedOut',
  'not-found': 'pdf.problem.gone',
  'not-allowed': 'pdf.problem.rights',
  'catalog-full': 'pdf.problem.full',
  'too-many-catalogs': 'pdf.problem.limit',
  'basket-empty': 'pdf.problem.empty',
  'document-empty': 'pdf.problem.empty',
  'basket-not-empty': 'pdf.problem.notEmpty',
  'changed-meanwhile': 'pdf.problem.changed',
  'too-many': 'pdf.problem.busy',
  'foreign-media': 'pdf.problem.image',
  'not-a-picture': 'pdf.problem.image',
  'media-not-a-picture': 'pdf.problem.image',
  'media-unknown-format': 'pdf.problem.image',
  'media-not-text': 'pdf.problem.image',
  'media-markup': 'pdf.problem.image',
  'media-script': 'pdf.problem.image',
  'media-name': 'pdf.problem.image',
  'media-empty': 'pdf.problem.damaged',
  'media-damaged': 'pdf.problem.damaged',
  'media-trailing-data': 'pdf.problem.damaged',
  'media-too-many-frames': 'pdf.problem.damaged',
  'picture-too-large': 'pdf.problem.tooLarge',
  'media-too-many-pixels': 'pdf.problem.tooLarge',
  'file-too-large': 'pdf.problem.tooLarge',
  'media-space-used-up': 'pdf.problem.space',
};

/** Returns the text of a problem with PDF catalogs. */
export const usePdfProblem = problemTexts(TEXTS, 'pdf.problem.other');

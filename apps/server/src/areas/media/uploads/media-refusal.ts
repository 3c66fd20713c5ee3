import type { MediaFault } from '@grossist/domain';
import { breaksRule, type Failure } from '../../../http/failure.ts';

const REASONS: Readonly<Record<MediaFault, string>> = {
  empty: 'The file is empty',
  'unknown-format': 'The file is not a JPEG, PNG or GIF picture or a CSV file',
  damaged: 'The picture is damaged or incomplete. Save it again and upload it once more',
  'trailing-data': 'The file contains other data after the picture. Save the picture again and upload it once more',
  'too-many-pixels': 'The picture is too large: at most 40 megapixels and 20,000 pixels on a side',
  'too-many-frames': 'The picture has too many frames or scans. Save it again as a plain picture',
  script: 'The picture could be run as a script',
  'not-text': 'The file is not a JPEG, PNG or GIF picture or a CSV file',
  markup: 'The file contains HTML or XML',
  formula: 'The table contains a cell that a spreadsheet would compute',
};

/** Returns the failure 422 `media-…` that says why a file is refused. */
export const refuseMedia = (fault: MediaFault, line?: number): Failure =>
  breaksRule(`media-${fault}`, line === undefined ? REASONS[fault] : `${REASONS[fault]}, in line ${line}`, 'file');

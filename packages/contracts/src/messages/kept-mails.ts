import { z } from 'zod';
import { FILE, fileOperation } from '../file-operation.ts';

const stored = { area: 'messages', access: 'operator', method: 'GET', failures: [404] } as const;
const messageId = z.string().max(100).describe('Id of the message');

export const keptMailHtml = fileOperation({
  ...stored,
  call: 'own-msg-04',
  name: 'keptMailHtml',
  summary: 'HTML of a stored mail',
  path: '/api/messages/:messageId/html',
  params: z.object({ messageId }),
  file: { mediaTypes: ['text/html'], description: 'The mail, with a content policy that runs and loads nothing' },
  response: FILE,
});

export const keptMailAttachment = fileOperation({
  ...stored,
  call: 'own-msg-05',
  name: 'keptMailAttachment',
  summary: 'Attachment of a stored mail',
  path: '/api/messages/:messageId/attachments/:position',
  params: z.object({ messageId, position: z.string().max(20).describe('Position of the attachment, from 0') }),
  file: {
    mediaTypes: ['application/octet-stream', 'application/pdf'],
    description: 'The attachment, with its own media type',
    isAttachment: true,
  },
  response: FILE,
});

import * as calls from '@grossist/contracts';
import { type Example, example } from './example.ts';

/** Uploads of companies. */
export const mediaExamples: readonly Example[] = [
  example(calls.signMediaUpload, () => ({ query: { MediaName: 'cover.jpg' } })),
  example(calls.listMediaUploads, async ({ aMediaUpload }) => {
    await aMediaUpload();
    return {};
  }),
  example(calls.deleteMediaUpload, async ({ aMediaUpload }) => ({ params: { id: (await aMediaUpload()).id } })),
];

import { isUploadName } from '@grossist/domain';
import { z } from 'zod';
import { FILE, fileOperation, operation } from '../operation.ts';
import { Id, Instant, Ok, pageNumber, pageSize, typedText } from '../shared/values.ts';

/** Bytes of the largest picture that may be uploaded. */
export const LARGEST_UPLOAD = 15 * 1024 * 1024;
/** Bytes of the largest table that may be uploaded. */
export const LARGEST_UPLOADED_TABLE = 2 * 1024 * 1024;

export const signMediaUpload = operation({
  call: 'med-01',
  name: 'signMediaUpload',
  area: 'media',
  summary: 'Sign an upload',
  description:
    'Signs one upload of a file by the name `MediaName`, to be sent with `PublicId`; without a name any number of uploads into `Folder`. ' +
    'The signature holds for one hour.',
  method: 'GET',
  path: '/api/media/signature',
  access: 'buyer',
  query: z.object({
    MediaName: z
      .string()
      .max(200)
      .refine((name) => name === '' || isUploadName(name), 'must be the name of a jpg, jpeg, gif, png or csv file')
      .default('')
      .describe("Name of the file: jpg, jpeg, gif, png or csv, without a path; '' to sign the folder"),
  }),
  response: z.object({
    PublicId: z.string().describe("Name under which the file will be stored; '' when the folder is signed"),
    Folder: z.string().describe("The company's folder"),
    Signature: z.string().describe('Signature of `PublicId`, or else `Folder`, and `Timestamp`'),
    Timestamp: z.number().int().describe('When it was signed, in seconds since 1970'),
  }),
});

const storeName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9/_-]{0,199}$/, 'must be as it was signed');

export const MediaUploadForm = z
  .strictObject({
    resource_type: z
      .enum(['image', 'raw', 'auto'])
      .describe('What the file must be: image, raw (a table in CSV) or auto (either)'),
    public_id: storeName.optional().describe('Name that was signed; instead of `folder`'),
    folder: storeName.optional().describe('Folder that was signed; instead of `public_id`'),
    signature: z
      .string()
      .regex(/^[0-9a-f]{40,64}$/, 'must be the signature')
      .describe('The signature'),
    timestamp: z.coerce.number().int().min(0).max(99_999_999_999).describe('Timestamp that was signed'),
    api_key: typedText(100).optional().describe('Key of the account that signed; the shop has one only'),
  })
  .refine((form) => (form.public_id === undefined) !== (form.folder === undefined), {
    message: 'must be sent, or else folder, not both',
    path: ['public_id'],
  })
  .describe('Fields of an upload beside `file`');

export const uploadMedia = fileOperation({
  call: 'med-02',
  name: 'uploadMedia',
  area: 'media',
  summary: 'Upload a picture or table',
  description:
    'Takes a form with `resource_type`, `public_id` or `folder`, `signature`, `timestamp`, `file` and, if wanted, `api_key`. The file must be a ' +
    'JPEG, PNG or GIF of at most 40 megapixels and 15 MB or a CSV file of at most 2 MB without formulas, judged by its ' +
    'content. Pictures are encoded again without metadata. 413 above the limits, 422 when the file is refused.',
  method: 'POST',
  path: '/api/media/',
  access: 'buyer',
  failures: [409, 413, 422],
  mostBodyBytes: LARGEST_UPLOAD + 64 * 1024,
  upload: { mediaTypes: ['multipart/form-data'], description: 'The fields of the upload and the file' },
  response: z.object({
    secure_url: z.string().describe('Address of the stored file: absolute, or a path of the shop'),
  }),
});

export const UploadedMedia = z
  .object({
    MediaId: Id.describe('Id of the upload'),
    PublicId: z.string().describe('Name under which the file is stored'),
    Url: z.string().describe('Address of the stored file'),
    MimeType: z.string().describe('Media type'),
    Bytes: z.number().int().describe('Size of the stored file in bytes'),
    UploadedAt: Instant.describe('When it was uploaded'),
    UploadedBy: z.string().describe("Name of the person who uploaded it; '' when unknown"),
  })
  .describe('A file that the company uploaded');

export const listMediaUploads = operation({
  call: 'own-med-04',
  name: 'listMediaUploads',
  area: 'media',
  summary: "The company's uploads",
  description: "Files that the company uploaded, newest first, and how much of the company's space they take.",
  method: 'GET',
  path: '/api/media/uploads',
  access: 'buyer',
  query: z.object({ PageNumber: pageNumber, PageSize: pageSize(20).describe('Items of a page') }),
  response: z.object({
    Uploads: z.array(UploadedMedia).max(100).describe('Uploads of the page'),
    Total: z.number().int().describe('Number of uploads'),
    BytesUsed: z.number().int().describe('Bytes that all uploads take'),
    BytesAllowed: z.number().int().describe('Bytes that the company may use'),
  }),
});

export const deleteMediaUpload = operation({
  call: 'own-med-05',
  name: 'deleteMediaUpload',
  area: 'media',
  summary: 'Delete an upload',
  description: 'Deletes a file that the company uploaded. Catalogs that show it show none from then on.',
  method: 'DELETE',
  path: '/api/media/uploads/:id',
  access: 'buyer',
  failures: [404],
  params: z.object({ id: Id.describe('Id of the upload') }),
  response: Ok,
});

export const getMediaFile = fileOperation({
  call: 'own-med-06',
  name: 'getMediaFile',
  area: 'media',
  summary: 'A stored file',
  description:
    'A picture or document of a material, for anyone, or a file that the own company uploaded. Pictures also as WebP in sizes of 160, 480 and 960 ' +
    'pixels, `<hash>-480.webp`. The content of an address never changes.',
  method: 'GET',
  path: '/media/files/:file',
  access: 'anyone',
  failures: [404],
  params: z.object({ file: z.string().describe('SHA-256 of the content with its ending, or with a size') }),
  file: {
    mediaTypes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'text/csv'],
    description: 'The file. It has an entity tag and may be cached',
  },
  alsoAnswers: { 304: 'The caller has the file' },
  response: FILE,
});

import { z } from 'zod';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const isSafe = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username } = new URL(url);
  return (protocol === 'https:' || LOOPBACK.includes(hostname)) && username === '';
};

const serviceUrl = z.url({ protocol: /^https?$/ }).refine(isSafe, 'must begin with https://');

/** Where files are stored, and how much of them. docs/media.md describes them for operators. */
export const mediaEnvironment = {
  GROSSIST_MEDIA: z.enum(['embedded', 'cloudinary']).default('embedded'),
  CLOUDINARY_CLOUD_NAME: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,100}$/, 'must be letters, digits and dashes')
    .optional(),
  CLOUDINARY_API_KEY: z.string().min(1).optional(),
  CLOUDINARY_API_SECRET: z.string().min(1).optional(),
  CLOUDINARY_API_URL: serviceUrl.default('https://api.cloudinary.com'),
  CLOUDINARY_DELIVERY_URL: serviceUrl.default('https://res.cloudinary.com'),
  /** Milliseconds for one request to the store of media. */
  GROSSIST_MEDIA_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(20_000),
  /** Whether pictures and documents of materials are fetched from the addresses that sources name. */
  GROSSIST_FETCH_MEDIA: z.enum(['true', 'false']).default('false'),
  /** Megabytes of all files that a company may upload. */
  GROSSIST_MEDIA_COMPANY_MEGABYTES: z.coerce.number().int().min(1).max(100_000).default(200),
  /** Files that a person may upload in an hour; 0 lifts the limit. */
  GROSSIST_MEDIA_UPLOADS_PER_HOUR: z.coerce.number().int().min(0).max(100_000).default(120),
};

const Environment = z.object(mediaEnvironment);

export interface CloudinarySettings {
  cloudName: string;
  apiKey: string;
  apiSecret: string;
  apiUrl: string;
  deliveryUrl: string;
  timeoutMs: number;
}

/** Megabytes of a fetched file at most. */
const FETCHED_MEGABYTES = 25;

export interface MediaSettings {
  /** The account of Cloudinary that stores files; undefined: the shop does. */
  cloudinary: CloudinarySettings | undefined;
  /** How pictures and documents of materials are fetched; undefined: they are not. */
  fetching: { timeoutMs: number; mostBytes: number } | undefined;
  companyBytes: number;
  uploadsPerHour: number;
}

/** @throws what `wrong` makes of a setting that is missing beside another */
export const mediaSettings = (
  set: z.infer<typeof Environment>,
  wrong: (name: string, message: string) => Error,
): MediaSettings => {
  const required = (name: 'CLOUDINARY_CLOUD_NAME' | 'CLOUDINARY_API_KEY' | 'CLOUDINARY_API_SECRET'): string => {
    const value = set[name];
    if (value === undefined) throw wrong(name, 'must be set for GROSSIST_MEDIA=cloudinary');
    return value;
  };
  return {
    cloudinary:
      set.GROSSIST_MEDIA === 'embedded'
        ? undefined
        : {
            cloudName: required('CLOUDINARY_CLOUD_NAME'),
            apiKey: required('CLOUDINARY_API_KEY'),
            apiSecret: required('CLOUDINARY_API_SECRET'),
            apiUrl: set.CLOUDINARY_API_URL,
            deliveryUrl: set.CLOUDINARY_DELIVERY_URL,
            timeoutMs: set.GROSSIST_MEDIA_TIMEOUT_MS,
          },
    fetching:
      set.GROSSIST_FETCH_MEDIA === 'true'
        ? { timeoutMs: set.GROSSIST_MEDIA_TIMEOUT_MS, mostBytes: FETCHED_MEGABYTES * 1024 * 1024 }
        : undefined,
    companyBytes: set.GROSSIST_MEDIA_COMPANY_MEGABYTES * 1024 * 1024,
    uploadsPerHour: set.GROSSIST_MEDIA_UPLOADS_PER_HOUR,
  };
};

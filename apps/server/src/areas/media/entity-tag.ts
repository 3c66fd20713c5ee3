/** Returns true if a request names an entity tag in If-None-Match. RFC 9110, section 13.1.2. */
export const hasEntityTag = (header: string | undefined, etag: string): boolean =>
  (header ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

/** Seconds for which the signature of an upload holds. */
export const SIGNATURE_SECONDS = 3600;
/** Seconds that the clock of who signs may be ahead. */
const CLOCK_SKEW_SECONDS = 60;

/** Parameters that a signature never covers. */
const UNSIGNED = new Set(['file', 'cloud_name', 'resource_type', 'api_key', 'signature']);
const NAME = /^[a-z_]+$/;

/**
 * Returns the text that a signed upload's signature is the hash of, the secret appended: parameters sorted by name as
 * `key=value`, joined by `&`. References, "Signed upload".
 * @throws RangeError for a value with `&` or a control character, which would be read as further parameters
 */
export const signedParameters = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .filter(([name, value]) => !UNSIGNED.has(name) && value !== '')
    .map(([name, value]) => {
      if (!NAME.test(name))
        throw new RangeError('The name of a signed parameter may only have letters and underscores');
      if (/[&\p{Cc}]/u.test(value)) throw new RangeError(`The parameter ${name} has a value that can not be signed`);
      return `${name}=${value}`;
    })
    .sort()
    .join('&');

/** Returns true while a signature made at `timestamp` holds; both in seconds since 1970. */
export const isSignatureCurrent = (timestamp: number, now: number): boolean =>
  timestamp <= now + CLOCK_SKEW_SECONDS && now < timestamp + SIGNATURE_SECONDS;

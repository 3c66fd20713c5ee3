/** Which place and street a prediction speaks of. */
export interface ToldPlace {
  codeKey: string;
  place: string;
  streetName: string;
  streetNumber: string;
}

const LONGEST_ID = 400;

const isTexts = (value: unknown): value is [string, string, string, string] =>
  Array.isArray(value) && value.length === 4 && value.every((part) => typeof part === 'string' && part.length <= 120);

/** Undefined where it would be too long to be sent back. */
export const predictionId = ({ codeKey, place, streetName, streetNumber }: ToldPlace): string | undefined => {
  const id = Buffer.from(JSON.stringify([codeKey, place, streetName, streetNumber])).toString('base64url');
  return id.length <= LONGEST_ID ? id : undefined;
};

/** Undefined for what this geocoder never gave out. */
export const readPredictionId = (id: string): ToldPlace | undefined => {
  try {
    const told: unknown = JSON.parse(Buffer.from(id, 'base64url').toString('utf8'));
    if (!isTexts(told) || told.join('').includes('\u0000')) return undefined;
    const [codeKey, place, streetName, streetNumber] = told;
    return { codeKey, place, streetName, streetNumber };
  } catch {
    return undefined;
  }
};

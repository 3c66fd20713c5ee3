const NUMBER_BEHIND = /^(.*\D)\s+(\d+\s?\p{L}?(?:\s?[-/]\s?\d*\s?\p{L}?)?)$/u;

/** "Kobbervej 18 B" by its name and number; a street without a number has an empty one. */
export const splitStreet = (street: string): { streetName: string; streetNumber: string } => {
  const trimmed = street.trim();
  const [, name, number] = NUMBER_BEHIND.exec(trimmed) ?? [];
  return name === undefined || number === undefined
    ? { streetName: trimmed, streetNumber: '' }
    : { streetName: name.replace(/[\s,]+$/, ''), streetNumber: number.trim() };
};

export const joinStreet = (streetName: string, streetNumber: string): string => `${streetName} ${streetNumber}`.trim();

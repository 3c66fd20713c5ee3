const LONGEST = 400;
const SHORTEST_CARD = 13;
const CARD_NUMBER = /(?<![\dA-Za-z])\d(?:[ -]?\d){12,18}(?![\dA-Za-z])/g;
const CREDENTIALS =
  /\b(Bearer|Basic)\s+[\w.~+/=-]{8,}|\b(password|passwort|secret|token|api[-_ ]?key)(\s*[=:]\s*)\S+/gi;

/** Returns true if the Luhn check digit fits, so that other long numbers, such as order numbers, stay readable. */
const isCard = (digits: string): boolean => {
  if (digits.length < SHORTEST_CARD) return false;
  const sum = [...digits].toReversed().reduce((all, sign, index) => {
    const doubled = Number(sign) * (index % 2 === 0 ? 1 : 2);
    return all + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};

/**
 * Returns an error of an external system for display: one line of at most 400 characters, with card numbers and
 * credentials redacted.
 */
export const redactAnswer = (answer: string): string => {
  const line = answer
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .replaceAll(CREDENTIALS, (_, scheme?: string, name?: string, sign = '') =>
      scheme === undefined ? `${name}${sign}…` : `${scheme} …`,
    )
    .replaceAll(CARD_NUMBER, (number) => {
      const digits = number.replaceAll(/\D/g, '');
      return isCard(digits) ? `… ${digits.slice(-4)}` : number;
    });
  const signs = Array.from(line);
  return signs.length <= LONGEST ? line : `${signs.slice(0, LONGEST - 1).join('')}…`;
};

import type { DecimalSign } from '@grossist/domain';
import { useIntl } from 'react-intl';

/** The sign that the reader writes before decimals. */
export const useDecimalSign = (): DecimalSign =>
  useIntl()
    .formatNumberToParts(0.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.';

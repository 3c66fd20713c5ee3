import type { Language } from '@grossist/domain';

interface ReceiptTexts {
  duties: string;
  freight: string;
  rounding: string;
}

/** The lines of a receipt that are no goods. */
export const RECEIPT_TEXTS: Record<Language, ReceiptTexts> = {
  en: { duties: 'Duties', freight: 'Freight', rounding: 'Rounding' },
  da: { duties: 'Afgifter', freight: 'Fragt', rounding: 'Afrunding' },
  de: { duties: 'Abgaben', freight: 'Fracht', rounding: 'Rundung' },
  sv: { duties: 'Avgifter', freight: 'Frakt', rounding: 'Avrundning' },
  nl: { duties: 'Heffingen', freight: 'Vracht', rounding: 'Afronding' },
  nb: { duties: 'Avgifter', freight: 'Frakt', rounding: 'Avrunding' },
  fo: { duties: 'Avgjøld', freight: 'Farmagjald', rounding: 'Avrunding' },
};

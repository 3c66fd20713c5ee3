import type { errors as source } from '../en-US/errors.ts';
import type { Translation } from '../translation.ts';

export const errors: Translation<typeof source> = {
  'errors.404.title': 'Sidan finns inte',
  'errors.404.text': 'Adressen kan vara felskriven, eller så har artikeln utgått. Sök på numret i stället.',
  'errors.401.title': 'Logga in först',
  'errors.401.text': 'Sidan är för inloggade kunder.',
  'errors.403.title': 'Du har inte tillgång till sidan',
  'errors.403.text': 'Be företagets användaradministratör om behörighet.',
  'errors.500.title': 'Något gick fel hos oss',
  'errors.500.text': 'Inget har beställts eller ändrats. Försök igen om en stund.',
  'errors.offline.title': 'Ingen anslutning',
  'errors.offline.text': 'Butiken kan inte nås. Din varukorg finns kvar hos oss; försök igen när du är online.',
  'errors.home': 'Till startsidan',
};

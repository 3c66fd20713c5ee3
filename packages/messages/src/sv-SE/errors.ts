import type { errors as source } from '../en-US/errors.ts';
import type { Translation } from '../translation.ts';

export const errors: Translation<typeof source> = {
  'errors.404.title': 'Sidan finns inte',
  'errors.404.text':
    'Adressen kan vara felskriven, eller så finns artikeln inte längre i sortimentet. Sök på numret i stället.',
  'errors.401.title': 'Logga in först',
  'errors.401.text': 'Sidan är för inloggade kunder.',
  'errors.403.title': 'Du har inte tillgång till sidan',
  'errors.403.text': 'Be företagets användaradministratör om behörighet.',
  'errors.500.title': 'Något gick fel',
  'errors.500.text': 'Inget har beställts eller ändrats. Försök igen om en stund.',
  'errors.offline.title': 'Ingen anslutning',
  'errors.offline.text': 'Det går inte att nå webbutiken. Din varukorg är sparad. Försök igen när du är online.',
  'errors.home': 'Till startsidan',
};

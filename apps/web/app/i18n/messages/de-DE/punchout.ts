import type { punchout as source } from '../en-US/punchout.ts';
import type { Translation } from '../translation.ts';

export const punchout: Translation<typeof source> = {
  'punchout.send': 'An das Beschaffungssystem senden',
  'punchout.goesTo': 'Der Warenkorb geht an {host}, und Sie mit ihm.',
  'punchout.off.nobody': 'Sie sind nicht aus Ihrem Beschaffungssystem gekommen: Beginnen Sie dort, um zu bestellen.',
  'punchout.off.endUser': 'Zuerst muss der Endkunde registriert werden.',
  'punchout.refused.lines': 'Einige Positionen sind nicht bestellbar. Entfernen oder ändern Sie sie.',
  'punchout.inspect':
    'Sie sind hier, um diesen Warenkorb anzusehen: Er lässt sich hier weder ändern noch bestellen noch senden. Schließen Sie das Fenster, um zurückzukehren.',
  'punchout.inspect.add': 'Sie sind nur zum Ansehen hier: In einen Warenkorb lässt sich nichts legen.',
  'punchout.inspect.order': 'Sie sind nur zum Ansehen hier: Nichts lässt sich noch einmal bestellen oder zurückgeben.',
  'punchout.inspect.write': 'Sie sind nur zum Ansehen hier: Von hier lässt sich nichts schreiben.',
  'punchout.notice.unknown': '{code} kam nicht in den Warenkorb: Der Artikel wird Ihnen nicht verkauft.',
  'punchout.notice.changed': '{code} ist in anderer Menge im Warenkorb, so wie der Artikel verpackt ist.',
  'punchout.notice.refused': '{code} kam nicht in den Warenkorb: In dieser Menge ist der Artikel nicht zu haben.',
};

import type { punchout as source } from '../en-US/punchout.ts';
import type { Translation } from '../translation.ts';

export const punchout: Translation<typeof source> = {
  'punchout.send': 'An das Beschaffungssystem senden',
  'punchout.goesTo': 'Der Warenkorb wird an {host} gesendet, und Sie kehren dorthin zurück.',
  'punchout.off.nobody': 'Sie kommen nicht aus Ihrem Beschaffungssystem. Beginnen Sie dort, um zu bestellen.',
  'punchout.off.endUser': 'Registrieren Sie zuerst den Endkunden.',
  'punchout.refused.lines': 'Einige Positionen sind nicht bestellbar. Entfernen oder ändern Sie sie.',
  'punchout.inspect':
    'Sie sehen diesen Warenkorb schreibgeschützt: Er kann hier nicht geändert, bestellt oder gesendet werden. Schließen Sie das Fenster, um zurückzukehren.',
  'punchout.inspect.add': 'Sie sehen den Shop schreibgeschützt: Es kann nichts in einen Warenkorb gelegt werden.',
  'punchout.inspect.order':
    'Sie sehen den Shop schreibgeschützt: Es kann nichts erneut bestellt oder zurückgegeben werden.',
  'punchout.inspect.write': 'Sie sehen den Shop schreibgeschützt: Es kann nichts gesendet werden.',
  'punchout.notice.unknown': '{code} wurde nicht in den Warenkorb gelegt: Der Artikel wird Ihnen nicht verkauft.',
  'punchout.notice.changed': 'Die Menge von {code} wurde passend zur Verpackung geändert.',
  'punchout.notice.refused': '{code} wurde nicht in den Warenkorb gelegt: Diese Menge ist nicht möglich.',
};

import type { offline as source } from '../en-US/offline.ts';
import type { Translation } from '../translation.ts';

export const offline: Translation<typeof source> = {
  'offline.title': 'Wartet aufs Senden',
  'offline.bar': 'Offline. Was Sie hinzufügen, wird gesendet, sobald Sie wieder online sind.',
  'offline.bar.asOf': 'Warenkorb, Listen und Bestellungen, Stand {time}, ohne aktuelle Preise.',
  'offline.bar.waiting': '{count, plural, one {# Artikel wartet} other {# Artikel warten}} auf den Warenkorb.',
  'offline.bar.sending': '{count, plural, one {# Artikel wird} other {# Artikel werden}} in den Warenkorb gelegt.',
  'offline.bar.refused':
    '{count, plural, one {# Artikel wurde} other {# Artikel wurden}} abgelehnt. Bitte ändern oder entfernen.',
  'offline.bar.signIn':
    '{count, plural, one {# Artikel wartet} other {# Artikel warten}}. Zum Senden bitte neu anmelden.',
  'offline.queue.open': '{count} anzeigen',
  'offline.queue.entry': '{quantity} × {name}',
  'offline.queue.remove': 'Entfernen',
  'offline.queue.again': 'Erneut senden',
  'offline.queued': 'Vorgemerkt. Der Artikel kommt in den Warenkorb, sobald Sie wieder online sind.',
  'offline.queued.named': '{name} ist vorgemerkt und kommt in den Warenkorb, sobald Sie wieder online sind.',
  'offline.notQueued':
    'Sie sind offline, und dieser Browser speichert nichts. Fügen Sie den Artikel hinzu, sobald Sie wieder online sind.',
  'offline.refused.unknown': 'Kein Artikel hat diese Nummer.',
  'offline.refused.several': 'Mehrere Artikel haben diese Nummer. Entfernen Sie sie und wählen Sie in der Suche.',
  'offline.refused.quantity': 'Diese Menge ist nicht bestellbar. Bitte ändern.',
  'offline.refused.pieces': 'Inhalt des Kartons unbekannt. Fügen Sie den Artikel selbst hinzu.',
  'offline.refused.old': 'Der Artikel hat vier Wochen gewartet. Prüfen Sie den Warenkorb, bevor Sie ihn erneut senden.',
  'offline.order.off': 'Sie sind offline. Bestellen Sie, sobald Sie wieder online sind.',
  'offline.page.title': 'Sie sind offline',
  'offline.page.text': 'Diese Seite ist auf diesem Gerät nicht gespeichert. Diese können Sie öffnen:',
  'offline.app.description': 'Elektro- und SHK-Material, auch ohne Verbindung',
};

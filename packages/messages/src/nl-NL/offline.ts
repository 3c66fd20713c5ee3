import type { offline as source } from '../en-US/offline.ts';
import type { Translation } from '../translation.ts';

export const offline: Translation<typeof source> = {
  'offline.title': 'Wacht op verzending',
  'offline.bar': 'Offline. Wat u toevoegt, wordt verzonden zodra u weer online bent.',
  'offline.bar.asOf': 'Winkelwagen, lijsten en bestellingen van {time}, zonder actuele prijzen.',
  'offline.bar.waiting': '{count, plural, one {# artikel wacht} other {# artikelen wachten}} op de winkelwagen.',
  'offline.bar.sending': '{count, plural, one {# artikel wordt} other {# artikelen worden}} in de winkelwagen gelegd.',
  'offline.bar.refused': '{count, plural, one {# artikel is} other {# artikelen zijn}} geweigerd. Wijzig of verwijder.',
  'offline.bar.signIn':
    '{count, plural, one {# artikel wacht} other {# artikelen wachten}}. Log opnieuw in om te verzenden.',
  'offline.queue.open': 'Toon {count}',
  'offline.queue.entry': '{quantity} × {name}',
  'offline.queue.remove': 'Verwijderen',
  'offline.queue.again': 'Opnieuw verzenden',
  'offline.queued': 'Genoteerd. Het artikel gaat in de winkelwagen zodra u weer online bent.',
  'offline.queued.named': '{name} is genoteerd en gaat in de winkelwagen zodra u weer online bent.',
  'offline.notQueued': 'U bent offline en deze browser slaat niets op. Voeg het artikel toe zodra u weer online bent.',
  'offline.refused.unknown': 'Geen artikel heeft dit nummer.',
  'offline.refused.several': 'Meerdere artikelen hebben dit nummer. Verwijder het en kies er een in de zoekfunctie.',
  'offline.refused.quantity': 'Dit aantal kan niet worden besteld. Wijzig het.',
  'offline.refused.pieces': 'Inhoud van de doos onbekend. Voeg het artikel zelf toe.',
  'offline.refused.old': 'Het heeft vier weken gewacht. Controleer de winkelwagen voordat u het opnieuw verzendt.',
  'offline.order.off': 'U bent offline. Bestel zodra u weer online bent.',
  'offline.page.title': 'U bent offline',
  'offline.page.text': 'Deze pagina is niet op dit apparaat opgeslagen. Deze kunt u openen:',
  'offline.app.description': 'Elektro en sanitair, ook zonder verbinding',
};

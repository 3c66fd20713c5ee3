import type { privacy as source } from '../en-US/privacy.ts';
import type { Translation } from '../translation.ts';

export const privacy: Translation<typeof source> = {
  'privacy.lead':
    'Met uw toestemming telt de webshop hoe hij wordt gebruikt. Zonder toestemming werkt de webshop precies hetzelfde.',
  'privacy.counted': 'Wat wordt er geteld?',
  'privacy.counted.searches': 'Zoekopdrachten: de woorden, het aantal resultaten en welk resultaat is geopend',
  'privacy.counted.products': 'Artikelen die worden geopend of in de winkelwagen gelegd, en vanaf welke pagina',
  'privacy.counted.orders': 'Winkelwagens en bestellingen: aantal regels, artikelen en aantallen',
  'privacy.counted.tools': 'Of lijsten, kits en PDF-catalogi worden gebruikt, zonder hun namen',
  'privacy.counted.device': 'Taal, lichte of donkere weergave en of u een telefoon, tablet of computer gebruikt',
  'privacy.never': 'Wat verlaat uw browser nooit?',
  'privacy.never.text':
    'Namen, e-mailadressen, telefoonnummers, adressen, notities en wat u verder schrijft. Een zoekopdracht met een e-mailadres, een lang nummer of een persoonsnaam wordt zonder de woorden geteld.',
  'privacy.stored': 'Wat wordt er bewaard?',
  'privacy.stored.yes':
    'Als u het toestaat: een willekeurig nummer in de cookie “grossist-analytics” gedurende 365 dagen, en uw bezoek en nog niet verzonden gebeurtenissen in de opslag van de browser. Gebeurtenissen verwijderen we na {days, plural, one {# dag} other {# dagen}}.',
  'privacy.stored.no': 'Als u weigert: alleen een cookie die uw keuze 365 dagen onthoudt.',
  'privacy.forwarded': 'De gebeurtenissen gaan ook naar Mixpanel, dat ze voor ons verwerkt.',
  'privacy.choice': 'Uw keuze',
  'privacy.choice.yes': 'U staat statistiek toe.',
  'privacy.choice.no': 'U hebt statistiek geweigerd. Er wordt niets geteld.',
  'privacy.choice.ask': 'U hebt nog niet gekozen. Er wordt niets geteld.',
  'privacy.choice.signal': 'Uw browser vraagt websites om u niet te volgen. Dat respecteren we: er wordt niets geteld.',
  'privacy.choice.off': 'Statistiek staat uit. Er wordt niets geteld.',
  'privacy.deleting': 'De gegevens over deze browser worden verwijderd …',
  'privacy.deleted': 'De gegevens over deze browser zijn verwijderd.',
  'privacy.failed':
    'Uw keuze is opgeslagen en er wordt niets meer geteld. Eerdere gegevens konden nog niet worden verwijderd: de webshop reageerde niet.',
  'privacy.again': 'Opnieuw verwijderen',
  'privacy.own': 'Statistieken over u',
  'privacy.own.text':
    'Verwijdert gebeurtenissen en bezoeken van elke browser waarin u aangemeld statistieken hebt toegestaan. Tellingen per dag, die niemand noemen, blijven.',
  'privacy.own.delete': 'Mijn statistieken verwijderen',
  'privacy.own.deleted':
    '{count, plural, =0 {Er was niets te verwijderen.} one {# gebeurtenis verwijderd.} other {# gebeurtenissen verwijderd.}}',
  'privacy.own.failed': 'Uw statistieken konden niet worden verwijderd. Probeer het zo nog eens.',
  'privacy.own.keep': 'Behouden',
  'privacy.own.do': 'Verwijderen',
  'privacy.own.question': 'Dit kan niet ongedaan worden gemaakt.',
};

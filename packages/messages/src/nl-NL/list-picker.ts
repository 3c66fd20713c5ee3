import type { listPicker as source } from '../en-US/list-picker.ts';
import type { Translation } from '../translation.ts';

export const listPicker: Translation<typeof source> = {
  'lists.title': 'Lijsten',
  'lists.favorites': 'Favorieten',
  'lists.count': '{count, plural, =0 {Leeg} one {# artikel} other {# artikelen}}',
  'lists.default': 'Standaard',
  'lists.unseen': 'Gewijzigd',
  'lists.new': 'Nieuwe lijst',
  'lists.name': 'Naam',
  'lists.name.missing': 'Geef de lijst een naam',
  'lists.create': 'Lijst maken',
  'lists.picker.in':
    '{count, plural, =0 {Aan een lijst toevoegen} one {Op # van uw lijsten} other {Op # van uw lijsten}}',
  'lists.picker.choose': 'Lijsten kiezen: {name}',
  'lists.picker.title': 'Lijsten met {name}',
  'lists.picker.find': 'Zoek een lijst',
  'lists.picker.none': 'Geen lijst gevonden',
  'lists.picker.added': 'Toegevoegd aan “{list}”',
  'lists.picker.removed': 'Verwijderd van “{list}”',
  'lists.picker.all': 'Naar de lijsten',
  'lists.save': 'In lijst opslaan',
  'lists.save.title': '{count, plural, one {# artikel in een lijst opslaan} other {# artikelen in een lijst opslaan}}',
  'lists.save.list': 'Lijst',
  'lists.save.materials': 'Artikelen',
  'lists.save.do': 'Opslaan',
  'lists.saved':
    '{count, plural, =0 {Niets nieuws toegevoegd aan “{list}”.} one {# artikel toegevoegd aan “{list}”.} other {# artikelen toegevoegd aan “{list}”.}}',
  'lists.saved.there': '{count, plural, one {# stond er al op.} other {# stonden er al op.}}',
  'lists.saved.not': '{count, plural, one {# kon niet worden toegevoegd.} other {# konden niet worden toegevoegd.}}',
  'lists.order.all': 'Alles in de winkelwagen',
  'lists.result.added':
    '{count, plural, =0 {Er is niets in de winkelwagen gelegd.} one {# regel in de winkelwagen gelegd.} other {# regels in de winkelwagen gelegd.}}',
  'lists.result.rounded':
    '{count, plural, one {# aantal is naar boven afgerond.} other {# aantallen zijn naar boven afgerond.}}',
  'lists.result.capped':
    '{count, plural, one {# is verlaagd tot de voorraad.} other {# zijn verlaagd tot de voorraad.}}',
  'lists.result.refused':
    '{count, plural, one {# kon niet worden toegevoegd en blijft geselecteerd.} other {# konden niet worden toegevoegd en blijven geselecteerd.}}',
  'lists.result.notAdded':
    '{count, plural, one {# kon niet worden toegevoegd.} other {# konden niet worden toegevoegd.}}',
  'lists.result.details': 'Details',
  'lists.result.refusedLines': 'Niet toegevoegd',
  'lists.result.changedLines': 'Gewijzigde aantallen',
  'lists.result.change': '{name}: {wanted} gewijzigd in {added}',
  'lists.result.more': '{count, plural, one {en nog #} other {en nog #}}',
  'lists.result.cart': 'Naar de winkelwagen',
  'lists.reason.blocked': 'geblokkeerd voor verkoop',
  'lists.reason.obsolete': 'niet meer verkocht',
  'lists.reason.notSoldHere': 'niet aan u verkocht',
  'lists.reason.soldOut': 'uitverkocht',
  'lists.reason.quantity': 'dit aantal kan niet worden besteld',
  'lists.reason.notInThisCart': 'niet te combineren met wat er in de winkelwagen ligt',
  'lists.reason.cartFull': 'de winkelwagen is vol',
  'lists.reason.unavailable': 'kan nu niet worden besteld',
  'lists.reason.tooMany': 'Er kunnen hoogstens 2.000 regels tegelijk in de winkelwagen. Kies er minder.',
  'lists.problem.full':
    'De lijst is vol: er passen 5.000 artikelen op. Verwijder er enkele of gebruik een andere lijst.',
  'lists.problem.limit': 'U hebt het maximale aantal lijsten bereikt. Verwijder er eerst een.',
  'lists.problem.gone': 'Deze lijst bestaat niet meer of wordt niet meer met u gedeeld.',
  'lists.problem.rights': 'U mag deze lijst niet wijzigen. Vraag het de eigenaar.',
  'lists.problem.offline': 'Geen verbinding. Probeer het zo nog eens.',
  'lists.problem.signedOut': 'U bent uitgelogd. Log opnieuw in.',
  'lists.problem.changed': 'Iemand anders heeft de lijst gewijzigd. Controleer hem opnieuw.',
  'lists.problem.subscribers':
    'Een collega heeft te veel lijsten, of deze lijst is met te veel collega’s gedeeld. Verwijder er eerst een.',
  'lists.problem.file': 'Het bestand kon niet worden gelezen. Is het CSV of XLSX?',
  'lists.problem.other': 'Dat is niet gelukt. Probeer het nog eens.',
  'lists.home': 'Uw lijsten',
  'lists.home.all': 'Alle lijsten',
};

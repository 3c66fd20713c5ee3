import type { scanner as source } from '../en-US/scanner.ts';
import type { Translation } from '../translation.ts';

export const scanner: Translation<typeof source> = {
  'scanner.title': 'Skanna eina strikukotu',
  'scanner.aim': 'Halt strikukotuna í rammuni.',
  'scanner.starting': 'Myndatólið byrjar',
  'scanner.read': 'Lisið: {code}',
  'scanner.unknown': 'Eingin vøra hevur nummarið {code}.',
  'scanner.failed': 'Leitingin virkar ikki beint nú. Skanna av nýggjum.',
  'scanner.torch': 'Ljós',
  'scanner.noPermission': 'Eingin atgongd til myndatólið. Loyv tí í stillingunum í kaganum, ella skriva nummarið.',
  'scanner.noCamera': 'Einki myndatól funnið. Skriva nummarið í staðin.',
  'scanner.noReader': 'Strikukotulesarin kundi ikki heintast. Skriva nummarið í staðin.',
  'scanner.number': 'Ella skriva nummarið',
  'scanner.find': 'Finn',
  'scanner.search': 'Leita eftir {code}',
  'scanner.mode': 'Eftir eina skanning',
  'scanner.mode.open': 'Lat vøruna upp',
  'scanner.mode.add': 'Legg í kurvina',
  'scanner.added': '{quantity} × {name} í kurvini',
  'scanner.notAdded': '{name} kundi ikki leggjast í kurvina.',
  'scan.list': 'Skannað',
  'scan.list.undo': 'Angra',
  'scan.list.undone': 'Tikið úr kurvini',
  'scan.list.queued': 'Bíðar',
  'scan.list.sound': 'Ljóð',
};

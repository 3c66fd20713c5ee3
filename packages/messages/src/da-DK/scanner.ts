import type { scanner as source } from '../en-US/scanner.ts';
import type { Translation } from '../translation.ts';

export const scanner: Translation<typeof source> = {
  'scanner.title': 'Scan en stregkode',
  'scanner.aim': 'Hold stregkoden i rammen.',
  'scanner.starting': 'Kameraet starter',
  'scanner.read': 'Læst: {code}',
  'scanner.unknown': 'Ingen vare har nummeret {code}.',
  'scanner.failed': 'Søgningen virker ikke lige nu. Scan igen.',
  'scanner.torch': 'Lys',
  'scanner.noPermission': 'Ingen adgang til kameraet. Tillad det i browserens indstillinger, eller skriv nummeret.',
  'scanner.noCamera': 'Intet kamera fundet. Skriv nummeret i stedet.',
  'scanner.noReader': 'Stregkodelæseren kunne ikke hentes. Skriv nummeret i stedet.',
  'scanner.number': 'Eller skriv nummeret',
  'scanner.find': 'Find',
  'scanner.search': 'Søg efter {code}',
  'scanner.mode': 'Efter en scanning',
  'scanner.mode.open': 'Åbn varen',
  'scanner.mode.add': 'Læg i kurven',
  'scanner.added': '{quantity} × {name} i kurven',
  'scanner.notAdded': '{name} kunne ikke lægges i kurven.',
  'scan.list': 'Scannet',
  'scan.list.undo': 'Fortryd',
  'scan.list.undone': 'Fjernet fra kurven',
  'scan.list.queued': 'I kø',
  'scan.list.sound': 'Lyd',
};

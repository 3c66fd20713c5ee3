import type { scanner as source } from '../en-US/scanner.ts';
import type { Translation } from '../translation.ts';

export const scanner: Translation<typeof source> = {
  'scanner.title': 'Skann en strekkode',
  'scanner.aim': 'Hold strekkoden i rammen.',
  'scanner.starting': 'Kameraet starter',
  'scanner.read': 'Lest: {code}',
  'scanner.unknown': 'Ingen vare har nummeret {code}.',
  'scanner.failed': 'Søket virker ikke akkurat nå. Skann på nytt.',
  'scanner.torch': 'Lys',
  'scanner.noPermission': 'Ingen tilgang til kameraet. Tillat det i nettleserens innstillinger, eller skriv nummeret.',
  'scanner.noCamera': 'Fant ikke noe kamera. Skriv nummeret i stedet.',
  'scanner.noReader': 'Strekkodeleseren kunne ikke hentes. Skriv nummeret i stedet.',
  'scanner.number': 'Eller skriv nummeret',
  'scanner.find': 'Finn',
  'scanner.search': 'Søk etter {code}',
  'scanner.mode': 'Etter en skanning',
  'scanner.mode.open': 'Åpne varen',
  'scanner.mode.add': 'Legg i handlekurven',
  'scanner.added': '{quantity} × {name} i handlekurven',
  'scanner.notAdded': '{name} kunne ikke legges i handlekurven.',
  'scan.list': 'Skannet',
  'scan.list.undo': 'Angre',
  'scan.list.undone': 'Fjernet fra handlekurven',
  'scan.list.queued': 'I kø',
  'scan.list.sound': 'Lyd',
};

import type { errors as source } from '../en-US/errors.ts';
import type { Translation } from '../translation.ts';

export const errors: Translation<typeof source> = {
  'errors.404.title': 'Deze pagina bestaat niet',
  'errors.404.text': 'Het adres kan fout zijn, of het artikel is niet meer in het assortiment. Zoek op het nummer.',
  'errors.401.title': 'Log eerst in',
  'errors.401.text': 'Deze pagina is voor ingelogde klanten.',
  'errors.403.title': 'U hebt geen toegang tot deze pagina',
  'errors.403.text': 'Vraag de gebruikersbeheerder van uw bedrijf om toegang.',
  'errors.500.title': 'Er ging iets mis',
  'errors.500.text': 'Er is niets besteld of gewijzigd. Probeer het zo opnieuw.',
  'errors.offline.title': 'Geen verbinding',
  'errors.offline.text':
    'De webshop is niet bereikbaar. Uw winkelwagen is opgeslagen. Probeer het opnieuw zodra u weer online bent.',
  'errors.home': 'Naar de startpagina',
};

import type { privacy as source } from '../en-US/privacy.ts';
import type { Translation } from '../translation.ts';

export const privacy: Translation<typeof source> = {
  'privacy.lead':
    'Med din tillatelse teller nettbutikken hvordan den brukes. Uten den virker nettbutikken akkurat like godt.',
  'privacy.counted': 'Hva telles?',
  'privacy.counted.searches': 'Søk: ordene, antall treff og hvilket treff som ble åpnet',
  'privacy.counted.products': 'Varer som åpnes eller legges i handlekurven, og fra hvilken side',
  'privacy.counted.orders': 'Handlekurver og ordrer: antall linjer, varer og mengder',
  'privacy.counted.tools': 'Om lister, kit og PDF-kataloger brukes, uten navnene på dem',
  'privacy.counted.device': 'Språk, lys eller mørk visning, og om du bruker telefon, nettbrett eller datamaskin',
  'privacy.never': 'Hva forlater aldri nettleseren din?',
  'privacy.never.text':
    'Navn, e-postadresser, telefonnumre, adresser, notater og alt annet du skriver. Et søk med en e-postadresse, et langt nummer eller et personnavn telles uten ordene.',
  'privacy.stored': 'Hva lagres?',
  'privacy.stored.yes':
    'Hvis du tillater det: et tilfeldig nummer i informasjonskapselen «grossist-analytics» i 365 dager, og besøket ditt og hendelser som ikke er sendt ennå, i nettleserens lager. Vi sletter hendelser etter {days, plural, one {# dag} other {# dager}}.',
  'privacy.stored.no': 'Hvis du avslår: bare en informasjonskapsel som husker valget ditt i 365 dager.',
  'privacy.forwarded': 'Hendelsene sendes også til Mixpanel, som behandler dem for oss.',
  'privacy.choice': 'Ditt valg',
  'privacy.choice.yes': 'Du tillater statistikk.',
  'privacy.choice.no': 'Du har avslått statistikk. Ingenting telles.',
  'privacy.choice.ask': 'Du har ikke valgt ennå. Ingenting telles.',
  'privacy.choice.signal': 'Nettleseren din ber nettsteder om ikke å spore deg. Det respekterer vi: Ingenting telles.',
  'privacy.choice.off': 'Statistikk er slått av. Ingenting telles.',
  'privacy.deleting': 'Sletter data om denne nettleseren …',
  'privacy.deleted': 'Data om denne nettleseren er slettet.',
  'privacy.failed':
    'Valget ditt er lagret, og det telles ikke mer. Tidligere data kunne ikke slettes ennå: nettbutikken svarte ikke.',
  'privacy.again': 'Slett igjen',
  'privacy.own': 'Statistikk om deg',
  'privacy.own.text':
    'Sletter hendelser og besøk fra alle nettlesere der du har tillatt statistikk som innlogget. Tall per dag, som ikke nevner noen, blir.',
  'privacy.own.delete': 'Slett statistikken min',
  'privacy.own.deleted':
    '{count, plural, =0 {Det var ingenting å slette.} one {# hendelse er slettet.} other {# hendelser er slettet.}}',
  'privacy.own.failed': 'Statistikken din kunne ikke slettes. Prøv igjen om litt.',
  'privacy.own.keep': 'Behold',
  'privacy.own.do': 'Slett',
  'privacy.own.question': 'Dette kan ikke angres.',
};

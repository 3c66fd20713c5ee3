import type { privacy as source } from '../en-US/privacy.ts';
import type { Translation } from '../translation.ts';

export const privacy: Translation<typeof source> = {
  'privacy.lead': 'Med din tilladelse tæller shoppen, hvordan den bruges. Uden den virker shoppen lige så godt.',
  'privacy.counted': 'Hvad tælles?',
  'privacy.counted.searches': 'Søgninger: ordene, antallet af resultater, og hvilket resultat der blev åbnet',
  'privacy.counted.products': 'Varer, der åbnes eller lægges i kurven, og fra hvilken side',
  'privacy.counted.orders': 'Kurve og ordrer: antal linjer, varer og mængder',
  'privacy.counted.tools': 'Om lister, kits og PDF-kataloger bruges, uden deres navne',
  'privacy.counted.device': 'Sprog, lys eller mørk visning, og om du bruger telefon, tablet eller computer',
  'privacy.never': 'Hvad forlader aldrig din browser?',
  'privacy.never.text':
    'Navne, e-mailadresser, telefonnumre, adresser, noter og alt andet, du skriver. En søgning med en e-mailadresse, et langt nummer eller et personnavn tælles uden ordene.',
  'privacy.stored': 'Hvad gemmes?',
  'privacy.stored.yes':
    'Hvis du tillader det: et tilfældigt nummer i cookien “grossist-analytics” i 365 dage samt dit besøg og hændelser, der endnu ikke er sendt, i browserens lager. Vi sletter hændelser efter {days, plural, one {# dag} other {# dage}}.',
  'privacy.stored.no': 'Hvis du afviser: kun en cookie, der husker dit valg i 365 dage.',
  'privacy.forwarded': 'Hændelserne sendes også til Mixpanel, som behandler dem for os.',
  'privacy.choice': 'Dit valg',
  'privacy.choice.yes': 'Du tillader statistik.',
  'privacy.choice.no': 'Du har afvist statistik. Intet tælles.',
  'privacy.choice.ask': 'Du har ikke valgt endnu. Intet tælles.',
  'privacy.choice.signal': 'Din browser beder websteder om ikke at spore dig. Det respekterer vi: Intet tælles.',
  'privacy.choice.off': 'Statistik er slået fra. Intet tælles.',
  'privacy.deleting': 'Sletter data om denne browser …',
  'privacy.deleted': 'Data om denne browser er slettet.',
  'privacy.failed':
    'Dit valg er gemt, og der tælles ikke mere. Tidligere data kunne ikke slettes endnu: shoppen svarede ikke.',
  'privacy.again': 'Slet igen',
  'privacy.own': 'Statistik om dig',
  'privacy.own.text':
    'Sletter hændelser og besøg fra alle browsere, hvor du har tilladt statistik, mens du var logget ind. Daglige tal, som ikke nævner nogen, bliver.',
  'privacy.own.delete': 'Slet min statistik',
  'privacy.own.deleted':
    '{count, plural, =0 {Der var ikke noget at slette.} one {# hændelse er slettet.} other {# hændelser er slettet.}}',
  'privacy.own.failed': 'Din statistik kunne ikke slettes. Prøv igen om lidt.',
  'privacy.own.keep': 'Behold',
  'privacy.own.do': 'Slet',
  'privacy.own.question': 'Det kan ikke fortrydes.',
};

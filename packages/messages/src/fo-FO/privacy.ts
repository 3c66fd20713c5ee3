import type { privacy as source } from '../en-US/privacy.ts';
import type { Translation } from '../translation.ts';

export const privacy: Translation<typeof source> = {
  'privacy.lead': 'Við tínum loyvi telur handilin, hvussu hann verður nýttur. Uttan loyvi virkar hann júst eins væl.',
  'privacy.counted': 'Hvat verður talt?',
  'privacy.counted.searches': 'Leitingar: orðini, talið av úrslitum og hvat úrslit varð latið upp',
  'privacy.counted.products': 'Vørur, sum verða latnar upp ella lagdar í kurvina, og frá hvørjari síðu',
  'privacy.counted.orders': 'Kurvar og bíleggingar: tal av linjum, vørur og nøgdir',
  'privacy.counted.tools': 'Um listar, kit og PDF-katalogar verða nýtt, uttan nøvnini á teimum',
  'privacy.counted.device': 'Mál, ljós ella myrk útsjónd, og um tú nýtir telefon, teldil ella teldu',
  'privacy.never': 'Hvat fer ongantíð úr kaganum?',
  'privacy.never.text':
    'Nøvn, teldupostadressur, telefonnummar, adressur, viðmerkingar og alt annað, tú skrivar. Ein leiting við teldupostadressu, longum nummari ella persónsnavni verður tald uttan orðini.',
  'privacy.stored': 'Hvat verður goymt?',
  'privacy.stored.yes':
    'Loyvir tú tí: eitt tilvildarligt nummar í farspori “grossist-analytics” í 365 dagar, og vitjan tín og hendingar, sum ikki eru sendar enn, í goymsluni hjá kaganum. Vit strika hendingar eftir {days, plural, one {# dag} other {# dagar}}.',
  'privacy.stored.no': 'Noktar tú: bert eitt farspor, sum minnist valið hjá tær í 365 dagar.',
  'privacy.forwarded': 'Hendingarnar verða eisini sendar til Mixpanel, sum viðger tær fyri okkum.',
  'privacy.choice': 'Títt val',
  'privacy.choice.yes': 'Tú loyvir hagtølum.',
  'privacy.choice.no': 'Tú hevur noktað hagtølum. Einki verður talt.',
  'privacy.choice.ask': 'Tú hevur ikki valt enn. Einki verður talt.',
  'privacy.choice.signal': 'Kagin biður heimasíður um ikki at fylgja tær. Tað virða vit: einki verður talt.',
  'privacy.choice.off': 'Hagtøl eru sløkt. Einki verður talt.',
  'privacy.deleting': 'Strikar dátur um henda kagan …',
  'privacy.deleted': 'Dátur um henda kagan eru strikaðar.',
  'privacy.failed':
    'Valið er goymt, og einki verður talt longur. Fyrri dátur kundu ikki strikast enn: handilin svaraði ikki.',
  'privacy.again': 'Strika aftur',
  'privacy.own': 'Hagtøl um teg',
  'privacy.own.text':
    'Strikar hendingar og vitjanir í øllum kagum, har tú hevur loyvt hagtølum, meðan tú vart innritað/ur. Dagstøl, sum ikki nevna nakran, verða verandi.',
  'privacy.own.delete': 'Strika míni hagtøl',
  'privacy.own.deleted':
    '{count, plural, =0 {Einki var at strika.} one {# hending er strikað.} other {# hendingar eru strikaðar.}}',
  'privacy.own.failed': 'Hagtølini kundu ikki strikast. Royn aftur um eina løtu.',
  'privacy.own.keep': 'Varðveit',
  'privacy.own.do': 'Strika',
  'privacy.own.question': 'Hetta kann ikki angrast.',
};

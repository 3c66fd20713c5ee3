export const savings = {
  'savings.open': '{count, plural, one {Uppskot til # linju} other {Uppskot til # linjur}}',
  'savings.open.amount': '{count, plural, one {Spar {amount} á # linju} other {Spar {amount} á # linjum}}',
  'savings.title': 'Spar við at taka okkurt annað',
  'savings.text':
    'Vinstrumegin tað, sum er í kurvini, høgrumegin uppskot okkara. Viðmerkingin og konteringin á linjuni verða verandi.',
  'savings.none': 'Eingi uppskot eru til hesa kurv',
  'savings.take': 'Tak {name}',
  'savings.saves': 'Sparir {amount}',
  'savings.convert': '{count, plural, =0 {Vel eitt uppskot} one {Tak # uppskot} other {Tak # uppskot}}',
  'savings.converting': '{done} av {total} …',
  'savings.converted': '{count, plural, one {# linja er skift} other {# linjur eru skiftar}}',
  'savings.failed':
    '{count, plural, one {# uppskot kundi ikki takast: útrokningin miseydnaðist. Linjan er sum áður.} other {# uppskot kundu ikki takast: útrokningin miseydnaðist. Linjurnar eru sum áður.}}',
  'savings.failed.one': 'Hetta uppskotið kundi ikki takast.',
};

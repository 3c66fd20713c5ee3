export const savings = {
  'savings.title': 'Spar við øðrum møguleikum',
  'savings.text':
    'Fyrst vøran í kurvini hjá tær, síðani uppskot okkara. Viðmerking og kontering á linjunum verða varðveittar.',
  'savings.none': 'Eingi uppskot eru til hesa kurv',
  'savings.take': 'Skift til {name}',
  'savings.saves': 'Sparir {amount}',
  'savings.convert': '{count, plural, =0 {Vel eitt uppskot} one {Nýt # uppskot} other {Nýt # uppskot}}',
  'savings.converting': '{done} av {total} …',
  'savings.converted': '{count, plural, one {# linja er skift út} other {# linjur eru skiftar út}}',
  'savings.failed':
    '{count, plural, one {# uppskot kundi ikki nýtast: útrokningin miseydnaðist. Linjan er óbroytt.} other {# uppskot kundu ikki nýtast: útrokningin miseydnaðist. Linjurnar eru óbroyttar.}}',
};

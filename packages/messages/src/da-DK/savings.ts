export const savings = {
  'savings.title': 'Spar med alternativer',
  'savings.text': 'Først varen i din kurv, så vores forslag. Linjernes note og kontering bevares.',
  'savings.none': 'Ingen forslag til denne kurv',
  'savings.take': 'Skift til {name}',
  'savings.saves': 'Sparer {amount}',
  'savings.convert': '{count, plural, =0 {Vælg et forslag} one {Anvend # forslag} other {Anvend # forslag}}',
  'savings.converting': '{done} af {total} …',
  'savings.converted': '{count, plural, one {# linje er erstattet} other {# linjer er erstattet}}',
  'savings.failed':
    '{count, plural, one {# forslag kunne ikke anvendes: beregningen mislykkedes. Linjen er uændret.} other {# forslag kunne ikke anvendes: beregningen mislykkedes. Linjerne er uændrede.}}',
};

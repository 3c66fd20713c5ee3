export const savings = {
  'savings.title': 'Spar med alternativer',
  'savings.text': 'Først varen i handlekurven, så forslaget vårt. Linjenes notat og kontering beholdes.',
  'savings.none': 'Ingen forslag til denne handlekurven',
  'savings.take': 'Bytt til {name}',
  'savings.saves': 'Sparer {amount}',
  'savings.convert': '{count, plural, =0 {Velg et forslag} one {Bruk # forslag} other {Bruk # forslag}}',
  'savings.converting': '{done} av {total} …',
  'savings.converted': '{count, plural, one {# linje er erstattet} other {# linjer er erstattet}}',
  'savings.failed':
    '{count, plural, one {# forslag kunne ikke brukes: beregningen mislyktes. Linjen er uendret.} other {# forslag kunne ikke brukes: beregningen mislyktes. Linjene er uendret.}}',
};

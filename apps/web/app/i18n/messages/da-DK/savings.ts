export const savings = {
  'savings.open': '{count, plural, one {Forslag til # linje} other {Forslag til # linjer}}',
  'savings.open.amount': '{count, plural, one {Spar {amount} på # linje} other {Spar {amount} på # linjer}}',
  'savings.title': 'Spar ved at tage noget andet',
  'savings.text': 'Til venstre det, der er i kurven, til højre vores forslag. Linjens note og kontering bliver.',
  'savings.none': 'Der er ingen forslag til denne kurv',
  'savings.take': 'Tag {name}',
  'savings.saves': 'Sparer {amount}',
  'savings.convert': '{count, plural, =0 {Vælg et forslag} one {Tag # forslag} other {Tag # forslag}}',
  'savings.converting': '{done} af {total} …',
  'savings.converted': '{count, plural, one {# linje er skiftet} other {# linjer er skiftet}}',
  'savings.failed':
    '{count, plural, one {# forslag kunne ikke tages: beregningen slog fejl. Linjen er som før.} other {# forslag kunne ikke tages: beregningen slog fejl. Linjerne er som før.}}',
  'savings.failed.one': 'Dette forslag kunne ikke tages.',
};

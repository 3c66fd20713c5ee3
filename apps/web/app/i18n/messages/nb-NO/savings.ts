export const savings = {
  'savings.open': '{count, plural, one {Forslag til # linje} other {Forslag til # linjer}}',
  'savings.open.amount': '{count, plural, one {Spar {amount} på # linje} other {Spar {amount} på # linjer}}',
  'savings.title': 'Spar ved å ta noe annet',
  'savings.text':
    'Til venstre det som er i handlekurven, til høyre forslaget vårt. Linjens notat og kontering blir stående.',
  'savings.none': 'Det er ingen forslag til denne handlekurven',
  'savings.take': 'Ta {name}',
  'savings.saves': 'Sparer {amount}',
  'savings.convert': '{count, plural, =0 {Velg et forslag} one {Ta # forslag} other {Ta # forslag}}',
  'savings.converting': '{done} av {total} …',
  'savings.converted': '{count, plural, one {# linje er byttet} other {# linjer er byttet}}',
  'savings.failed':
    '{count, plural, one {# forslag kunne ikke tas: beregningen mislyktes. Linjen er som før.} other {# forslag kunne ikke tas: beregningen mislyktes. Linjene er som før.}}',
  'savings.failed.one': 'Dette forslaget kunne ikke tas.',
};

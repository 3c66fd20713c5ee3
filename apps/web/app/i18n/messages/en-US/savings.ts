export const savings = {
  'savings.open': '{count, plural, one {Suggestion for # line} other {Suggestions for # lines}}',
  'savings.open.amount': '{count, plural, one {Save {amount} on # line} other {Save {amount} on # lines}}',
  'savings.title': 'Save by taking something else',
  'savings.text':
    'On the left what is in your cart, on the right what we suggest instead. The note and the accounting strings of a line stay.',
  'savings.none': 'Nothing is suggested for this cart',
  'savings.take': 'Take {name}',
  'savings.saves': 'Saves {amount}',
  'savings.convert': '{count, plural, =0 {Choose a suggestion} one {Take # suggestion} other {Take # suggestions}}',
  'savings.converting': '{done} of {total} …',
  'savings.converted': '{count, plural, one {# line is converted} other {# lines are converted}}',
  'savings.failed':
    '{count, plural, one {# suggestion could not be taken: its calculation failed. The line is as it was.} other {# suggestions could not be taken: their calculation failed. The lines are as they were.}}',
  'savings.failed.one': 'This suggestion could not be taken.',
};

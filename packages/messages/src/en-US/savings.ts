export const savings = {
  'savings.title': 'Save with alternatives',
  'savings.text':
    'First the item in your cart, then our suggestion. Notes and accounting strings of the lines are kept.',
  'savings.none': 'No suggestions for this cart',
  'savings.take': 'Switch to {name}',
  'savings.saves': 'Saves {amount}',
  'savings.convert': '{count, plural, =0 {Select a suggestion} one {Apply # suggestion} other {Apply # suggestions}}',
  'savings.converting': '{done} of {total} …',
  'savings.converted': '{count, plural, one {# line was replaced} other {# lines were replaced}}',
  'savings.failed':
    '{count, plural, one {# suggestion could not be applied: its calculation failed. The line is unchanged.} other {# suggestions could not be applied: their calculation failed. The lines are unchanged.}}',
};

export const savings = {
  'savings.open': '{count, plural, one {Förslag för # rad} other {Förslag för # rader}}',
  'savings.open.amount': '{count, plural, one {Spara {amount} på # rad} other {Spara {amount} på # rader}}',
  'savings.title': 'Spara genom att ta något annat',
  'savings.text':
    'Till vänster det som ligger i varukorgen, till höger vårt förslag. Radens anteckning och kontering blir kvar.',
  'savings.none': 'Det finns inga förslag för den här varukorgen',
  'savings.take': 'Ta {name}',
  'savings.saves': 'Sparar {amount}',
  'savings.convert': '{count, plural, =0 {Välj ett förslag} one {Ta # förslag} other {Ta # förslag}}',
  'savings.converting': '{done} av {total} …',
  'savings.converted': '{count, plural, one {# rad är bytt} other {# rader är bytta}}',
  'savings.failed':
    '{count, plural, one {# förslag kunde inte tas: beräkningen misslyckades. Raden är som förut.} other {# förslag kunde inte tas: beräkningen misslyckades. Raderna är som förut.}}',
  'savings.failed.one': 'Det här förslaget kunde inte tas.',
};

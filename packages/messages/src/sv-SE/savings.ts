export const savings = {
  'savings.open': '{count, plural, one {Förslag för # rad} other {Förslag för # rader}}',
  'savings.open.amount': '{count, plural, one {Spara {amount} på # rad} other {Spara {amount} på # rader}}',
  'savings.title': 'Spara med alternativ',
  'savings.text': 'Din varukorg till vänster, våra förslag till höger. Radernas notering och kontering behålls.',
  'savings.none': 'Inga förslag för den här varukorgen',
  'savings.take': 'Byt till {name}',
  'savings.saves': 'Sparar {amount}',
  'savings.convert': '{count, plural, =0 {Välj ett förslag} one {Använd # förslag} other {Använd # förslag}}',
  'savings.converting': '{done} av {total} …',
  'savings.converted': '{count, plural, one {# rad har ersatts} other {# rader har ersatts}}',
  'savings.failed':
    '{count, plural, one {# förslag kunde inte användas: beräkningen misslyckades. Raden är oförändrad.} other {# förslag kunde inte användas: beräkningen misslyckades. Raderna är oförändrade.}}',
  'savings.failed.one': 'Förslaget kunde inte användas.',
};

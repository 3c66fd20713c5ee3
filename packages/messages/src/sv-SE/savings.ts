export const savings = {
  'savings.title': 'Spara med alternativ',
  'savings.text': 'Först artikeln i din varukorg, sedan vårt förslag. Radernas notering och kontering behålls.',
  'savings.none': 'Inga förslag för den här varukorgen',
  'savings.take': 'Byt till {name}',
  'savings.saves': 'Sparar {amount}',
  'savings.convert': '{count, plural, =0 {Välj ett förslag} one {Använd # förslag} other {Använd # förslag}}',
  'savings.converting': '{done} av {total} …',
  'savings.converted': '{count, plural, one {# rad har ersatts} other {# rader har ersatts}}',
  'savings.failed':
    '{count, plural, one {# förslag kunde inte användas: beräkningen misslyckades. Raden är oförändrad.} other {# förslag kunde inte användas: beräkningen misslyckades. Raderna är oförändrade.}}',
};

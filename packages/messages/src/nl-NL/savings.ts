export const savings = {
  'savings.title': 'Besparen met een alternatief',
  'savings.text':
    'Eerst het artikel in uw winkelwagen, dan ons voorstel. Notities en boekingscodes van de regels blijven behouden.',
  'savings.none': 'Geen voorstellen voor deze winkelwagen',
  'savings.take': 'Wisselen naar {name}',
  'savings.saves': 'Bespaart {amount}',
  'savings.convert':
    '{count, plural, =0 {Kies een voorstel} one {# voorstel toepassen} other {# voorstellen toepassen}}',
  'savings.converting': '{done} van {total} …',
  'savings.converted': '{count, plural, one {# regel is vervangen} other {# regels zijn vervangen}}',
  'savings.failed':
    '{count, plural, one {# voorstel kon niet worden toegepast: de berekening is mislukt. De regel is ongewijzigd.} other {# voorstellen konden niet worden toegepast: de berekening is mislukt. De regels zijn ongewijzigd.}}',
};

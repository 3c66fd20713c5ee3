export const savings = {
  'savings.open': '{count, plural, one {Voorstel voor # regel} other {Voorstellen voor # regels}}',
  'savings.open.amount': '{count, plural, one {Bespaar {amount} op # regel} other {Bespaar {amount} op # regels}}',
  'savings.title': 'Besparen met een alternatief',
  'savings.text':
    'Links wat in de winkelwagen ligt, rechts ons voorstel. De notitie en de boekingscodes van een regel blijven.',
  'savings.none': 'Er zijn geen voorstellen voor deze winkelwagen',
  'savings.take': 'Neem {name}',
  'savings.saves': 'Bespaart {amount}',
  'savings.convert':
    '{count, plural, =0 {Kies een voorstel} one {# voorstel overnemen} other {# voorstellen overnemen}}',
  'savings.converting': '{done} van {total} …',
  'savings.converted': '{count, plural, one {# regel is omgezet} other {# regels zijn omgezet}}',
  'savings.failed':
    '{count, plural, one {# voorstel kon niet worden overgenomen: de berekening mislukte. De regel is zoals hij was.} other {# voorstellen konden niet worden overgenomen: de berekening mislukte. De regels zijn zoals ze waren.}}',
  'savings.failed.one': 'Dit voorstel kon niet worden overgenomen.',
};

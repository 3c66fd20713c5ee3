export const savings = {
  'savings.open': '{count, plural, one {Vorschlag für # Position} other {Vorschläge für # Positionen}}',
  'savings.open.amount':
    '{count, plural, one {Bei # Position {amount} sparen} other {Bei # Positionen {amount} sparen}}',
  'savings.title': 'Sparen mit Alternativen',
  'savings.text': 'Links, was im Warenkorb liegt, rechts unser Vorschlag. Notiz und Kontierung der Position bleiben.',
  'savings.none': 'Für diesen Warenkorb gibt es keine Vorschläge',
  'savings.take': '{name} nehmen',
  'savings.saves': 'Spart {amount}',
  'savings.convert':
    '{count, plural, =0 {Vorschlag wählen} one {# Vorschlag übernehmen} other {# Vorschläge übernehmen}}',
  'savings.converting': '{done} von {total} …',
  'savings.converted': '{count, plural, one {# Position ist umgestellt} other {# Positionen sind umgestellt}}',
  'savings.failed':
    '{count, plural, one {# Vorschlag konnte nicht übernommen werden: Die Berechnung schlug fehl. Die Position ist unverändert.} other {# Vorschläge konnten nicht übernommen werden: Die Berechnung schlug fehl. Die Positionen sind unverändert.}}',
  'savings.failed.one': 'Dieser Vorschlag konnte nicht übernommen werden.',
};

export const savings = {
  'savings.title': 'Sparen mit Alternativen',
  'savings.text':
    'Zuerst der Artikel in Ihrem Warenkorb, dann unser Vorschlag. Notizen und Kontierung der Positionen bleiben erhalten.',
  'savings.none': 'Keine Vorschläge für diesen Warenkorb',
  'savings.take': 'Zu {name} wechseln',
  'savings.saves': 'Spart {amount}',
  'savings.convert':
    '{count, plural, =0 {Vorschlag wählen} one {# Vorschlag übernehmen} other {# Vorschläge übernehmen}}',
  'savings.converting': '{done} von {total} …',
  'savings.converted': '{count, plural, one {# Position wurde ersetzt} other {# Positionen wurden ersetzt}}',
  'savings.failed':
    '{count, plural, one {# Vorschlag konnte nicht übernommen werden: Die Berechnung ist fehlgeschlagen. Die Position ist unverändert.} other {# Vorschläge konnten nicht übernommen werden: Die Berechnung ist fehlgeschlagen. Die Positionen sind unverändert.}}',
};

export const ordering = {
  'ordering.changes': 'Seit Sie nachgesehen haben, hat sich etwas geändert. Es wurde noch nichts bestellt.',
  'ordering.changes.lines': '{count, plural, one {Bitte # Position ansehen.} other {Bitte # Positionen ansehen.}}',
  'ordering.changes.blocked':
    '{count, plural, one {# davon ist so nicht bestellbar.} other {# davon sind so nicht bestellbar.}}',
  'ordering.changes.acceptAll': 'Alles annehmen und bestellen',
  'ordering.changes.acceptAllCard': 'Alles annehmen und zur Zahlung',
  'ordering.changes.mend': 'Den Rest nehmen, Fehlendes entfernen',
  'ordering.changes.next': 'Nächste Position zeigen',
  'ordering.changes.of': 'Was sich bei {name} geändert hat',
  'ordering.change.accept': 'Annehmen',
  'ordering.change.take': '{amount} nehmen',
  'ordering.change.remove': 'Position entfernen',
  'ordering.was': 'bisher',
  'ordering.now': 'jetzt',
  'ordering.off.changes': 'Etwas hat sich geändert: nehmen Sie es an, oder ändern Sie die Positionen.',
  'ordering.off.unknown': 'Wir fragen noch nach der vorigen Bestellung.',
  'ordering.unknown': 'Wir wissen nicht, ob Ihre Bestellung angekommen ist.',
  'ordering.unknown.text':
    'Die Verbindung brach ab, bevor die Antwort kam. Wir fragen weiter nach; nichts wird zweimal bestellt.',
  'ordering.unknown.givenUp':
    'Der Shop hat nicht geantwortet. Sehen Sie bei den gesendeten Bestellungen nach, bevor Sie noch einmal bestellen.',
  'ordering.unknown.ask': 'Jetzt fragen',
  'ordering.card.title': 'Zahlung per Karte',
  'ordering.card.pay': 'Per Karte zahlen',
  'ordering.card.confirm': 'Jetzt per Karte zahlen?',
  'ordering.card.confirm.text':
    'Sie zahlen auf der Seite des Zahlungsdienstes. Bestellt wird, sobald der Betrag auf der Karte reserviert ist; eine gesendete Bestellung lässt sich hier nicht mehr ändern.',
  'ordering.card.go': 'Zur Zahlung',
  'ordering.card.pending': 'Wir warten auf die Zahlung',
  'ordering.card.pending.text':
    'Bitte lassen Sie diese Seite offen. Sie fragt alle paar Sekunden nach und geht von selbst weiter.',
  'ordering.card.delayed': 'Das dauert länger als gewöhnlich',
  'ordering.card.delayed.text':
    'Wir haben von Ihrer Zahlung noch nichts gehört. Wir fragen weiter nach, und Sie können diese Seite verlassen: Sobald der Betrag reserviert ist, steht die Bestellung bei den gesendeten.',
  'ordering.card.confirmed': 'Die Zahlung ist in Ordnung',
  'ordering.card.confirmed.text': 'Ihre Bestellung ist aufgegeben. Die Bestätigung folgt sofort.',
  'ordering.card.declined': 'Die Karte wurde abgelehnt',
  'ordering.card.declined.text':
    'Es wurde nichts bestellt und nichts von der Karte abgebucht. Ihr Warenkorb ist, wie er war.',
  'ordering.card.cancelled': 'Die Zahlung wurde abgebrochen',
  'ordering.card.cancelled.text':
    'Es wurde nichts bestellt und nichts von der Karte abgebucht. Ihr Warenkorb ist, wie er war.',
  'ordering.card.refused': 'Die Bestellung konnte nicht aufgegeben werden',
  'ordering.card.refused.text': 'Es wurde nichts bestellt, und der reservierte Betrag ist wieder frei.',
  'ordering.card.notFound': 'Wir konnten diese Zahlung nicht finden',
  'ordering.card.notFound.text':
    'Falls Sie gezahlt haben, steht die Bestellung bei den gesendeten, sobald wir davon hören. Sehen Sie dort nach, bevor Sie noch einmal bestellen.',
  'ordering.card.askAgain': 'Noch einmal fragen',
  'ordering.card.otherCard': 'Zum Warenkorb, anders versuchen',
  'ordering.card.goOn': 'Weiter zur Zahlung',
  'ordering.card.giveUp': 'Nicht zahlen, zum Warenkorb',
  'ordering.card.toOrder': 'Zur Bestellung',
  'ordering.card.signedOut':
    'Sie wurden während der Zahlung abgemeldet. Melden Sie sich an, um zu sehen, was daraus geworden ist.',
  'ordering.problem.noCards':
    'Kartenzahlung ist gerade nicht möglich. Es wurde nichts bestellt; bestellen Sie auf Rechnung, oder versuchen Sie es gleich noch einmal.',
  'ordering.problem.nothingToPay': 'Es ist nichts zu zahlen: bestellen Sie auf Rechnung.',
  'ordering.problem.tooLarge': 'Die Bestellung ist für eine einzige zu groß. Teilen Sie sie auf.',
  'ordering.done.ordered': 'Bestellt am {time}',
  'ordering.done.reference': 'Ihre Referenz: {reference}',
  'ordering.done.card': 'Per Karte bezahlt',
  'ordering.done.invoice': 'Auf Rechnung',
  'ordering.done.mail': 'Die Bestätigung geht an {email}.',
  'ordering.done.more':
    '{count, plural, one {und # weitere Position in der Bestellung} other {und # weitere Positionen in der Bestellung}}',
};

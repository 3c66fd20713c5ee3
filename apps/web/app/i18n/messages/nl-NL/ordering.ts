export const ordering = {
  'ordering.changes': 'Er is iets gewijzigd sinds u keek. Er is nog niets besteld.',
  'ordering.changes.lines': '{count, plural, one {Bekijk # regel.} other {Bekijk # regels.}}',
  'ordering.changes.blocked':
    '{count, plural, one {# daarvan is zo niet te bestellen.} other {# daarvan zijn zo niet te bestellen.}}',
  'ordering.changes.acceptAll': 'Alles accepteren en bestellen',
  'ordering.changes.acceptAllCard': 'Alles accepteren en naar de betaling',
  'ordering.changes.mend': 'Nemen wat er nog is, de rest verwijderen',
  'ordering.changes.next': 'Volgende regel tonen',
  'ordering.changes.of': 'Wat er gewijzigd is aan {name}',
  'ordering.change.accept': 'Accepteren',
  'ordering.change.take': '{amount} nemen',
  'ordering.change.remove': 'Regel verwijderen',
  'ordering.was': 'eerst',
  'ordering.now': 'nu',
  'ordering.off.changes': 'Er is iets gewijzigd: accepteer het of pas de regels aan.',
  'ordering.off.unknown': 'We vragen nog naar de vorige bestelling.',
  'ordering.unknown': 'We weten niet of uw bestelling is aangekomen.',
  'ordering.unknown.text':
    'De verbinding viel weg voordat het antwoord kwam. We blijven vragen; er wordt niets dubbel besteld.',
  'ordering.unknown.givenUp':
    'De winkel antwoordde niet. Kijk bij de verzonden bestellingen voordat u opnieuw bestelt.',
  'ordering.unknown.ask': 'Nu vragen',
  'ordering.card.title': 'Betaling met kaart',
  'ordering.card.pay': 'Met kaart betalen',
  'ordering.card.confirm': 'Nu met kaart betalen?',
  'ordering.card.confirm.text':
    'U betaalt op de pagina van de betaaldienst. De bestelling wordt geplaatst zodra het bedrag op de kaart is gereserveerd; een verzonden bestelling is hier niet meer te wijzigen.',
  'ordering.card.go': 'Naar de betaling',
  'ordering.card.pending': 'We wachten op de betaling',
  'ordering.card.pending.text':
    'Laat deze pagina openstaan. Ze vraagt het om de paar seconden na en gaat vanzelf verder.',
  'ordering.card.delayed': 'Dit duurt langer dan normaal',
  'ordering.card.delayed.text':
    'We hebben nog niets van uw betaling gehoord. We blijven vragen en u kunt deze pagina verlaten: zodra het bedrag is gereserveerd, staat de bestelling bij de verzonden bestellingen.',
  'ordering.card.confirmed': 'De betaling is in orde',
  'ordering.card.confirmed.text': 'Uw bestelling is geplaatst. De bevestiging volgt meteen.',
  'ordering.card.declined': 'De kaart is geweigerd',
  'ordering.card.declined.text':
    'Er is niets besteld en niets van de kaart afgeschreven. Uw winkelwagen is zoals hij was.',
  'ordering.card.cancelled': 'De betaling is afgebroken',
  'ordering.card.cancelled.text':
    'Er is niets besteld en niets van de kaart afgeschreven. Uw winkelwagen is zoals hij was.',
  'ordering.card.refused': 'De bestelling kon niet worden geplaatst',
  'ordering.card.refused.text': 'Er is niets besteld en het gereserveerde bedrag is weer vrijgegeven.',
  'ordering.card.notFound': 'We konden deze betaling niet vinden',
  'ordering.card.notFound.text':
    'Als u hebt betaald, staat de bestelling bij de verzonden bestellingen zodra we ervan horen. Kijk daar voordat u opnieuw bestelt.',
  'ordering.card.askAgain': 'Opnieuw vragen',
  'ordering.card.otherCard': 'Naar de winkelwagen, anders proberen',
  'ordering.card.goOn': 'Verder naar de betaling',
  'ordering.card.giveUp': 'Niet betalen, naar de winkelwagen',
  'ordering.card.toOrder': 'Naar de bestelling',
  'ordering.card.signedOut': 'U bent tijdens het betalen uitgelogd. Log in om te zien wat ervan geworden is.',
  'ordering.problem.noCards':
    'Betalen met kaart is nu niet mogelijk. Er is niets besteld; bestel op rekening of probeer het zo nog eens.',
  'ordering.problem.nothingToPay': 'Er valt niets te betalen: bestel op rekening.',
  'ordering.problem.tooLarge': 'De bestelling is te groot voor één bestelling. Splits haar.',
  'ordering.done.ordered': 'Besteld op {time}',
  'ordering.done.reference': 'Uw referentie: {reference}',
  'ordering.done.card': 'Met kaart betaald',
  'ordering.done.invoice': 'Op rekening',
  'ordering.done.mail': 'De bevestiging gaat naar {email}.',
  'ordering.done.more':
    '{count, plural, one {en nog # regel in de bestelling} other {en nog # regels in de bestelling}}',
};

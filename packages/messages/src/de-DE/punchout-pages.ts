import type { punchoutPages as source } from '../en-US/punchout-pages.ts';
import type { Translation } from '../translation.ts';

export const punchoutPages: Translation<typeof source> = {
  'punchoutPage.returning': 'Ihr Warenkorb ist unterwegs',
  'punchoutPage.returningTo': 'Er geht an {host}. Wenn nichts geschieht, drücken Sie auf die Schaltfläche.',
  'punchoutPage.send': 'Warenkorb senden',
  'punchoutPage.refused': 'Der Shop lässt sich nicht öffnen',
  'punchoutPage.wrongSignIn': 'Name oder Passwort ist falsch. Fragen Sie, wer Ihr Beschaffungssystem betreut.',
  'punchoutPage.tooMany': 'Zu viele Versuche. Versuchen Sie es später noch einmal.',
  'punchoutPage.expired':
    'Diese Adresse wurde schon geöffnet oder ist zu alt. Beginnen Sie noch einmal im Beschaffungssystem.',
  'punchoutPage.nothing': 'Es gibt keinen Warenkorb zurückzusenden.',
  'punchoutPage.malformed':
    'Der Aufruf aus Ihrem Beschaffungssystem ist unvollständig oder fehlerhaft. Fragen Sie, wer es betreut.',
  'punchoutPage.returnUrl':
    'Der Warenkorb darf nicht an die Adresse gehen, die Ihr Beschaffungssystem angibt. Fragen Sie, wer es betreut.',
  'punchoutPage.notAllowed': 'Ihr Zugang erlaubt das nicht. Bitte wenden Sie sich an uns.',
  'punchoutPage.notFound': 'Der Artikel ist unbekannt oder wird an Ihr Unternehmen nicht verkauft.',
  'punchoutPage.unavailable': 'Der Shop ist gerade nicht erreichbar. Versuchen Sie es in einigen Minuten noch einmal.',
  'punchoutPage.general': 'Etwas ist schiefgegangen. Beginnen Sie noch einmal im Beschaffungssystem.',
  'punchoutPage.toShop': 'Zum Shop',
  'punchoutLine.clearance': 'Restposten',
  'punchoutLine.remnant': 'Restlänge von {length}',
  'punchoutLine.direct': 'Direktlieferung',
  'punchoutLine.partOf': 'Teil des Kits {kit}',
  'punchoutLine.wantedOn': 'Gewünscht am {date}',
  'punchoutLine.wantedInParts': 'Gewünscht in Teilen: {parts}',
  'punchoutLine.wantedPart': '{quantity} am {date}',
  'punchoutLine.accountedInParts': 'Kontierung geteilt: {parts}',
};

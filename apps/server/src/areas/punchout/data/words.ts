import type { Language } from '@grossist/domain';

/** What the pages between the shop and a customer's system say. */
export interface PunchoutWords {
  returning: string;
  /** {host} */
  returningTo: string;
  send: string;
  refused: string;
  wrongSignIn: string;
  tooMany: string;
  expired: string;
  nothing: string;
  malformed: string;
  returnUrl: string;
  notAllowed: string;
  notFound: string;
  unavailable: string;
  /** For every other refusal. */
  general: string;
  toShop: string;
}

export const WORDS: Record<Language, PunchoutWords> = {
  en: {
    returning: 'Your cart is on its way',
    returningTo: 'It goes to {host}. If nothing happens, press the button.',
    send: 'Send the cart',
    refused: 'The shop can’t be opened',
    wrongSignIn: 'Name or password is wrong. Ask whoever looks after your procurement system.',
    tooMany: 'Too many tries. Try again later.',
    expired: 'This address was opened already, or is too old. Start again from your procurement system.',
    nothing: 'There is no cart to send back.',
    malformed: 'The call from your procurement system is not complete or not correct. Ask whoever looks after it.',
    returnUrl:
      'The cart may not go back to the address that your procurement system named. Ask whoever looks after it.',
    notAllowed: 'Your company’s access does not allow this. Please contact us.',
    notFound: 'The material is unknown, or is not sold to your company.',
    unavailable: 'The shop is unavailable right now. Try again in a few minutes.',
    general: 'Something went wrong. Start again from your procurement system.',
    toShop: 'To the shop',
  },
  da: {
    returning: 'Din kurv er på vej',
    returningTo: 'Den sendes til {host}. Hvis der ikke sker noget, så tryk på knappen.',
    send: 'Send kurven',
    refused: 'Butikken kan ikke åbnes',
    wrongSignIn: 'Navn eller adgangskode er forkert. Spørg den, der står for jeres indkøbssystem.',
    tooMany: 'For mange forsøg. Prøv igen senere.',
    expired: 'Adressen er allerede åbnet, eller den er for gammel. Begynd igen fra jeres indkøbssystem.',
    nothing: 'Der er ingen kurv at sende tilbage.',
    malformed: 'Kaldet fra jeres indkøbssystem er ufuldstændigt eller forkert. Spørg den, der står for det.',
    returnUrl: 'Kurven må ikke sendes til den adresse, som jeres indkøbssystem oplyser. Spørg den, der står for det.',
    notAllowed: 'Jeres adgang giver ikke lov til dette. Kontakt os.',
    notFound: 'Varen findes ikke, eller den sælges ikke til jeres virksomhed.',
    unavailable: 'Butikken er ikke tilgængelig lige nu. Prøv igen om et par minutter.',
    general: 'Noget gik galt. Begynd igen fra jeres indkøbssystem.',
    toShop: 'Til butikken',
  },
  de: {
    returning: 'Ihr Warenkorb ist unterwegs',
    returningTo: 'Er geht an {host}. Wenn nichts geschieht, drücken Sie auf die Schaltfläche.',
    send: 'Warenkorb senden',
    refused: 'Der Shop lässt sich nicht öffnen',
    wrongSignIn: 'Name oder Passwort ist falsch. Fragen Sie, wer Ihr Beschaffungssystem betreut.',
    tooMany: 'Zu viele Versuche. Versuchen Sie es später noch einmal.',
    expired: 'Diese Adresse wurde schon geöffnet oder ist zu alt. Beginnen Sie noch einmal im Beschaffungssystem.',
    nothing: 'Es gibt keinen Warenkorb zurückzusenden.',
    malformed: 'Der Aufruf aus Ihrem Beschaffungssystem ist unvollständig oder fehlerhaft. Fragen Sie, wer es betreut.',
    returnUrl:
      'Der Warenkorb darf nicht an die Adresse gehen, die Ihr Beschaffungssystem angibt. Fragen Sie, wer es betreut.',
    notAllowed: 'Ihr Zugang erlaubt das nicht. Bitte wenden Sie sich an uns.',
    notFound: 'Der Artikel ist unbekannt oder wird an Ihr Unternehmen nicht verkauft.',
    unavailable: 'Der Shop ist gerade nicht erreichbar. Versuchen Sie es in einigen Minuten noch einmal.',
    general: 'Etwas ist schiefgegangen. Beginnen Sie noch einmal im Beschaffungssystem.',
    toShop: 'Zum Shop',
  },
  sv: {
    returning: 'Din varukorg är på väg',
    returningTo: 'Den skickas till {host}. Händer ingenting, tryck på knappen.',
    send: 'Skicka varukorgen',
    refused: 'Butiken kan inte öppnas',
    wrongSignIn: 'Namn eller lösenord är fel. Fråga den som sköter ert inköpssystem.',
    tooMany: 'För många försök. Försök igen senare.',
    expired: 'Adressen har redan öppnats eller är för gammal. Börja om från ert inköpssystem.',
    nothing: 'Det finns ingen varukorg att skicka tillbaka.',
    malformed: 'Anropet från ert inköpssystem är ofullständigt eller felaktigt. Fråga den som sköter det.',
    returnUrl: 'Varukorgen får inte skickas till adressen som ert inköpssystem anger. Fråga den som sköter det.',
    notAllowed: 'Er åtkomst tillåter inte detta. Kontakta oss.',
    notFound: 'Artikeln finns inte eller säljs inte till ert företag.',
    unavailable: 'Butiken är inte tillgänglig just nu. Försök igen om några minuter.',
    general: 'Något gick fel. Börja om från ert inköpssystem.',
    toShop: 'Till butiken',
  },
  nl: {
    returning: 'Uw winkelwagen is onderweg',
    returningTo: 'Hij gaat naar {host}. Gebeurt er niets, druk dan op de knop.',
    send: 'Winkelwagen verzenden',
    refused: 'De shop kan niet worden geopend',
    wrongSignIn: 'Naam of wachtwoord is onjuist. Vraag wie uw inkoopsysteem beheert.',
    tooMany: 'Te veel pogingen. Probeer het later opnieuw.',
    expired: 'Dit adres is al geopend of te oud. Begin opnieuw vanuit uw inkoopsysteem.',
    nothing: 'Er is geen winkelwagen om terug te sturen.',
    malformed: 'De aanroep van uw inkoopsysteem is onvolledig of onjuist. Vraag wie het beheert.',
    returnUrl: 'De winkelwagen mag niet naar het adres dat uw inkoopsysteem opgeeft. Vraag wie het beheert.',
    notAllowed: 'Uw toegang staat dit niet toe. Neem contact met ons op.',
    notFound: 'Het artikel is onbekend of wordt niet aan uw bedrijf verkocht.',
    unavailable: 'De shop is nu niet bereikbaar. Probeer het over een paar minuten opnieuw.',
    general: 'Er ging iets mis. Begin opnieuw vanuit uw inkoopsysteem.',
    toShop: 'Naar de shop',
  },
  nb: {
    returning: 'Handlekurven er på vei',
    returningTo: 'Den sendes til {host}. Skjer det ingenting, trykk på knappen.',
    send: 'Send handlekurven',
    refused: 'Butikken kan ikke åpnes',
    wrongSignIn: 'Navn eller passord er feil. Spør den som har ansvar for innkjøpssystemet.',
    tooMany: 'For mange forsøk. Prøv igjen senere.',
    expired: 'Adressen er åpnet allerede, eller den er for gammel. Begynn på nytt fra innkjøpssystemet.',
    nothing: 'Det er ingen handlekurv å sende tilbake.',
    malformed: 'Kallet fra innkjøpssystemet er ufullstendig eller feil. Spør den som har ansvar for det.',
    returnUrl:
      'Handlekurven kan ikke sendes til adressen som innkjøpssystemet oppgir. Spør den som har ansvar for det.',
    notAllowed: 'Tilgangen deres tillater ikke dette. Ta kontakt med oss.',
    notFound: 'Varen finnes ikke, eller den selges ikke til bedriften deres.',
    unavailable: 'Butikken er ikke tilgjengelig akkurat nå. Prøv igjen om noen minutter.',
    general: 'Noe gikk galt. Begynn på nytt fra innkjøpssystemet.',
    toShop: 'Til butikken',
  },
  fo: {
    returning: 'Kurvin hjá tær er á veg',
    returningTo: 'Hon verður send til {host}. Hendir einki, so trýst á knøttin.',
    send: 'Send kurvina',
    refused: 'Handilin kann ikki latast upp',
    wrongSignIn: 'Navn ella loyniorð er skeivt. Spyr tann, sum hevur ábyrgd av innkeypsskipanini.',
    tooMany: 'Ov nógvar royndir. Royn aftur seinni.',
    expired: 'Hendan adressan er longu latin upp, ella er hon ov gomul. Byrja av nýggjum úr innkeypsskipanini.',
    nothing: 'Eingin kurv er at senda aftur.',
    malformed:
      'Uppkallið úr innkeypsskipanini er ikki fullfíggjað ella er skeivt. Spyr tann, sum hevur ábyrgd av henni.',
    returnUrl:
      'Kurvin kann ikki sendast til adressuna, sum innkeypsskipanin upplýsir. Spyr tann, sum hevur ábyrgd av henni.',
    notAllowed: 'Atgongdin hjá tykkum loyvir ikki hesum. Set teg í samband við okkum.',
    notFound: 'Vøran er ókend, ella verður hon ikki seld til fyritøku tykkara.',
    unavailable: 'Handilin er ikki atkomuligur beint nú. Royn aftur um nakrar minuttir.',
    general: 'Okkurt gekk galið. Byrja av nýggjum úr innkeypsskipanini.',
    toShop: 'Til handilin',
  },
};

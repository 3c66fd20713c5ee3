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
    toShop: 'Til handilin',
  },
};

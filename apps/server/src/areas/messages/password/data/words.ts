import type { Language } from '@grossist/domain';

/** Texts of the mail with which a forgotten password is changed. */
export interface PasswordResetWords {
  subject: string;
  lead: string;
  open: string;
  until: string;
  why: string;
}

export const PASSWORD_RESET_WORDS: Record<Language, PasswordResetWords> = {
  en: {
    subject: 'Change your password',
    lead: 'Hello {name}, somebody asked for a new password for this e-mail address.',
    open: 'Choose a new password',
    until: 'The link can be used once, within {minutes} minutes.',
    why: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  da: {
    subject: 'Skift din adgangskode',
    lead: 'Hej {name}, der er bedt om en ny adgangskode til denne e-mailadresse.',
    open: 'Vælg en ny adgangskode',
    until: 'Linket kan bruges én gang inden for {minutes} minutter.',
    why: 'Var det ikke dig, skal du ikke gøre noget: din adgangskode er uændret.',
  },
  de: {
    subject: 'Passwort ändern',
    lead: 'Guten Tag {name}, für diese E-Mail-Adresse wurde ein neues Passwort angefordert.',
    open: 'Neues Passwort wählen',
    until: 'Der Link kann einmal innerhalb von {minutes} Minuten benutzt werden.',
    why: 'Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt unverändert.',
  },
  sv: {
    subject: 'Byt lösenord',
    lead: 'Hej {name}, någon har bett om ett nytt lösenord för den här e-postadressen.',
    open: 'Välj ett nytt lösenord',
    until: 'Länken kan användas en gång inom {minutes} minuter.',
    why: 'Om det inte var du behöver du inte göra något: ditt lösenord är oförändrat.',
  },
  nl: {
    subject: 'Wijzig uw wachtwoord',
    lead: 'Hallo {name}, er is een nieuw wachtwoord aangevraagd voor dit e-mailadres.',
    open: 'Kies een nieuw wachtwoord',
    until: 'De link kan één keer worden gebruikt, binnen {minutes} minuten.',
    why: 'Was u dit niet, dan hoeft u niets te doen: uw wachtwoord blijft hetzelfde.',
  },
  nb: {
    subject: 'Bytt passord',
    lead: 'Hei {name}, noen har bedt om et nytt passord for denne e-postadressen.',
    open: 'Velg et nytt passord',
    until: 'Lenken kan brukes én gang innen {minutes} minutter.',
    why: 'Hvis det ikke var deg, trenger du ikke gjøre noe: passordet ditt er uendret.',
  },
  fo: {
    subject: 'Broyt loyniorðið',
    lead: 'Hey {name}, onkur hevur biðið um eitt nýtt loyniorð til hesa teldupostadressuna.',
    open: 'Vel eitt nýtt loyniorð',
    until: 'Leinkjan kann nýtast eina ferð innan {minutes} minuttir.',
    why: 'Var tað ikki tú, nýtist tær einki at gera: loyniorðið er óbroytt.',
  },
};

import type { Language, LineObstacle } from '@grossist/domain';

/** Of one line, and of `count` of which `material` is the first; `available` is the stock of that line. */
interface Said {
  one: string;
  many: string;
}

export const LINE_TEXTS: Record<Language, Record<LineObstacle, Said>> = {
  en: {
    'not-in-market': {
      one: '{material} is not sold to you: remove it to order the rest.',
      many: '{count} lines are not sold to you, the first is {material}: remove them to order the rest.',
    },
    blocked: {
      one: '{material} can no longer be ordered: remove it to order the rest.',
      many: '{count} lines can no longer be ordered, the first is {material}: remove them to order the rest.',
    },
    'no-price': {
      one: '{material} has no price and is not in the total: ask us for one.',
      many: '{count} lines have no price and are not in the total, the first is {material}: ask us for one.',
    },
    'pickup-stock': {
      one: '{material}: only {available} at the service center. Lower the quantity or choose delivery.',
      many: '{count} lines exceed the stock of the service center, the first is {material}: lower the quantities or choose delivery.',
    },
    'remnant-stock': {
      one: 'The remnant of {material} is no longer available: remove the line.',
      many: '{count} remnants are no longer available, the first is of {material}: remove the lines.',
    },
    'clearance-stock': {
      one: '{material}: only {available} left on clearance. Lower the quantity to order.',
      many: '{count} lines exceed the clearance stock, the first is {material}: lower the quantities to order.',
    },
    'fastbox-stock': {
      one: '{material}: only {available} can go by express box. Lower the quantity or choose standard delivery.',
      many: '{count} lines exceed the stock of the express box, the first is {material}: lower the quantities or choose standard delivery.',
    },
    'phased-out-stock': {
      one: '{material} is phased out, {available} left in stock. Lower the quantity or remove the line.',
      many: '{count} lines exceed what is left of phased-out materials, the first is {material}: lower the quantities or remove the lines.',
    },
  },
  da: {
    'not-in-market': {
      one: '{material} sælges ikke til jer: fjern linjen for at bestille resten.',
      many: '{count} linjer sælges ikke til jer, den første er {material}: fjern dem for at bestille resten.',
    },
    blocked: {
      one: '{material} kan ikke længere bestilles: fjern linjen for at bestille resten.',
      many: '{count} linjer kan ikke længere bestilles, den første er {material}: fjern dem for at bestille resten.',
    },
    'no-price': {
      one: '{material} har ingen pris og er ikke med i totalen: spørg os om en pris.',
      many: '{count} linjer har ingen pris og er ikke med i totalen, den første er {material}: spørg os om en pris.',
    },
    'pickup-stock': {
      one: '{material}: der er kun {available} i servicecenteret. Sæt antallet ned, eller vælg levering.',
      many: '{count} linjer overstiger lageret i servicecenteret, den første er {material}: sæt antallene ned, eller vælg levering.',
    },
    'remnant-stock': {
      one: 'Reststykket af {material} er ikke længere på lager: fjern linjen.',
      many: '{count} reststykker er ikke længere på lager, det første er af {material}: fjern linjerne.',
    },
    'clearance-stock': {
      one: '{material}: der er kun {available} tilbage på udsalg. Sæt antallet ned for at bestille.',
      many: '{count} linjer overstiger udsalgslageret, den første er {material}: sæt antallene ned for at bestille.',
    },
    'fastbox-stock': {
      one: '{material}: der kan kun sendes {available} med ekspresboksen. Sæt antallet ned, eller vælg standardlevering.',
      many: '{count} linjer overstiger ekspresboksens lager, den første er {material}: sæt antallene ned, eller vælg standardlevering.',
    },
    'phased-out-stock': {
      one: '{material} er udgående, {available} tilbage på lager. Sæt antallet ned, eller fjern linjen.',
      many: '{count} linjer overstiger restlageret af udgående varer, den første er {material}: sæt antallene ned, eller fjern linjerne.',
    },
  },
  de: {
    'not-in-market': {
      one: '{material} wird nicht an Sie verkauft: Entfernen Sie die Position, um den Rest zu bestellen.',
      many: '{count} Positionen werden nicht an Sie verkauft, die erste ist {material}: Entfernen Sie sie, um den Rest zu bestellen.',
    },
    blocked: {
      one: '{material} ist nicht mehr bestellbar: Entfernen Sie die Position, um den Rest zu bestellen.',
      many: '{count} Positionen sind nicht mehr bestellbar, die erste ist {material}: Entfernen Sie sie, um den Rest zu bestellen.',
    },
    'no-price': {
      one: '{material} hat keinen Preis und fehlt in der Summe: Fragen Sie bei uns an.',
      many: '{count} Positionen haben keinen Preis und fehlen in der Summe, die erste ist {material}: Fragen Sie bei uns an.',
    },
    'pickup-stock': {
      one: '{material}: nur {available} im Servicecenter. Verringern Sie die Menge oder wählen Sie Lieferung.',
      many: '{count} Positionen übersteigen den Bestand des Servicecenters, die erste ist {material}: Verringern Sie die Mengen oder wählen Sie Lieferung.',
    },
    'remnant-stock': {
      one: 'Das Reststück von {material} ist nicht mehr verfügbar: Entfernen Sie die Position.',
      many: '{count} Reststücke sind nicht mehr verfügbar, das erste von {material}: Entfernen Sie die Positionen.',
    },
    'clearance-stock': {
      one: '{material}: nur noch {available} im Abverkauf. Verringern Sie die Menge, um zu bestellen.',
      many: '{count} Positionen übersteigen den Abverkaufsbestand, die erste ist {material}: Verringern Sie die Mengen, um zu bestellen.',
    },
    'fastbox-stock': {
      one: '{material}: nur {available} per Expressbox möglich. Verringern Sie die Menge oder wählen Sie Standardlieferung.',
      many: '{count} Positionen übersteigen den Bestand der Expressbox, die erste ist {material}: Verringern Sie die Mengen oder wählen Sie Standardlieferung.',
    },
    'phased-out-stock': {
      one: '{material} läuft aus, noch {available} auf Lager. Verringern Sie die Menge oder entfernen Sie die Position.',
      many: '{count} Positionen übersteigen den Restbestand auslaufender Artikel, die erste ist {material}: Verringern Sie die Mengen oder entfernen Sie die Positionen.',
    },
  },
  sv: {
    'not-in-market': {
      one: '{material} säljs inte till er: ta bort raden för att beställa resten.',
      many: '{count} rader säljs inte till er, den första är {material}: ta bort dem för att beställa resten.',
    },
    blocked: {
      one: '{material} kan inte längre beställas: ta bort raden för att beställa resten.',
      many: '{count} rader kan inte längre beställas, den första är {material}: ta bort dem för att beställa resten.',
    },
    'no-price': {
      one: '{material} saknar pris och är inte med i summan: fråga oss om ett pris.',
      many: '{count} rader saknar pris och är inte med i summan, den första är {material}: fråga oss om ett pris.',
    },
    'pickup-stock': {
      one: '{material}: endast {available} på servicecentret. Minska antalet eller välj leverans.',
      many: '{count} rader överstiger servicecentrets lager, den första är {material}: minska antalen eller välj leverans.',
    },
    'remnant-stock': {
      one: 'Restbiten av {material} finns inte kvar: ta bort raden.',
      many: '{count} restbitar finns inte kvar, den första är av {material}: ta bort raderna.',
    },
    'clearance-stock': {
      one: '{material}: endast {available} kvar på utförsäljning. Minska antalet för att beställa.',
      many: '{count} rader överstiger utförsäljningslagret, den första är {material}: minska antalen för att beställa.',
    },
    'fastbox-stock': {
      one: '{material}: endast {available} kan skickas med expressboxen. Minska antalet eller välj standardleverans.',
      many: '{count} rader överstiger expressboxens lager, den första är {material}: minska antalen eller välj standardleverans.',
    },
    'phased-out-stock': {
      one: '{material} utgår, {available} kvar i lager. Minska antalet eller ta bort raden.',
      many: '{count} rader överstiger restlagret av utgående artiklar, den första är {material}: minska antalen eller ta bort raderna.',
    },
  },
  nl: {
    'not-in-market': {
      one: '{material} wordt niet aan u verkocht: verwijder de regel om de rest te bestellen.',
      many: '{count} regels worden niet aan u verkocht, de eerste is {material}: verwijder ze om de rest te bestellen.',
    },
    blocked: {
      one: '{material} is niet meer te bestellen: verwijder de regel om de rest te bestellen.',
      many: '{count} regels zijn niet meer te bestellen, de eerste is {material}: verwijder ze om de rest te bestellen.',
    },
    'no-price': {
      one: '{material} heeft geen prijs en telt niet mee in het totaal: vraag ons om een prijs.',
      many: '{count} regels hebben geen prijs en tellen niet mee in het totaal, de eerste is {material}: vraag ons om een prijs.',
    },
    'pickup-stock': {
      one: '{material}: maar {available} in het servicecenter. Verlaag het aantal of kies bezorging.',
      many: '{count} regels gaan boven de voorraad van het servicecenter, de eerste is {material}: verlaag de aantallen of kies bezorging.',
    },
    'remnant-stock': {
      one: 'Het reststuk van {material} is niet meer beschikbaar: verwijder de regel.',
      many: '{count} reststukken zijn niet meer beschikbaar, het eerste is van {material}: verwijder de regels.',
    },
    'clearance-stock': {
      one: '{material}: nog maar {available} in de uitverkoop. Verlaag het aantal om te bestellen.',
      many: '{count} regels gaan boven de uitverkoopvoorraad, de eerste is {material}: verlaag de aantallen om te bestellen.',
    },
    'fastbox-stock': {
      one: '{material}: maar {available} kan met de expresbox mee. Verlaag het aantal of kies standaardlevering.',
      many: '{count} regels gaan boven de voorraad van de expresbox, de eerste is {material}: verlaag de aantallen of kies standaardlevering.',
    },
    'phased-out-stock': {
      one: '{material} wordt uitgefaseerd, nog {available} op voorraad. Verlaag het aantal of verwijder de regel.',
      many: '{count} regels gaan boven de restvoorraad van uitlopende artikelen, de eerste is {material}: verlaag de aantallen of verwijder de regels.',
    },
  },
  nb: {
    'not-in-market': {
      one: '{material} selges ikke til dere: fjern linjen for å bestille resten.',
      many: '{count} linjer selges ikke til dere, den første er {material}: fjern dem for å bestille resten.',
    },
    blocked: {
      one: '{material} kan ikke lenger bestilles: fjern linjen for å bestille resten.',
      many: '{count} linjer kan ikke lenger bestilles, den første er {material}: fjern dem for å bestille resten.',
    },
    'no-price': {
      one: '{material} har ingen pris og er ikke med i summen: spør oss om en pris.',
      many: '{count} linjer har ingen pris og er ikke med i summen, den første er {material}: spør oss om en pris.',
    },
    'pickup-stock': {
      one: '{material}: bare {available} på servicesenteret. Reduser antallet, eller velg levering.',
      many: '{count} linjer overstiger lageret på servicesenteret, den første er {material}: reduser antallene, eller velg levering.',
    },
    'remnant-stock': {
      one: 'Reststykket av {material} er ikke lenger på lager: fjern linjen.',
      many: '{count} reststykker er ikke lenger på lager, det første er av {material}: fjern linjene.',
    },
    'clearance-stock': {
      one: '{material}: bare {available} igjen på utsalg. Reduser antallet for å bestille.',
      many: '{count} linjer overstiger utsalgslageret, den første er {material}: reduser antallene for å bestille.',
    },
    'fastbox-stock': {
      one: '{material}: bare {available} kan sendes med ekspressboksen. Reduser antallet, eller velg standardlevering.',
      many: '{count} linjer overstiger lageret til ekspressboksen, den første er {material}: reduser antallene, eller velg standardlevering.',
    },
    'phased-out-stock': {
      one: '{material} er utgående, {available} igjen på lager. Reduser antallet, eller fjern linjen.',
      many: '{count} linjer overstiger restlageret av utgående varer, den første er {material}: reduser antallene, eller fjern linjene.',
    },
  },
  fo: {
    'not-in-market': {
      one: '{material} verður ikki selt til tykkara: tak linjuna burtur fyri at bíleggja restina.',
      many: '{count} linjur verða ikki seldar til tykkara, tann fyrsta er {material}: tak tær burtur fyri at bíleggja restina.',
    },
    blocked: {
      one: '{material} kann ikki bíleggjast longur: tak linjuna burtur fyri at bíleggja restina.',
      many: '{count} linjur kunnu ikki bíleggjast longur, tann fyrsta er {material}: tak tær burtur fyri at bíleggja restina.',
    },
    'no-price': {
      one: '{material} hevur ongan prís og er ikki við í upphæddini: spyr okkum um ein prís.',
      many: '{count} linjur hava ongan prís og eru ikki við í upphæddini, tann fyrsta er {material}: spyr okkum um ein prís.',
    },
    'pickup-stock': {
      one: '{material}: bert {available} á tænastudeplinum. Set talið niður ella vel levering.',
      many: '{count} linjur fara upp um goymsluna á tænastudeplinum, tann fyrsta er {material}: set tølini niður ella vel levering.',
    },
    'remnant-stock': {
      one: 'Avlopsstykkið av {material} er ikki til longur: tak linjuna burtur.',
      many: '{count} avlopsstykki eru ikki til longur, tað fyrsta er av {material}: tak linjurnar burtur.',
    },
    'clearance-stock': {
      one: '{material}: bert {available} eftir á útsølu. Set talið niður fyri at bíleggja.',
      many: '{count} linjur fara upp um útsølugoymsluna, tann fyrsta er {material}: set tølini niður fyri at bíleggja.',
    },
    'fastbox-stock': {
      one: '{material}: bert {available} kann sendast við ekspresskassanum. Set talið niður ella vel vanliga levering.',
      many: '{count} linjur fara upp um goymsluna hjá ekspresskassanum, tann fyrsta er {material}: set tølini niður ella vel vanliga levering.',
    },
    'phased-out-stock': {
      one: '{material} fer úr sortimentinum, {available} eftir á goymslu. Set talið niður ella tak linjuna burtur.',
      many: '{count} linjur fara upp um restgoymsluna av útgangandi vørum, tann fyrsta er {material}: set tølini niður ella tak linjurnar burtur.',
    },
  },
};

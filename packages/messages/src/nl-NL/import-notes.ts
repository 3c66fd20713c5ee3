import type { importNotes as source } from '../en-US/import-notes.ts';
import type { Translation } from '../translation.ts';

/** What an import notes of a file, by the English sentence that the server says it with. */
export const importNotes: Translation<typeof source> = {
  'a reference names a supplier (SUPPLIER_IDREF) that the file does not define; it was skipped':
    'een verwijzing noemt een leverancier (SUPPLIER_IDREF) die het bestand niet definieert; die is overgeslagen',
  'the header names no currency; its prices were read as euros':
    'de kop noemt geen valuta; de prijzen zijn als euro gelezen',
  'the price is 0: the material is imported without a list price':
    'de prijs is 0: het artikel wordt zonder brutoprijs geïmporteerd',
  'the price is net (Preiskennzeichen 2): a buyer’s price is not a list price and was skipped':
    'de prijs is netto (Preiskennzeichen 2): een kopersprijs is geen brutoprijs en is overgeslagen',
  'the price is on request (Preiskennzeichen 9): the material is imported without a list price':
    'de prijs is op aanvraag (Preiskennzeichen 9): het artikel wordt zonder brutoprijs geïmporteerd',
  'the price contains a fraction, read as part of its last digit (1872,5 is 18.725)':
    'de prijs bevat een fractie, gelezen als deel van het laatste cijfer (1872,5 is 18,725)',
  'the price has more than four decimals and was rounded to four':
    'de prijs heeft meer dan vier decimalen en is op vier afgerond',
  'Mengeneinheit is blank and was read as piece': 'Mengeneinheit is leeg en is als stuk gelezen',
  'Preiseinheit is blank or 0 and was read as 1': 'Preiseinheit is leeg of 0 en is als 1 gelezen',
  'Preiseinheit is given as a number (10, 100 or 1000) where version 4 has a code, and was read as that number':
    'Preiseinheit is als getal opgegeven (10, 100 of 1000) waar versie 4 een code heeft, en is als dat getal gelezen',
  'Preiseinheit is 2 or 3, which is that number in version 5 but meant 100 or 1000 in version 4: check these prices':
    'Preiseinheit is 2 of 3, in versie 5 dat getal zelf maar in versie 4 100 of 1000: controleer deze prijzen',
  'a version 4 price without its material in the file does not say how many units it is for: the materials keep their price unit':
    'een prijs van versie 4 zonder zijn artikel in het bestand zegt niet voor hoeveel eenheden hij geldt: de artikelen houden hun prijseenheid',
  'discounts on a single material (Rabattkennzeichen 1 and 2) are a buyer’s own terms and were skipped':
    'kortingen op een enkel artikel (Rabattkennzeichen 1 en 2) zijn voorwaarden van een koper en zijn overgeslagen',
  'surcharges on a single material (Rabattkennzeichen 3) were not added to its list price':
    'toeslagen op een enkel artikel (Rabattkennzeichen 3) zijn niet bij de brutoprijs geteld',
  'the discount has an unknown Rabattkennzeichen and was ignored':
    'de korting heeft een onbekend Rabattkennzeichen en is overgeslagen',
  'Verarbeitungskennzeichen is blank and was read as new (N)':
    'Verarbeitungskennzeichen is leeg en is als nieuw (N) gelezen',
  'the EAN has a wrong length or check digit; the material is imported without it':
    'de EAN heeft een verkeerde lengte of controlecijfer; het artikel wordt zonder geïmporteerd',
  'the EAN is separate from its material and cannot be added to it':
    'de EAN staat los van zijn artikel en kan er niet aan worden toegevoegd',
  'Hauptsatz 2 (B) has no data that can be added to its material':
    'Hauptsatz 2 (B) heeft geen gegevens die aan het artikel kunnen worden toegevoegd',
  'Verpackungsmenge is not a whole number and was ignored': 'Verpackungsmenge is geen geheel getal en is overgeslagen',
  'metal is charged at its daily price, which the file does not contain: no surcharge was created; import a price list with duties (duty_eur)':
    'metaal wordt tegen de dagprijs berekend, die niet in het bestand staat: er is geen toeslag aangemaakt; importeer een prijslijst met toeslagen (duty_eur)',
  'a surcharge or reduction (Z) that is not a graduated list price was ignored':
    'een toe- of afslag (Z) die geen staffelprijs is, is overgeslagen',
  'the long text of the material is not in the file, or comes too far before it':
    'de lange tekst van het artikel staat niet in het bestand, of te ver ervoor',
  'a text that no material in the file refers to was not used':
    'een tekst waar geen artikel in het bestand naar verwijst, is niet gebruikt',
  'too many texts come before their materials; the oldest were dropped':
    'te veel teksten staan voor hun artikelen; de oudste zijn vervallen',
  'a text of more than 20,000 characters was shortened': 'een tekst van meer dan 20.000 tekens is ingekort',
  'a text continues after it was assigned to a material; only later materials have the full text':
    'een tekst gaat verder nadat hij aan een artikel is toegewezen; alleen latere artikelen hebben de volledige tekst',
  'a text refers to a block that does not come before it, and was read without it':
    'een tekst verwijst naar een blok dat er niet voor staat, en is zonder gelezen',
  'the deletion of a text or price (L) has no effect and was ignored':
    'het wissen van een tekst of prijs (L) heeft geen effect en is overgeslagen',
  'a character was lost before the file was written (“f?r”); the text was not changed':
    'een teken ging verloren voordat het bestand werd geschreven (“f?r”); de tekst is niet gewijzigd',
  'names of product groups (S) apply only to materials in the same file, as keywords':
    'namen van productgroepen (S) gelden alleen voor artikelen in hetzelfde bestand, als zoekwoorden',
  'services, working times and dangerous goods (C) were ignored':
    'diensten, werktijden en gevaarlijke goederen (C) zijn overgeslagen',
  'a line of pictures (G) names no file and was ignored':
    'een afbeeldingsregel (G) noemt geen bestand en is overgeslagen',
  'pictures and drawings (G) were saved with their material; those given as file names without an address are shown once a file provides the address':
    'afbeeldingen en tekeningen (G) zijn bij hun artikel opgeslagen; bestandsnamen zonder adres verschijnen zodra een bestand het adres geeft',
  'a set (J) combines several materials of the supplier: the shop sells each separately, so the set was skipped':
    'een set (J) combineert meerdere artikelen van de leverancier: de webshop verkoopt ze apart, dus de set is overgeslagen',
  'Mengde repeats SalgsPakning although PrisEnhet is the base unit: the price was read as the price of one unit':
    'Mengde herhaalt SalgsPakning terwijl PrisEnhet de basiseenheid is: de prijs is gelezen als prijs van één eenheid',
  'the price was read as the price of Mengde units': 'de prijs is gelezen als prijs van Mengde eenheden',
  'the price is net: the material is imported without its discount group, so that it is not discounted again':
    'de prijs is netto: het artikel wordt zonder kortingsgroep geïmporteerd, zodat er niet nog eens korting op komt',
  'Rabatt has no meaning in a price file and was ignored':
    'Rabatt betekent niets in een prijsbestand en is overgeslagen',
  'Status is unknown and was read as available': 'Status is onbekend en is als beschikbaar gelezen',
  'additional information (VX) of a kind that the catalog does not show was ignored':
    'aanvullende gegevens (VX) die de catalogus niet toont, zijn overgeslagen',
  'a package larger than the material’s smallest was ignored':
    'een verpakking groter dan de kleinste van het artikel is overgeslagen',
  'the file names no language for its texts; they were read as English':
    'het bestand noemt geen taal voor zijn teksten; ze zijn als Engels gelezen',
  'a column is in a language that the shop does not have and was skipped':
    'een kolom is in een taal die de webshop niet heeft, en is weggelaten',
  'units are given as ETIM codes only: import the ETIM table of units to show their names':
    'eenheden zijn alleen als ETIM-code opgegeven: importeer de ETIM-tabel met eenheden om de namen te tonen',
  'a translation is in a language that the shop does not have and was skipped':
    'een vertaling is in een taal die de webshop niet heeft, en is weggelaten',
  'entries removed from the model by this release were skipped; existing ones stay in the shop':
    'wat de uitgave uit het model heeft verwijderd, is overgeslagen; bestaande gegevens blijven in de webshop',
  'class groups were skipped: the shop has its own catalog tree':
    'klassegroepen zijn overgeslagen: de webshop heeft zijn eigen catalogusboom',
  'classes of drawings (MC) were skipped': 'klassen van tekeningen (MC) zijn weggelaten',
  'a synonym was damaged by a spreadsheet and skipped':
    'een synoniem was door een spreadsheet beschadigd en is weggelaten',
  '{0} is not the namespace of this version; the file was still read as BMEcat':
    '{0} is niet de naamruimte van deze versie; het bestand is toch als BMEcat gelezen',
  '{0} is not a language of the shop; texts in it were skipped':
    '{0} is geen taal van de webshop; teksten daarin zijn weggelaten',
  'texts name no language and the file has no default; the default language of its market was used':
    'teksten noemen geen taal en het bestand heeft geen standaard; de standaardtaal van de markt is gebruikt',
  'a text is escaped twice (&amp;sup2; for ²); it was decoded':
    'een tekst is dubbel gecodeerd (&amp;sup2; voor ²); hij is gedecodeerd',
  'a text contains markup; its words and line breaks were kept':
    'een tekst bevat opmaak; woorden en regeleinden zijn behouden',
  'KEYWORD is longer than the format’s 50 characters and was imported in full':
    'KEYWORD is langer dan de 50 tekens van de indeling en is volledig geïmporteerd',
  'KEYWORD is too long or there are too many; it was skipped':
    'KEYWORD is te lang of er zijn er te veel; het is weggelaten',
  'DESCRIPTION_SHORT is too long and was shortened': 'DESCRIPTION_SHORT is te lang en is ingekort',
  'DESCRIPTION_SHORT is missing; the type designation or the number was used as the name':
    'DESCRIPTION_SHORT ontbreekt; de typeaanduiding of het nummer is als naam gebruikt',
  'the description is too long for the catalog and was shortened':
    'de beschrijving is te lang voor de catalogus en is ingekort',
  'ORDER_UNIT is missing; piece was used': 'ORDER_UNIT ontbreekt; stuk is gebruikt',
  'CONTENT_UNIT and NO_CU_PER_OU describe the contents of a unit that is sold whole; they were skipped':
    'CONTENT_UNIT en NO_CU_PER_OU beschrijven de inhoud van een eenheid die als geheel wordt verkocht; ze zijn weggelaten',
  'a quantity is not a number above zero with at most three decimals and was skipped':
    'een hoeveelheid is geen getal boven nul met hoogstens drie decimalen en is weggelaten',
  'a package larger than the smallest above one was skipped':
    'een verpakking groter dan de kleinste boven één is weggelaten',
  'a number has a decimal comma; it was read as a decimal point':
    'een getal heeft een decimale komma; die is als punt gelezen',
  'a price has no PRICE_AMOUNT: no list price was created':
    'een prijs heeft geen PRICE_AMOUNT: er is geen brutoprijs aangemaakt',
  'PRICE_AMOUNT is not a number or is too large: no list price was created':
    'PRICE_AMOUNT is geen getal of te groot: er is geen brutoprijs aangemaakt',
  'the price is 0: the product is available on request, without a list price':
    'de prijs is 0: het product is op aanvraag, zonder brutoprijs',
  '{0} is not a list price type (for example a customer’s own or a recommended price); it was skipped':
    '{0} is geen brutoprijssoort (bijv. klantprijs of adviesprijs); die is weggelaten',
  'the list price includes tax (gros_list), which was deducted':
    'de brutoprijs is met belasting (gros_list), die eraf is gehaald',
  'the list price includes tax (gros_list), but TAX is missing; it was skipped':
    'de brutoprijs is met belasting (gros_list), maar TAX ontbreekt; hij is weggelaten',
  '{0} is not the currency of any of the price’s markets; it was skipped':
    '{0} is niet de valuta van een van de markten van de prijs; die is weggelaten',
  'PRICE_UNIT differs from the product’s sales unit; the price was skipped':
    'PRICE_UNIT wijkt af van de verkoopeenheid van het product; de prijs is weggelaten',
  'PRICE_QUANTITY is not a quantity; the price was skipped':
    'PRICE_QUANTITY is geen hoeveelheid; de prijs is weggelaten',
  'prices for another period than the catalog’s were skipped':
    'prijzen voor een andere periode dan die van de catalogus zijn weggelaten',
  'a validity date is not a date and was skipped': 'een geldigheidsdatum is geen datum en is weggelaten',
  'a second price of the same type, market and quantity was skipped':
    'een tweede prijs van dezelfde soort, markt en hoeveelheid is weggelaten',
  'the lowest price applies from a larger quantity; it was read as the price from 1':
    'de laagste prijs geldt vanaf een grotere hoeveelheid; hij is gelezen als de prijs vanaf 1',
  '{0} is a surcharge by daily metal price or by percentage, for which no amount is known; it was skipped':
    '{0} is een toeslag naar de dagprijs van een metaal of in procenten, waarvan het bedrag niet bekend is; die is weggelaten',
  'DAILY_PRICE: the price changes daily; it was skipped': 'DAILY_PRICE: de prijs verandert per dag; hij is weggelaten',
  'a price update does not give PRICE_QUANTITY; the material’s current price unit was used':
    'een prijswijziging noemt PRICE_QUANTITY niet; de huidige prijseenheid van het artikel is gebruikt',
  'the product has no list price: it is shown, but can’t be ordered until it has one':
    'het product heeft geen brutoprijs: het wordt getoond, maar kan pas worden besteld als het er een heeft',
  'EAN or GTIN is invalid (length or check digit) and was skipped':
    'EAN of GTIN is niet geldig (lengte of controlecijfer) en is weggelaten',
  'a product has too many other numbers; the rest were skipped':
    'een product heeft te veel andere nummers; de rest is weggelaten',
  'a number has more than 100 characters and was skipped': 'een nummer heeft meer dan 100 tekens en is weggelaten',
  'another ETIM class or version of a product was skipped; the newest is used':
    'een verdere ETIM-klasse of -versie van een product is weggelaten; de nieuwste is gebruikt',
  'REFERENCE_FEATURE_GROUP_ID is not an ETIM class code (EC and six digits); its features were imported as text':
    'REFERENCE_FEATURE_GROUP_ID is geen code van een ETIM-klasse (EC en zes cijfers); de kenmerken zijn als tekst geïmporteerd',
  'a feature has no value (FVALUE is empty) and was skipped':
    'een kenmerk heeft geen waarde (FVALUE is leeg) en is weggelaten',
  'a feature’s value is unknown or not applicable; it was skipped':
    'de waarde van een kenmerk is onbekend of niet van toepassing; het is weggelaten',
  'an ETIM feature has several values; the first was used':
    'een ETIM-kenmerk heeft meerdere waarden; de eerste is gebruikt',
  'an ETIM feature has a text as its value; it was not changed':
    'een ETIM-kenmerk heeft een tekst als waarde; die is niet gewijzigd',
  'an ETIM feature is given twice; the first was used':
    'een ETIM-kenmerk is tweemaal opgegeven; het eerste is gebruikt',
  'a material was created from a product variant: its number is the product’s with the suffix; the product’s other numbers don’t apply to it':
    'van een productvariant is een artikel gemaakt: het nummer is dat van het product met de toevoeging; de andere nummers van het product gelden er niet voor',
  'a feature has neither code nor name and was skipped': 'een kenmerk heeft noch code noch naam en is weggelaten',
  'a picture or document has no usable address, or there are too many; it was skipped':
    'een afbeelding of document heeft geen bruikbaar adres, of er zijn er te veel; het is weggelaten',
  '{0} is a picture that does not show the product (logo, icon); it was skipped':
    '{0} is een afbeelding die niet het product toont (logo, pictogram); die is weggelaten',
  '{0} is an unknown reference type; it was skipped': '{0} is een onbekend verwijzingstype; die is weggelaten',
  'a product refers to itself; the reference was skipped':
    'een product verwijst naar zichzelf; de verwijzing is weggelaten',
  'a product has too many references; the rest were skipped':
    'een product heeft te veel verwijzingen; de rest is weggelaten',
  'a product has several successors; the first was used': 'een product heeft meerdere opvolgers; de eerste is gebruikt',
  '{0} is a status with no effect on sales; the product was read as available':
    '{0} is een status zonder betekenis voor de verkoop; het product is als beschikbaar gelezen',
  'mode="delete": the product was read as phased out, sold while stock lasts':
    'mode="delete": het product is als uitlopend gelezen, verkocht zolang de voorraad strekt',
  'groups of the supplier’s own tree were skipped: the shop keeps its own tree':
    'groepen uit de eigen boom van de leverancier zijn weggelaten: de webshop houdt zijn eigen boom',
  'product positions in the supplier’s own tree were skipped':
    'de plaatsen van producten in de boom van de leverancier zijn weggelaten',
  '{0} is a classification system defined in the file; its names are used for this file only, the shop’s ETIM is unchanged':
    '{0} is een classificatie in het bestand; de namen worden alleen voor dit bestand gebruikt, de ETIM van de webshop blijft ongewijzigd',
  'already given in an earlier line; the first was used': 'staat al in een eerdere regel; de eerste is gebruikt',
  'a town with the same postal code came earlier; the first was used':
    'een plaats met dezelfde postcode kwam eerder voor; de eerste is gebruikt',
};

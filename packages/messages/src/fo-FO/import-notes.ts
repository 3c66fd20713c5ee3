import type { importNotes as source } from '../en-US/import-notes.ts';
import type { Translation } from '../translation.ts';

/** What an import notes of a file, by the English sentence that the server says it with. */
export const importNotes: Translation<typeof source> = {
  'a reference names a supplier (SUPPLIER_IDREF) that the file does not define; it was skipped':
    'ein tilvísing nevnir ein veitara (SUPPLIER_IDREF), sum fílan ikki lýsir; hon er slept',
  'the header names no currency; its prices were read as euros':
    'høvdið nevnir einki gjaldoyra; prísirnir eru lisnir sum evrur',
  'the price is 0: the material is imported without a list price':
    'prísurin er 0: vøran verður innlisin uttan listaprís',
  'the price is net (Preiskennzeichen 2): a buyer’s price is not a list price and was skipped':
    'prísurin er nettó (Preiskennzeichen 2): prísurin hjá einum keypara er ikki listaprísur og er sleptur',
  'the price is on request (Preiskennzeichen 9): the material is imported without a list price':
    'prísurin er eftir fyrispurningi (Preiskennzeichen 9): vøran verður innlisin uttan listaprís',
  'the price contains a fraction, read as part of its last digit (1872,5 is 18.725)':
    'prísurin hevur ein skrivaðan part, lisin sum partur av seinasta siffrinum (1872,5 er 18,725)',
  'the price has more than four decimals and was rounded to four':
    'prísurin hevur meira enn fýra desimalar og er rundaður til fýra',
  'Mengeneinheit is blank and was read as piece': 'Mengeneinheit er tóm og er lisin sum stk.',
  'Preiseinheit is blank or 0 and was read as 1': 'Preiseinheit er tóm ella 0 og er lisin sum 1',
  'Preiseinheit is given as a number (10, 100 or 1000) where version 4 has a code, and was read as that number':
    'Preiseinheit er skrivað út (10, 100 ella 1000), har útgáva 4 hevur eina kotu, og er lisin soleiðis',
  'Preiseinheit is 2 or 3, which is that number in version 5 but meant 100 or 1000 in version 4: check these prices':
    'Preiseinheit er 2 ella 3, sum í útgávu 5 er talið sjálvt, men í útgávu 4 var 100 ella 1000: kanna hesar prísir',
  'a version 4 price without its material in the file does not say how many units it is for: the materials keep their price unit':
    'ein prísur í útgávu 4 uttan vøruna í fíluni sigur ikki, hvussu nógvar eindir hann er fyri: vørur varðveita tað, tær hava',
  'discounts on a single material (Rabattkennzeichen 1 and 2) are a buyer’s own terms and were skipped':
    'avsláttir á eina einstaka vøru (Rabattkennzeichen 1 og 2) eru egnar treytir hjá einum keypara og eru sleptir',
  'surcharges on a single material (Rabattkennzeichen 3) were not added to its list price':
    'ískoyti á eina einstaka vøru (Rabattkennzeichen 3) eru ikki løgd afturat listaprísinum',
  'the discount has an unknown Rabattkennzeichen and was ignored':
    'avslátturin hevur ókent Rabattkennzeichen og er slept',
  'Verarbeitungskennzeichen is blank and was read as new (N)':
    'Verarbeitungskennzeichen er tómt og er lisið sum nýtt (N)',
  'the EAN has a wrong length or check digit; the material is imported without it':
    'EAN hevur skeiva longd ella eftirlitssiffur; vøran verður innlisin uttan',
  'the EAN is separate from its material and cannot be added to it':
    'EAN stendur skilt frá vøruni og kann ikki leggjast afturat henni',
  'Hauptsatz 2 (B) has no data that can be added to its material':
    'Hauptsatz 2 (B) hevur ongar dátur, sum kunnu leggjast afturat vøruni',
  'Verpackungsmenge is not a whole number and was ignored': 'Verpackungsmenge er einki heilt tal og er slept',
  'metal is charged at its daily price, which the file does not contain: no surcharge was created; import a price list with duties (duty_eur)':
    'metal verður roknað eftir dagsprísinum, sum ikki er í fíluni: einki ískoyti er gjørt; innles ein príslista við ískoytum (duty_eur)',
  'a surcharge or reduction (Z) that is not a graduated list price was ignored':
    'eitt ískoyti ella frádráttur (Z), sum ikki er trappuprísur, er slept',
  'the long text of the material is not in the file, or comes too far before it':
    'langi teksturin hjá vøruni er ikki í fíluni ella stendur ov langt undan henni',
  'a text that no material in the file refers to was not used':
    'ein tekstur, sum eingin vøra í fíluni hevur, er ikki nýttur',
  'too many texts come before their materials; the oldest were dropped':
    'fleiri tekstir standa undan vørunum, enn kunnu goymast; teir elstu fullu burtur',
  'a text of more than 20,000 characters was shortened': 'ein tekstur við meira enn 20.000 teknum er styttur',
  'a text continues after it was assigned to a material; only later materials have the full text':
    'ein tekstur heldur fram, eftir at ein vøra fekk hann; bara vørurnar aftaná hava hann allan',
  'a text refers to a block that does not come before it, and was read without it':
    'ein tekstur nevnir ein part, sum ikki stendur undan honum, og er lisin uttan',
  'the deletion of a text or price (L) has no effect and was ignored':
    'striking av einum teksti ella prísi (L) hevur onga ávirkan og er slept',
  'a character was lost before the file was written (“f?r”); the text was not changed':
    'eitt tekn fór fyri skeyti, áðrenn fílan varð skrivað (“f?r”); teksturin er ikki broyttur',
  'names of product groups (S) apply only to materials in the same file, as keywords':
    'nøvn á vørubólkum (S) verða bara givin vørum í somu fílu, sum leitiorð',
  'services, working times and dangerous goods (C) were ignored':
    'tænastur, arbeiðstíðir og vandamikið góðs (C) eru slept',
  'a line of pictures (G) names no file and was ignored': 'ein myndalinja (G) nevnir onga fílu og er slept',
  'pictures and drawings (G) were saved with their material; those given as file names without an address are shown once a file provides the address':
    'myndir og tekningar (G) eru varðveittar við vøruni; tær, sum bara eru fílunøvn uttan adressu, vísast, tá ein fíla sigur, hvar tær liggja',
  'a set (J) combines several materials of the supplier: the shop sells each separately, so the set was skipped':
    'eitt sett (J) savnar fleiri vørur hjá veitaranum: handilin selur tær hvørja sær, so settið er slept',
  'Mengde repeats SalgsPakning although PrisEnhet is the base unit: the price was read as the price of one unit':
    'Mengde endurtekur SalgsPakning, hóast PrisEnhet sjálv er máleindin: prísurin er lisin sum fyri eina eind',
  'the price was read as the price of Mengde units': 'prísurin er lisin sum fyri Mengde eindir',
  'the price is net: the material is imported without its discount group, so that it is not discounted again':
    'prísurin er nettó: vøran verður innlisin uttan avsláttarbólk, so eingin avsláttur verður givin av nýggjum',
  'Rabatt has no meaning in a price file and was ignored': 'Rabatt sigur einki í eini prísfílu og er slept',
  'Status is unknown and was read as available': 'Status er ókent og er lisið sum tøkt',
  'additional information (VX) of a kind that the catalog does not show was ignored':
    'eykaupplýsingar (VX), sum katalogurin ikki vísir, eru sleptar',
  'a package larger than the material’s smallest was ignored': 'ein pakki størri enn tann minsti hjá vøruni er sleptur',
  'the file names no language for its texts; they were read as English':
    'fílan nevnir einki mál fyri tekstirnar; teir eru lisnir sum enskt',
  'a column is in a language that the shop does not have and was skipped':
    'ein teigur er á einum máli, sum handilin ikki hevur, og er sleptur',
  'units are given as ETIM codes only: import the ETIM table of units to show their names':
    'eindir eru bert givnar við ETIM-kotum: innles ETIM-talvuna við eindum fyri at vísa nøvnini',
  'a translation is in a language that the shop does not have and was skipped':
    'ein týðing er á einum máli, sum handilin ikki hevur, og er slept',
  'entries removed from the model by this release were skipped; existing ones stay in the shop':
    'tað, sum útgávan hevur tikið úr modellinum, er slept; tað verður, har handilin kennir tað',
  'class groups were skipped: the shop has its own catalog tree':
    'flokkabólkar eru sleptir: handilin hevur sítt egna katalogtræ',
  'classes of drawings (MC) were skipped': 'flokkar av tekningum (MC) eru slepptir',
  'a synonym was damaged by a spreadsheet and skipped': 'eitt samheiti var skatt av einum rokniarki og er slept',
  '{0} is not the namespace of this version; the file was still read as BMEcat':
    '{0} er ikki navnarúmið hjá útgávuni; fílan er kortini lisin sum BMEcat',
  '{0} is not a language of the shop; texts in it were skipped':
    '{0} er ikki eitt av málunum hjá handlinum; tekstir á tí eru sleptir',
  'texts name no language and the file has no default; the default language of its market was used':
    'tekstir nevna einki mál, og fílan hevur einki fastlagt; teir eru tiknir fyri at vera á málinum hjá marknaðinum',
  'a text is escaped twice (&amp;sup2; for ²); it was decoded':
    'ein tekstur er kotaður tvær ferðir (&amp;sup2; fyri ²); hann er lisin, sum hann var meintur',
  'a text contains markup; its words and line breaks were kept':
    'ein tekstur hevur merking; orð og linjuskifti eru varðveitt',
  'KEYWORD is longer than the format’s 50 characters and was imported in full':
    'KEYWORD er longri enn tey 50 teknini hjá sniðinum og er innlisið alt',
  'KEYWORD is too long or there are too many; it was skipped':
    'KEYWORD er ov langt, ella eru tey ov nógv; tað er slept',
  'DESCRIPTION_SHORT is too long and was shortened': 'DESCRIPTION_SHORT er ov long og er stytt',
  'DESCRIPTION_SHORT is missing; the type designation or the number was used as the name':
    'DESCRIPTION_SHORT vantar; slagheitið ella nummarið er nýtt sum navn',
  'the description is too long for the catalog and was shortened': 'lýsingin er ov long til katalogin og er stytt',
  'ORDER_UNIT is missing; piece was used': 'ORDER_UNIT vantar; stk. er nýtt',
  'CONTENT_UNIT and NO_CU_PER_OU describe the contents of a unit that is sold whole; they were skipped':
    'CONTENT_UNIT og NO_CU_PER_OU siga, hvat er í eini eind, sum verður seld heil; tey eru slept',
  'a quantity is not a number above zero with at most three decimals and was skipped':
    'ein nøgd er einki desimaltal oman fyri null við í mesta lagi trimum desimalum og er slept',
  'a package larger than the smallest above one was skipped':
    'ein pakki størri enn tann minsti oman fyri ein er sleptur',
  'a number has a decimal comma; it was read as a decimal point': 'eitt tal hevur desimalkomma; tað er lisið sum punkt',
  'a price has no PRICE_AMOUNT: no list price was created':
    'ein prísur hevur einki PRICE_AMOUNT: hann gav ongan listaprís',
  'PRICE_AMOUNT is not a number or is too large: no list price was created':
    'PRICE_AMOUNT er einki desimaltal ella ov stórt: tað gav ongan listaprís',
  'the price is 0: the product is available on request, without a list price':
    'prísurin er 0: framleiðslan fæst eftir fyrispurningi, uttan listaprís',
  '{0} is not a list price type (for example a customer’s own or a recommended price); it was skipped':
    '{0} er eitt prísslag, sum ikki er listaprísur (egin hjá kunda, vegleiðandi); tað er slept',
  'the list price includes tax (gros_list), which was deducted':
    'listaprísurin er við avgjaldi (gros_list), sum er tikið frá',
  'the list price includes tax (gros_list), but TAX is missing; it was skipped':
    'listaprísurin er við avgjaldi (gros_list), men TAX vantar; hann er sleptur',
  '{0} is not the currency of any of the price’s markets; it was skipped':
    '{0} er gjaldoyra hjá einum prísi, men hjá ongum av marknaðunum; hann er sleptur',
  'PRICE_UNIT differs from the product’s sales unit; the price was skipped':
    'PRICE_UNIT er ein onnur eind enn tann, framleiðslan verður seld í; prísurin er sleptur',
  'PRICE_QUANTITY is not a quantity; the price was skipped': 'PRICE_QUANTITY er eingin nøgd; prísurin er sleptur',
  'prices for another period than the catalog’s were skipped':
    'prísir úr einum øðrum tíðarskeiði enn hjá katalognum eru sleptir',
  'a validity date is not a date and was skipped': 'ein gildisdagur er eingin dagur og er sleptur',
  'a second price of the same type, market and quantity was skipped':
    'ein prísur afturat av sama slagi, marknaði og nøgd er sleptur',
  'the lowest price applies from a larger quantity; it was read as the price from 1':
    'lægsti prísurin galdar frá eini størri nøgd; hann er lisin sum prísurin frá tí fyrstu',
  '{0} is a surcharge by daily metal price or by percentage, for which no amount is known; it was skipped':
    '{0} er eitt ískoyti eftir dagsprísinum á málminum ella í prosentum, sum eingin upphædd kann sigast fyri; tað er slept',
  'DAILY_PRICE: the price changes daily; it was skipped': 'DAILY_PRICE: prísurin broytist dagliga; hann er sleptur',
  'a price update does not give PRICE_QUANTITY; the material’s current price unit was used':
    'ein prísbroyting sigur ikki PRICE_QUANTITY; prísurin er fyri líka nógvar eindir sum verandi prísur hjá vøruni',
  'the product has no list price: it is shown, but can’t be ordered until it has one':
    'framleiðslan hevur ongan listaprís: hon kann vísast, men ikki bíleggjast fyrr enn hon hevur ein',
  'EAN or GTIN is invalid (length or check digit) and was skipped':
    'EAN ella GTIN er ikki galdandi (longd ella eftirlitssiffur) og er slept',
  'a product has too many other numbers; the rest were skipped':
    'ein framleiðsla hevur ov nógv onnur nummur; restin er slept',
  'a number has more than 100 characters and was skipped': 'eitt nummar hevur meira enn 100 tekn og er slept',
  'another ETIM class or version of a product was skipped; the newest is used':
    'ein ETIM-flokkur ella -útgáva afturat hjá eini framleiðslu er slept; tann nýggjasta er nýtt',
  'REFERENCE_FEATURE_GROUP_ID is not an ETIM class code (EC and six digits); its features were imported as text':
    'REFERENCE_FEATURE_GROUP_ID er eingin ETIM-flokskota (EC og seks siffur); eginleikarnir standa sum tekstur',
  'a feature has no value (FVALUE is empty) and was skipped':
    'ein eginleiki hevur einki virði (FVALUE er tómt) og er sleptur',
  'a feature’s value is unknown or not applicable; it was skipped':
    'ein eginleiki sigur, at virðið er ókent ella ikki galdar, og er sleptur',
  'an ETIM feature has several values; the first was used': 'ein ETIM-eginleiki hevur fleiri virði; tað fyrsta er nýtt',
  'an ETIM feature has a text as its value; it was not changed':
    'ein ETIM-eginleiki hevur ein tekst sum virði; hann er ikki broyttur',
  'an ETIM feature is given twice; the first was used':
    'ein ETIM-eginleiki er givin tvær ferðir; tann fyrsti er nýttur',
  'a material was created from a product variant: its number is the product’s with the suffix; the product’s other numbers don’t apply to it':
    'ein vøra er gjørd úr einum frábrigdi av eini framleiðslu: nummarið er nummarið á framleiðsluni við ískoytinum; hini nummurini á framleiðsluni galda ikki fyri hana',
  'a feature has neither code nor name and was skipped': 'ein eginleiki hevur hvørki kotu ella navn og er sleptur',
  'a picture or document has no usable address, or there are too many; it was skipped':
    'ein mynd ella eitt skjal hevur onga nýtiliga adressu, ella eru tey ov nógv; tað er slept',
  '{0} is a picture that does not show the product (logo, icon); it was skipped':
    '{0} er ein mynd, sum ikki vísir framleiðsluna (búmerki, ímynd); hon er slept',
  '{0} is an unknown reference type; it was skipped': '{0} er eitt ókent slag av tilvísing; hon er slept',
  'a product refers to itself; the reference was skipped': 'ein framleiðsla vísir til sín sjálva; tilvísingin er slept',
  'a product has too many references; the rest were skipped':
    'ein framleiðsla hevur ov nógvar tilvísingar; restin er slept',
  'a product has several successors; the first was used':
    'ein framleiðsla hevur fleiri avloysarar; tann fyrsti er nýttur',
  '{0} is a status with no effect on sales; the product was read as available':
    '{0} er ein støða uttan týdning fyri søluna; framleiðslan er lisin sum tøk',
  'mode="delete": the product was read as phased out, sold while stock lasts':
    'mode="delete": framleiðslan er lisin sum fráfarandi, seld so leingi goymslan røkkur',
  'groups of the supplier’s own tree were skipped: the shop keeps its own tree':
    'bólkar í trænum hjá veitaranum eru sleptir: handilin varðveitir sítt egna træ',
  'product positions in the supplier’s own tree were skipped':
    'pláss hjá framleiðslum í trænum hjá veitaranum eru slept',
  '{0} is a classification system defined in the file; its names are used for this file only, the shop’s ETIM is unchanged':
    '{0} er ein flokking í fíluni; nøvnini tæna bara hesi fílu, ETIM hjá handlinum verður verandi',
  'already given in an earlier line; the first was used': 'tað, sum ein linja undan longu sigur; tann fyrsta galdar',
  'a town with the same postal code came earlier; the first was used':
    'ein bygd, sum kom fyrr við sama postnummari; tann fyrsta galdar',
};

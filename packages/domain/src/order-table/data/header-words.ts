/** What a column of an order table can hold. */
export const COLUMN_KINDS = [
  'sap',
  'ean',
  'el',
  'hws',
  'any',
  'bareNumber',
  'supplier',
  'buyer',
  'orderedQuantity',
  'quantity',
  'unit',
  'price',
  'perQuantity',
  'amount',
  'currency',
  'name',
  'note',
  'deliveryDate',
  'lineNumber',
  'accounting',
  'kit',
  'otherQuantity',
  'other',
] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/**
 * What columns are headed with in the shop's languages (en da de sv nb nl fo): small letters, without spaces and signs.
 * The one table for all uploads of order lines. A word of two kinds is of the first. Diacritics, plurals, units, currencies
 * and brackets are handled by the code.
 */
export const HEADER_WORDS: Readonly<Record<ColumnKind, string>> = {
  sap: `sap sapno sapnumber sapnummer sapnr sapnummar sapcode sapmaterial sapmaterialnumber itemsapmaterialnumber
    material materialno materialnumber materialcode materialnummer materialnr materialenr materialenummer materiaal
    materiaalnummer materiaalnr matnr matno`,
  ean: `ean eanno eannumber eancode eankode eannummer eannr eannummar ean13 ean8 ean14 itemeannumber gtin gtinno
    gtinnumber gtinnummer gtinnr gtin13 gtin14 upc barcode barkode barcodenummer streckkod strekkode stregkode
    stregkodenummer strichcode streepjescode strikukota`,
  el: `el elno elnumber elnummer elnr elnummar itemelnumber enummer enr enumber eno elnumre elvarenr elvarenummer
    elartikelnr`,
  hws: `hws hwsno hwsnumber hwsnummer itemhwsnumber vvs vvsno vvsnumber vvsnummer vvsnr vvsnummar vvsvarenr
    vvsvarenummer rsk rskno rsknumber rsknummer rsknr nrf nrfno nrfnumber nrfnummer nrfnr nobb nobbno nobbnumber
    nobbnr nobbnummer shk shkno shknumber shknummer shknr sanitairnummer sanitairnr sanitarnummer sanitarnr`,
  any: `identifier itemidentifier item itemno itemnumber itemnum itemcode itemid article articleno articlenumber
    articlecode code product productno productnumber productcode productid part partno partnumber partcode sku stockcode
    catalognumber catalogno catno varenummer varenr varenum vareid varekode vare varunummer varunr varukod artikel
    artikelnummer artikelnr artikelno artikelcode artikelkod artikkel artikkelnummer artikkelnr artikkelkode artnr
    artnummer artno artcode produktnummer produktnr produkt produktkode produktcode productnummer productnr
    productcode bestelnummer bestelnr bestelcode bestellnummer bestellnr bestnr bestno bestallningsnummer
    beställningsnummer beställningsnr bestillingsnummer bestillingsnr vørunummar vørunr vøra vørukota`,
  bareNumber: 'nummer number no nr num nummar id',
  supplier: `supplierno suppliernumber suppliersnumber supplierpartnumber supplierpartno supplieritemno
    supplierarticlenumber manufacturerno manufacturernumber manufacturerpartnumber mpn vendorno vendornumber
    vendorpartnumber vendoritemno leverandørnummer leverandørnr leverandørensvarenummer leverandørensvarenr
    leverandørvarenr leverandørvarenummer levvarenr levartnr fabrikantnr producentnummer producentnr herstellernummer
    herstellernr herstellerartikelnummer herstellerartikelnr lieferantennummer lieferantenartikelnummer
    lieferantenartikelnr lieferantnr tillverkarnummer tillverkarensartikelnummer leverantörsnummer
    leverantörensartikelnummer levartikelnr leveranciersnummer leveranciersartikelnummer leveranciersartikelnr
    fabrikantnummer fabrieksnummer fabrikatnr produsentnummer produsentnr veitaranummar typenummer typenr
    typbezeichnung typebetegnelse`,
  buyer: `customeritemno customeritemnumber customerpartno customerpartnumber customermaterial ouritemnumber ouritemno
    ournumber yourref kundensartikelnummer kundenartikelnummer kundenartikelnr kundenmaterialnummer kundevarenummer
    kundevarenr kundensvarenummer kundensvarenr eigenartikelnummer eigenartikelnr klantartikelnummer egetvarenummer
    egetvarenr egetartikelnummer egenvarenummer vårtartikelnummer vårtartikelnr voresvarenummer voresvarenr
    vortvarenummer unsereartikelnummer onsartikelnummer kundavørunummar`,
  orderedQuantity: `orderedquantity orderquantity orderqty orderedqty qtyordered quantityordered ordered toorder
    orderamount requestedquantity requestedqty requiredquantity requiredqty bestilles bestilt bestiltantal bestiltmængde
    bestillingsantal bestillingsmængde ordreantal ordremængde ordrestk ønsketantal ønsketmængde skalbestilles
    bestellmenge bestellteMenge bestelltemenge bestellanzahl bestellt auftragsmenge wirdbestellt gewünschtemenge
    gewünschteanzahl stückzahl beställs beställt beställtantal beställdkvantitet beställningsantal
    beställningskvantitet orderantal orderkvantitet önskatantal bestilltantall bestiltantall bestillingsantall
    ordreantall ønsketantall tebestellen besteld bestelaantal bestelhoeveelheid besteldaantal orderaantal ordermenge
    orderhoeveelheid gewenstaantal verðurbílagt bílagt bílagtnøgd bíleggingarnøgd bíleggingartal`,
  quantity: `quantity quantities qty qtys qnty quant count pieces piece pcs pc units antal antall aantal aantallen anzahl
    menge mengen stk stck stück stücke stuk stuks st styk stykker stycken styck hoeveelheid hoeveelheden mængde mængder
    mengde mengder mängd mängder kvantitet kvantiteter kvantum kvantitæt nøgd nøgdir tal stykki`,
  unit: `unit uom unitofmeasure unitmeasure measure measureunit salesunit salesuom quantityunit orderunit enhed enheder
    måleenhed salgsenhed mængdeenhed enh einheit einheiten mengeneinheit verkaufseinheit bestelleinheit
    maßeinheit masseinheit eh me enhet enheter måttenhet måleenhet salgsenhet mengdeenhet försäljningsenhet eenheid
    besteleenheid verkoopeenheid maateenheid eind eindir mátieind søluseind`,
  price: `price unitprice netprice netunitprice netto pris priser enhedspris stykpris nettopris nettostykpris preis preise
    einzelpreis nettopreis nettoeinzelpreis stückpreis epreis ep styckpris stpris apris àpris nettoapris enhetspris
    nettoenhetspris stykkpris prijs prijzen stukprijs stuksprijs eenheidsprijs nettoprijs nettostuksprijs prísur
    prísir eindarprísur stykkisprísur nettoprísur`,
  perQuantity: `priceunit perquantity pricequantity priceper per pr pro pricebase prisenhed prisprantal priskvantum
    preiseinheit preismenge pe prisenhet prisperantal prijseenheid prijsper prísaeind fyri`,
  amount: `amount lineamount linetotal total totalprice totalnet netamount extendedprice sum subtotal linjebeløb beløb
    nettobeløb linjetotal linjepris totalpris ialt betrag gesamt gesamtpreis gesamtbetrag nettobetrag positionswert
    zeilenbetrag summe belopp nettobelopp radsumma radbelopp summa totalt totalbelopp bedrag regelbedrag nettobedrag
    regeltotaal totaal totaalprijs linjesum nettosum upphædd linjuupphædd tilsamans`,
  currency: 'currency curr valuta währung gjaldoyra myntsort valutakode currencycode',
  name: `name description text itemname itemtext itemdescription articledescription productdescription materialdescription
    productname articlename shorttext navn beskrivelse betegnelse benævnelse varenavn varetekst varebeskrivelse
    produktbeskrivelse vareogbeskrivelse bezeichnung beschreibung artikelbezeichnung artikelbeschreibung artikeltext
    artikelname kurztext produktbezeichnung namn benämning beskrivning artikelnamn artikelbenämning produktnamn
    omschrijving naam artikelomschrijving artikelnaam productomschrijving productnaam produktnavn artikkelnavn
    varebetegnelse lýsing heiti vørunavn vørulýsing tekst`,
  note: `note notes comment comments remark remarks additionalnote linetext bemærkning bemærkninger kommentar kommentarer
    notat ekstranote bemerkung bemerkungen anmerkung hinweis notiz zusatznotiz anmärkning anmärkningar anteckning
    notering extranotering opmerking opmerkingen extranotitie notitie merknad merknader ekstramerknad viðmerking
    viðmerkingar eykaviðmerking`,
  deliveryDate: `deliverydate requesteddate requesteddeliverydate delivery needby leveringsdato levering
    ønsketlevering ønsketleveringsdato lieferdatum liefertermin wunschtermin leveransdatum önskadleverans
    önskatleveransdatum leverdatum gewensteleverdatum gewenstelevering leverancedatum levdato leveransedato
    ønsketleveringsdag avhendingardagur útflýggingardagur`,
  lineNumber: `line lineno linenumber lineitem pos position positionno posno row rowno linje linjenummer linjenr
    position zeile zeilennummer positionsnummer posnr posnummer rad radnummer radnr regel regelnummer regelnr linja
    linjunummar lbnr løbenr løbenummer`,
  accounting: `accounting accountingstring costcenter costcentre costobject project kontering kontostreng konto
    omkostningssted projekt projektnummer projektnr kostenstelle kontierung kontosträng kostnadsställe kostenplaats
    boekingscode kostnadssted prosjekt prosjektnummer verkætlan kontostrongur`,
  kit: `kit kitname kitnavn kitnamn kitnaam kitbezeichnung kitbeskrivelse kitbetegnelse headerdescription`,
  otherQuantity: `stock instock onstock available delivered backordered backorder returned packsize packagesize packing
    packingunit packageunit minquantity minimumquantity multiplum multiple moq lager pålager ilager auflager opvoorraad
    voorraad ágoymslu lagerantal lagerbestand leveretantal geliefert levererat geleverd levert útflýggjað irestordre
    imrückstand restnoterat innalevering írest pakningsstørrelse pakkestørrelse kollistørrelse forpakning ve vpe
    verpackungseinheit verpakkingseenheid förpackning förpackningsstorlek minimumantal minimumsantal mindestmenge
    minstaantal cuttingfee skæregebyr schnittgebühr kapavgift snijkosten kappegebyr skurðgjald weight vægt gewicht vikt vekt vekt gewicht discount rabat rabatt korting avsláttur percent`,
  other: `type typ slag designation typedesignation supplier suppliername leverandør lieferant leverantör leverancier
    veitari manufacturer producent hersteller tillverkare fabrikant brand mærke marke merk status støða
    differences afvigelser abweichungen avvikelser afwijkingen avvik frávik ordernumber orderno ordrenummer ordrenr
    auftragsnummer auftragsnr ordernummer ordernr bíleggingarnummar returnnumber returnummer rücksendenummer retournummer
    afturlatingarnummar ordername ordrenavn auftragsname ordernamn ordernaam bíleggingarnavn reference referenz referens
    referentie referanse tilvísing account kunde customer orderedon bestiltden bestelltam beställdden besteldop
    bílagttann orderedby bestiltaf bestelltvon beställdav besteldoor bestiltav bílagtav expected forventes erwartet
    väntas verwacht ventes væntað reason årsag grund orsak reden årsak orsøk list listprice listepris listenpreis
    listpris bruttopris bruttoprice bruttopreis bruttoprijs vejledendepris group gruppe varegruppe materialgroup
    materialgruppe warengruppe productgroup artikelgroep year år jahr jaar week uge woche page side seite pagina
    room rum raum floor etage date dato datum dagur class klasse etim color farve farbe färg kleur`,
};

/** A column whose words end in one of these holds quantities: "Bestilt mængde", "Afnamehoeveelheid". */
export const QUANTITY_STEMS =
  'quantity quantities qty antal antall aantal anzahl menge mengen mængde mængder mengde mängd kvantitet kvantum hoeveelheid nøgd stückzahl';

/** Words beside which a quantity is not what is ordered. */
export const NOT_ORDERED = `stock lager lagerført voorraad goymslu bestand available tilgængelig tilgængeligt verfügbar
  tillgängligt tilgjengelig beschikbaar delivered leveret geliefert levererat levererad geleverd levert útflýggjað
  shipped afsendt backorder backordered restordre rest restantal rückstand restnoterat nalevering invoiced faktureret
  fakturert berechnet fakturerat gefactureerd returned returneret retour retourneret returnert pack package packing pakke
  pakning kolli colli forpakning emballage verpackung verpakking förpackning vpe ve pallet palle min minimum minste
  mindst mindest max maximum maksimum multiplum multiple forbrug verbrauch förbrukning verbruik usage previous tidligere
  frühere last sidste letzte vorige ordinary lines linjer zeilen regels rader level minimumsantal`;

/** Words whose number is the supplier's or maker's, and the customer's own. */
export const SUPPLIERS_OWN = `supplier suppliers vendor manufacturer maker leverandør leverandørens leverandørs lev
  producent producentens hersteller lieferant lieferanten leverantör leverantörens tillverkare tillverkarens leverancier
  leveranciers fabrikant produsent produsentens veitari veitarans`;
export const CUSTOMERS_OWN = `customer customers our own your kunde kundens kunden vores vort eget egen jeres eigen eigene
  unsere ihre kund vår vårt klant ons onze uw kundi okkara`;

/** Words that say nothing of what a column holds. */
export const FILLERS = `i in the im des der die das den det de het van von af of for to til till voor fyri á à a an at on på
  document dokument dokumentet skjalinum ex excl exkl ekskl eks excluding incl inkl inclusive uden utan ohne zonder vat
  moms mva mwst btw mvg your ihre incl total`;

/** Words before the unit or number that a value is for. */
export const PER_WORDS = 'pr per pro fyri á';

import type { OrderIdentifiers } from '../../order.ts';

export type ColumnKind =
  | keyof OrderIdentifiers
  | 'quantity'
  | 'unit'
  | 'price'
  | 'perQuantity'
  | 'amount'
  | 'name'
  | 'note'
  | 'deliveryDate'
  | 'lineNumber'
  | 'accounting';

/** What columns are headed with in the shop's languages (en da de sv nl nb fo): small letters and digits alone. */
export const HEADER_WORDS: Readonly<Record<ColumnKind, string>> = {
  sap: `sap sapno sapnumber sapnummer sapnr sapnummar sapmaterialnumber material materialno materialnumber
    materialnummer materialnr materialenr materialenummer materiaal materiaalnummer`,
  ean: 'ean eanno eannumber eancode eankode eannummer eannr eannummar gtin barcode streckkod strekkode stregkode strikukota',
  el: 'el elno elnumber elnummer elnr elnummar enummer enr enumber',
  hws: 'hws hwsno hwsnumber vvs vvsno vvsnumber vvsnummer vvsnr vvsnummar rsk rsknummer rsknr nrf nrfnummer nrfnr nobb nobbnr nobbnummer',
  supplier: `supplierno suppliernumber suppliersnumber supplierpartnumber manufacturerno manufacturernumber mpn
    leverandørnummer leverandørnr leverandørensvarenummer herstellernummer herstellernr lieferantennummer
    tillverkarnummer leverantörsnummer leverantörensartikelnummer leveranciersnummer fabrikantnummer fabrikatnr
    produsentnummer veitaranummar typenummer typenr typbezeichnung typebetegnelse`,
  buyer: `customeritemno customeritemnumber ouritemnumber yourref kundensartikelnummer kundenartikelnummer
    kundevarenummer kundensvarenummer eigenartikelnummer egetvarenummer egetartikelnummer vårtartikelnummer
    eigenartikelnr egenvarenummer kundavørunummar`,
  any: `identifier item itemno itemnumber itemcode article articleno articlenumber code product productno
    productnumber productcode partno partnumber sku varenummer varenr vare varunummer varunr artikel artikelnummer
    artikelnr artikkel artikkelnummer artikkelnr artnr artnummer artno produktnummer produktnr produkt produktkode
    productnummer productnr bestelnummer bestellnummer bestellnr bestnr beställningsnummer bestillingsnummer
    bestillingsnr vørunummar vørunr vøra nummer number no nr`,
  quantity: `quantity qty count pieces pcs antal antall aantal anzahl menge bestellmenge hoeveelheid mængde mengde
    mängd kvantitet kvantum stk stück stuks nøgd tal bestiltantal bestilt beställt beställningsantal bestelaantal
    ordermenge orderedquantity orderqty`,
  unit: `unit uom unitofmeasure enhed einheit mengeneinheit enhet eenheid besteleenheid eind me måleenhed salgsenhed
    salgsenhet verkaufseinheit verkoopeenheid försäljningsenhet`,
  price: `price unitprice netprice pris enhedspris stykpris nettopris preis einzelpreis nettopreis stückpreis styckpris
    apris enhetspris prijs stukprijs eenheidsprijs nettoprijs prísur eindarprísur`,
  perQuantity: 'priceunit perquantity per prisenhed preiseinheit prisenhet prijseenheid prísaeind',
  amount: `amount linetotal total totalprice linjebeløb beløb linjetotal betrag gesamtpreis positionswert summe belopp
    radsumma summa bedrag regeltotaal totaal sum linjesum upphædd`,
  name: `name description text itemname itemdescription productname navn beskrivelse betegnelse varenavn varetekst
    bezeichnung beschreibung artikelbezeichnung artikeltext kurztext benämning beskrivning artikelnamn omschrijving
    naam artikelomschrijving produktnavn varebetegnelse lýsing heiti vørunavn`,
  note: `note notes comment comments remark remarks bemærkning bemærkninger kommentar notat bemerkung anmerkung hinweis
    anmärkning notering opmerking opmerkingen merknad viðmerking`,
  deliveryDate: `deliverydate requesteddate delivery leveringsdato leveret levering ønsketlevering lieferdatum
    liefertermin wunschtermin leveransdatum önskadleverans leverdatum gewenstelevering levdato leveransedato
    avhendingardagur`,
  lineNumber: `line lineno linenumber pos position posno linje linjenummer linjenr zeile positionsnummer posnr rad
    radnummer radnr regel regelnummer regelnr linja linjunummar`,
  accounting: `accounting accountingstring costcenter costcentre project kontering konto omkostningssted projekt
    kostenstelle kontierung kostnadsställe kostenplaats kostnadssted prosjekt verkætlan`,
};

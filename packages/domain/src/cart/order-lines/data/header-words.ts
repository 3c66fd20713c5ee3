/** What columns of order lists are headed with in the shop's languages, in lower case, without dots, dashes and spaces. */
export const IDENTIFIER_WORDS: ReadonlySet<string> = new Set(
  `
    identifier item itemno itemnumber itemcode article articleno articlenumber code material materialno
    materialnumber product productno productnumber productcode partnumber sap sapno sapnumber sapmaterialnumber
    sapnummer sapnr ean eanno eannumber eankode eannummer eannr eancode gtin barcode sku elno elnumber elnummer
    elnr el enummer enr vvs vvsnummer vvsnr hws hwsno hwsnumber rsk rsknummer rsknr nrf nrfnummer nrfnr nobb
    nobbnummer nobbnr varenummer varenr vare varunummer varunr artikel artikelnummer artikelnr artikkel
    artikkelnummer artikkelnr artnr artnummer materialenummer materialenr materialnr materialnummer materiaal
    materiaalnummer produktnummer produktnr produkt produktkode productnummer productnr bestelnummer bestellnummer
    bestellnr bestnr beställningsnummer bestillingsnummer bestillingsnr streckkod stregkode strekkode vørunummar
    vørunr vøra elnummar vvsnummar strikukota itemelnumber itemhwsnumber itemsapmaterialnumber itemeannumber
  `
    .trim()
    .split(/\s+/),
);

export const QUANTITY_WORDS: ReadonlySet<string> = new Set(
  `
    quantity qty amount count number pieces pcs antal antall aantal anzahl menge bestellmenge hoeveelheid mængde
    mengde mängd kvantitet kvantum stk stück stuks st nøgd tal bestiltantal bestilt beställt beställningsantal
    bestelaantal ordermenge
  `
    .trim()
    .split(/\s+/),
);

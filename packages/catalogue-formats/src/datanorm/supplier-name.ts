/** What a company's name ends with. */
const LEGAL_FORM =
  /\b(?:g?GmbH|G?GMBH|mbH|MBH|AG|KG|KGaA|OHG|UG|SE|GbR|e\.\s?K\.|Ltd|LTD|B\.V\.|S\.A\.|Inc)(?![\p{L}\d])/u;

/** What tells that a text speaks of the contents and not of the sender. */
const CONTENTS = /artikel|preis|katalog|daten|datanorm|produkt|warengr|e-business/i;

const MARK = /^(?:\(c\)|©|copyright)\s*/i;
const CONTENTS_BEFORE_NAME = /^(?:Preisliste|Artikelstamm(?:daten)?|Produkt(?:daten|katalog)|Katalog)\s+(?=\S)/i;

/**
 * The name of the supplier among the free texts of a head. The format says which text is which, suppliers do not keep
 * to it: "Example GmbH;Produktdaten" is as common as the other way round. So a company's legal form decides, then
 * which text does not speak of contents, then the order.
 * @param texts tidy, in the order of trust
 */
export const supplierNameIn = (texts: readonly string[]): string | undefined => {
  const given = texts.map((text) => text.replace(MARK, '')).filter((text) => text !== '');
  const company = given.find((text) => LEGAL_FORM.test(text));
  if (company !== undefined) return company.replace(CONTENTS_BEFORE_NAME, '');
  return given.find((text) => !CONTENTS.test(text)) ?? given[0];
};

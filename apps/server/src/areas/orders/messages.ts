import { type Language, quantityToDecimal, type Texts, textIn } from '@grossist/domain';
import type { LineRefusal, RefusalCode } from './order-refused.ts';

const MESSAGES: Record<Language, Record<RefusalCode, string>> = {
  en: {
    blocked: '{material} can no longer be ordered.',
    'not-in-market': '{material} is not sold in your market.',
    'clearance-stock': '{material}: only {available} left on clearance sale.',
    'phased-out-stock': '{material}: only {available} left in stock.',
    'fastbox-stock': '{material}: only {available} can go by express box.',
    'pickup-stock': '{material}: only {available} at the service center.',
    'remnant-stock': '{material}: the left-over piece is gone.',
    'no-price': '{material} has no price.',
    'delivery-date': '{material} can’t be delivered on that day.',
  },
  da: {
    blocked: '{material} kan ikke længere bestilles.',
    'not-in-market': '{material} sælges ikke på dit marked.',
    'clearance-stock': '{material}: der er kun {available} tilbage på udsalg.',
    'phased-out-stock': '{material}: der er kun {available} tilbage på lager.',
    'fastbox-stock': '{material}: der kan kun sendes {available} med ekspresboksen.',
    'pickup-stock': '{material}: der er kun {available} i servicecenteret.',
    'remnant-stock': '{material}: reststykket er væk.',
    'no-price': '{material} har ingen pris.',
    'delivery-date': '{material} kan ikke leveres den dag.',
  },
  de: {
    blocked: '{material} ist nicht mehr bestellbar.',
    'not-in-market': '{material} wird in Ihrem Markt nicht verkauft.',
    'clearance-stock': '{material}: nur noch {available} im Abverkauf.',
    'phased-out-stock': '{material}: nur noch {available} auf Lager.',
    'fastbox-stock': '{material}: nur {available} per Expressbox möglich.',
    'pickup-stock': '{material}: nur {available} im Servicecenter.',
    'remnant-stock': '{material}: das Reststück ist nicht mehr da.',
    'no-price': '{material} hat keinen Preis.',
    'delivery-date': '{material} kann an diesem Tag nicht geliefert werden.',
  },
  sv: {
    blocked: '{material} kan inte längre beställas.',
    'not-in-market': '{material} säljs inte på din marknad.',
    'clearance-stock': '{material}: endast {available} kvar på utförsäljning.',
    'phased-out-stock': '{material}: endast {available} kvar i lager.',
    'fastbox-stock': '{material}: endast {available} kan skickas med expressboxen.',
    'pickup-stock': '{material}: endast {available} på servicecentret.',
    'remnant-stock': '{material}: restbiten är borta.',
    'no-price': '{material} saknar pris.',
    'delivery-date': '{material} kan inte levereras den dagen.',
  },
  nl: {
    blocked: '{material} kan niet meer worden besteld.',
    'not-in-market': '{material} wordt niet verkocht op uw markt.',
    'clearance-stock': '{material}: nog maar {available} in de uitverkoop.',
    'phased-out-stock': '{material}: nog maar {available} op voorraad.',
    'fastbox-stock': '{material}: maar {available} kan met de expresbox mee.',
    'pickup-stock': '{material}: maar {available} in het servicecenter.',
    'remnant-stock': '{material}: het reststuk is weg.',
    'no-price': '{material} heeft geen prijs.',
    'delivery-date': '{material} kan die dag niet worden geleverd.',
  },
  nb: {
    blocked: '{material} kan ikke lenger bestilles.',
    'not-in-market': '{material} selges ikke i ditt marked.',
    'clearance-stock': '{material}: bare {available} igjen på utsalg.',
    'phased-out-stock': '{material}: bare {available} igjen på lager.',
    'fastbox-stock': '{material}: bare {available} kan sendes med ekspressboksen.',
    'pickup-stock': '{material}: bare {available} på servicesenteret.',
    'remnant-stock': '{material}: reststykket er borte.',
    'no-price': '{material} har ingen pris.',
    'delivery-date': '{material} kan ikke leveres den dagen.',
  },
  fo: {
    blocked: '{material} kann ikki bíleggjast longur.',
    'not-in-market': '{material} verður ikki selt á tínum marknaði.',
    'clearance-stock': '{material}: bert {available} eftir á útsølu.',
    'phased-out-stock': '{material}: bert {available} eftir á goymslu.',
    'fastbox-stock': '{material}: bert {available} kann sendast við ekspresskassanum.',
    'pickup-stock': '{material}: bert {available} á tænastudeplinum.',
    'remnant-stock': '{material}: avlopsstykkið er burtur.',
    'no-price': '{material} hevur ongan prís.',
    'delivery-date': '{material} kann ikki latast tann dagin.',
  },
};

/**
 * Why a line keeps the order from being taken, in the buyer's language: in an editor's words where there are any.
 * [trn-02]
 */
export const refusalMessage = (line: LineRefusal, language: Language, words?: Texts): string =>
  (textIn(words ?? {}, language)?.text ?? MESSAGES[language][line.code])
    .replace('{material}', () => line.sapMaterialNumber)
    .replace('{available}', () =>
      line.available === undefined ? '0' : String(Number(quantityToDecimal(line.available))),
    );

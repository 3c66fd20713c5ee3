import type { Tree } from '@grossist/catalogue-formats';
import type { Texts } from '@grossist/domain';
import { texts } from './texts.ts';

/** Sentences of a product's description; {term}, {series}, {brand} and {count} are filled in. */
export const DESCRIPTIONS: Record<Tree, Texts> = {
  electrical: texts(
    [
      '{term} of the series {series} by {brand}, for professional electrical installation. Versions: {count}, tested and marked to the applicable standards.',
      '{term} i serien {series} fra {brand} til professionel elinstallation. Udførelser: {count}, prøvet og mærket efter gældende standarder.',
      '{term} der Serie {series} von {brand} für die fachgerechte Elektroinstallation. Ausführungen: {count}, geprüft und gekennzeichnet nach den geltenden Normen.',
      '{term} i serien {series} från {brand} för professionell elinstallation. Utföranden: {count}, provade och märkta enligt gällande standarder.',
      '{term} uit de serie {series} van {brand} voor professionele elektrotechnische installatie. Uitvoeringen: {count}, getest en gemarkeerd volgens de geldende normen.',
      '{term} i serien {series} fra {brand} for profesjonell elektroinstallasjon. Utførelser: {count}, testet og merket etter gjeldende standarder.',
    ].join('|'),
  ),
  hws: texts(
    [
      '{term} of the series {series} by {brand}, for heating and sanitary installation by the trade. Versions: {count}, approved for the markets they are sold in.',
      '{term} i serien {series} fra {brand} til VVS-installation. Udførelser: {count}, godkendt til de markeder, hvor de sælges.',
      '{term} der Serie {series} von {brand} für die Heizungs- und Sanitärinstallation durch das Fachhandwerk. Ausführungen: {count}, zugelassen in den jeweiligen Märkten.',
      '{term} i serien {series} från {brand} för VVS-installation. Utföranden: {count}, godkända på de marknader där de säljs.',
      '{term} uit de serie {series} van {brand} voor installatie door de vakman. Uitvoeringen: {count}, goedgekeurd voor de markten waar ze worden verkocht.',
      '{term} i serien {series} fra {brand} for rørleggerarbeid. Utførelser: {count}, godkjent for markedene der de selges.',
    ].join('|'),
  ),
};

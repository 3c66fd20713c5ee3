import type { Language } from '@grossist/domain';

/** Heads of the trade's compounds, as they end names: the rest of the word says which. */
export const HEADS: Partial<Record<Language, readonly string[]>> = {
  da: 'kabel ledning rør ventil hane måler afbryder ramme sikring tavle skinne kontaktor beholder varmepumpe pumpe varmer bakke stige dåse armatur sæde vask kar hoved slange bærer isolering relæ knap panel skrue bøjle forskruning tylle slange radiator termostat'.split(
    ' ',
  ),
  de: 'kabel leitung rohr ventil hahn schalter rahmen schiene dose klemme lampe leuchte strahler wanne schlauch kopf schelle dämmung schütz relais taster schraube verschraubung hülse band rinne leiter pumpe heizkörper thermostat verteiler melder'.split(
    ' ',
  ),
  sv: 'kabel tråd rör ventil filter mätare uttag brytare ram säkring skydd klämma slang band radiator pump ränna stege dosa armatur lampa sits kar blandare huvud lås isolering relä knapp skruv förskruvning hylsa plint'.split(
    ' ',
  ),
  nb: 'kabel ledning rør ventil filter måler bryter ramme sikring vern klemme strømpe bånd radiator pumpe bro stige boks armatur lampe sete kar batteri hode slange lås isolasjon relé knapp skrue nippel hylse tape vifte'.split(
    ' ',
  ),
  nl: 'kabel draad buis ventiel kraan klep meter contactdoos schakelaar automaat doos klem radiator pomp goot ladder lamp bak kop slang isolatie beugel relais knop schroef wartel huls kous tape boiler'.split(
    ' ',
  ),
};

import type { EtimFeatureType } from '@grossist/catalogue-formats';
import type { Texts } from '@grossist/domain';
import { texts } from './texts.ts';

interface Feature {
  code: string;
  type: EtimFeatureType;
  unit: string | undefined;
  names: Texts;
}

const feature = (code: string, type: EtimFeatureType, unit: string, names: string): Feature => ({
  code,
  type,
  unit: unit === '' ? undefined : unit,
  names: texts(names),
});

/** ETIM features the demo describes its materials with; codes and English meaning are ETIM's (NOTICE.md). */
export const FEATURES = {
  cores: feature(
    'EF001792',
    'N',
    '',
    'Number of cores|Antal ledere|Anzahl der Adern|Antal ledare|Aantal aders|Antall ledere|Tal av leiðarum',
  ),
  area: feature(
    'EF000060',
    'N',
    'mm²',
    'Nominal cross section conductor|Ledertværsnit|Nennquerschnitt Leiter|Ledararea|Nominale aderdoorsnede|Ledertverrsnitt|Tvørskurður á leiðara',
  ),
  conductor: feature(
    'EF001622',
    'A',
    '',
    'Conductor material|Ledermateriale|Leitermaterial|Ledarmaterial|Geleidermateriaal|Ledermateriale|Leiðaratilfar',
  ),
  conductorClass: feature(
    'EF001632',
    'A',
    '',
    'Conductor category|Lederklasse|Leiterkategorie|Ledarklass|Geleiderklasse|Lederklasse|Leiðaraflokkur',
  ),
  sheath: feature(
    'EF001625',
    'A',
    '',
    'Material outer sheath|Kappemateriale|Material Außenmantel|Mantelmaterial|Materiaal buitenmantel|Kappemateriale|Tilfar í kápu',
  ),
  sheathColour: feature(
    'EF001618',
    'A',
    '',
    'Colour outer sheath|Kappefarve|Farbe Außenmantel|Mantelfärg|Kleur buitenmantel|Kappefarge|Kápulitur',
  ),
  insulation: feature(
    'EF000061',
    'A',
    '',
    'Material core insulation|Isolationsmateriale leder|Material Aderisolation|Ledarisolering|Materiaal aderisolatie|Isolasjonsmateriale leder|Bjálving um leiðara',
  ),
  insulationColour: feature(
    'EF001715',
    'A',
    '',
    'Colour insulation|Isolationsfarve|Farbe Isolation|Isoleringsfärg|Kleur isolatie|Isolasjonsfarge|Litur á bjálving',
  ),
  halogenFree: feature(
    'EF000025',
    'L',
    '',
    'Halogen free|Halogenfri|Halogenfrei|Halogenfri|Halogeenvrij|Halogenfri|Halogenfrítt',
  ),
  voltage: feature(
    'EF000228',
    'N',
    'V',
    'Rated voltage|Mærkespænding|Bemessungsspannung|Märkspänning|Nominale spanning|Merkespenning|Áritað spenna',
  ),
  current: feature(
    'EF000227',
    'N',
    'A',
    'Rated current|Mærkestrøm|Bemessungsstrom|Märkström|Nominale stroom|Merkestrøm|Áritaður streymur',
  ),
  release: feature(
    'EF000889',
    'A',
    '',
    'Release characteristic|Udløsekarakteristik|Auslösecharakteristik|Utlösningskarakteristik|Uitschakelkarakteristiek|Utløsekarakteristikk|Útloysingareyðkenni',
  ),
  poles: feature(
    'EF008618',
    'N',
    '',
    'Number of poles (total)|Antal poler|Polzahl (gesamt)|Antal poler|Aantal polen|Antall poler|Tal av pólum',
  ),
  faultCurrent: feature(
    'EF003975',
    'N',
    'A',
    'Rated fault current|Mærkefejlstrøm|Bemessungsfehlerstrom|Märkfelström|Nominale aardlekstroom|Merkefeilstrøm|Áritaður feilstreymur',
  ),
  leakageType: feature(
    'EF002560',
    'A',
    '',
    'Leakage current type|Fejlstrømstype|Fehlerstromtyp|Felströmstyp|Lekstroomtype|Feilstrømtype|Slag av feilstreymi',
  ),
  breaking: feature(
    'EF005617',
    'N',
    'kA',
    'Breaking capacity|Brydeevne|Ausschaltvermögen|Brytförmåga|Afschakelvermogen|Bryteevne|Brótmegi',
  ),
  modules: feature(
    'EF002950',
    'N',
    '',
    'Width in number of modular spacings|Bredde i antal moduler|Breite in Teilungseinheiten|Bredd i antal moduler|Breedte in modulen|Bredde i antall moduler|Breidd í modulum',
  ),
  rows: feature(
    'EF000266',
    'N',
    '',
    'Number of rows|Antal rækker|Anzahl der Reihen|Antal rader|Aantal rijen|Antall rader|Tal av røðum',
  ),
  ip: feature(
    'EF005474',
    'A',
    '',
    'Degree of protection (IP)|Kapslingsklasse (IP)|Schutzart (IP)|Kapslingsklass (IP)|Beschermingsgraad (IP)|Kapslingsgrad (IP)|Verndarflokkur (IP)',
  ),
  colour: feature('EF000007', 'A', '', 'Colour|Farve|Farbe|Färg|Kleur|Farge|Litur'),
  material: feature('EF002169', 'A', '', 'Material|Materiale|Werkstoff|Material|Materiaal|Materiale|Tilfar'),
  surface: feature(
    'EF003882',
    'N',
    '',
    'RAL-number (similar)|RAL-nummer (tilsvarende)|RAL-Nummer (ähnlich)|RAL-nummer (liknande)|RAL-nummer (vergelijkbaar)|RAL-nummer (lignende)|RAL-nummar (líkt)',
  ),
  mounting: feature(
    'EF000003',
    'A',
    '',
    'Mounting method|Monteringsmåde|Montageart|Monteringssätt|Montagewijze|Monteringsmåte|Uppsetingarháttur',
  ),
  width: feature('EF000008', 'N', 'mm', 'Width|Bredde|Breite|Bredd|Breedte|Bredde|Breidd'),
  height: feature('EF000040', 'N', 'mm', 'Height|Højde|Höhe|Höjd|Hoogte|Høyde|Hædd'),
  depth: feature('EF000049', 'N', 'mm', 'Depth|Dybde|Tiefe|Djup|Diepte|Dybde|Dýpd'),
  length: feature('EF001438', 'N', 'mm', 'Length|Længde|Länge|Längd|Lengte|Lengde|Longd'),
  lengthMetres: feature('EF005483', 'N', 'm', 'Length|Længde|Länge|Längd|Lengte|Lengde|Longd'),
  diameter: feature('EF000551', 'N', 'mm', 'Diameter|Diameter|Durchmesser|Diameter|Diameter|Diameter|Tvørmát'),
  outerDiameter: feature(
    'EF000015',
    'N',
    'mm',
    'Outer diameter|Udvendig diameter|Außendurchmesser|Ytterdiameter|Buitendiameter|Utvendig diameter|Uttanmát',
  ),
  innerDiameter: feature(
    'EF000065',
    'N',
    'mm',
    'Inner diameter|Indvendig diameter|Innendurchmesser|Innerdiameter|Binnendiameter|Innvendig diameter|Innanmát',
  ),
  pipeDiameter: feature(
    'EF006272',
    'N',
    'mm',
    'Outer pipe diameter|Udvendig rørdiameter|Rohraußendurchmesser|Rörets ytterdiameter|Buitendiameter buis|Utvendig rørdiameter|Uttanmát á røri',
  ),
  wall: feature(
    'EF000229',
    'N',
    'mm',
    'Wall thickness|Godstykkelse|Wandstärke|Godstjocklek|Wanddikte|Godstykkelse|Veggjatjúkd',
  ),
  nominalDiameter: feature(
    'EF005114',
    'N',
    'mm',
    'Nominal diameter|Nominel diameter|Nenndurchmesser|Nominell diameter|Nominale diameter|Nominell diameter|Nominell tvørmát',
  ),
  pressure: feature(
    'EF020449',
    'N',
    'bar',
    'Max. operating pressure|Maks. driftstryk|Max. Betriebsdruck|Max. drifttryck|Max. bedrijfsdruk|Maks. driftstrykk|Mesta rakstrartrýst',
  ),
  maxTemperature: feature(
    'EF020023',
    'N',
    '°C',
    'Max. medium temperature (continuous)|Maks. medietemperatur (vedvarende)|Max. Mediumtemperatur (dauernd)|Max. medietemperatur (kontinuerlig)|Max. mediumtemperatuur (continu)|Maks. medietemperatur (kontinuerlig)|Hægsti hiti á evni (støðugt)',
  ),
  colourTemperature: feature(
    'EF009346',
    'N',
    'K',
    'Colour temperature|Farvetemperatur|Farbtemperatur|Färgtemperatur|Kleurtemperatuur|Fargetemperatur|Lithiti',
  ),
  luminousFlux: feature(
    'EF011587',
    'N',
    'lm',
    'Luminous flux|Lysstrøm|Lichtstrom|Ljusflöde|Lichtstroom|Lysstrøm|Ljósstreymur',
  ),
  power: feature(
    'EF000169',
    'N',
    'W',
    'Nominal power|Nominel effekt|Nennleistung|Nominell effekt|Nominaal vermogen|Nominell effekt|Nominell orka',
  ),
  cri: feature(
    'EF000442',
    'N',
    '',
    'Colour rendering index CRI|Farvegengivelse Ra|Farbwiedergabeindex CRI|Färgåtergivningsindex Ra|Kleurweergave-index CRI|Fargegjengivelse Ra|Litaendurgeving Ra',
  ),
  dimmable: feature('EF000137', 'L', '', 'Dimmable|Dæmpbar|Dimmbar|Dimbar|Dimbaar|Dimbar|Kann dimmast'),
  holder: feature('EF000048', 'A', '', 'Lamp holder|Fatning|Fassung|Lamphållare|Lampvoet|Sokkel|Lampufatning'),
  coilVoltage: feature(
    'EF003978',
    'N',
    'V',
    'Rated control supply voltage AC 50 Hz|Styrespænding AC 50 Hz|Steuerspeisespannung AC 50 Hz|Manöverspänning AC 50 Hz|Stuurspanning AC 50 Hz|Styrespenning AC 50 Hz|Stýrispenna AC 50 Hz',
  ),
  contactsOpen: feature(
    'EF008256',
    'N',
    '',
    'Number of contacts as normally open contact|Antal sluttekontakter|Anzahl Schließer|Antal slutande kontakter|Aantal maakcontacten|Antall lukkekontakter|Tal av lukkikontaktum',
  ),
  contactsClosed: feature(
    'EF008255',
    'N',
    '',
    'Number of contacts as normally closed contact|Antal brydekontakter|Anzahl Öffner|Antal brytande kontakter|Aantal verbreekcontacten|Antall brytekontakter|Tal av brótkontaktum',
  ),
  motorPower: feature(
    'EF001364',
    'N',
    'kW',
    'Rated operation power at AC-3, 400 V|Effekt ved AC-3, 400 V|Bemessungsbetriebsleistung AC-3, 400 V|Märkeffekt vid AC-3, 400 V|Nominaal vermogen AC-3, 400 V|Merkeeffekt ved AC-3, 400 V|Orka við AC-3, 400 V',
  ),
  setting: feature(
    'EF002336',
    'R',
    'A',
    'Overload release current setting|Indstillingsområde overlast|Einstellbereich Überlastauslöser|Inställningsområde överlast|Instelbereik overbelasting|Innstillingsområde overlast|Stillibært øki fyri ovurlast',
  ),
  refrigerant: feature(
    'EF024945',
    'A',
    '',
    'Type of refrigerant|Kølemiddel|Kältemittel|Köldmedium|Koudemiddel|Kuldemedium|Køliefni',
  ),
  heating: feature(
    'EF025889',
    'N',
    'kW',
    'Heating capacity at 7/35 °C according to EN 14511|Varmeydelse ved 7/35 °C|Heizleistung bei 7/35 °C nach EN 14511|Värmeeffekt vid 7/35 °C|Verwarmingsvermogen bij 7/35 °C|Varmeeffekt ved 7/35 °C|Hitaorka við 7/35 °C',
  ),
  heatingCapacity: feature(
    'EF000344',
    'N',
    'kW',
    'Heating capacity|Varmeydelse|Heizleistung|Värmeeffekt|Verwarmingsvermogen|Varmeeffekt|Hitaorka',
  ),
  heatEmission: feature(
    'EF023974',
    'N',
    'W',
    'Heat emission|Varmeafgivelse|Wärmeabgabe|Värmeavgivning|Warmteafgifte|Varmeavgivelse|Hitalating',
  ),
  energyClass: feature(
    'EF010855',
    'A',
    '',
    'Energy efficiency class space heating|Energiklasse rumopvarmning|Energieeffizienzklasse Raumheizung|Energiklass rumsuppvärmning|Energieklasse ruimteverwarming|Energiklasse romoppvarming|Orkuflokkur fyri rúmupphiting',
  ),
  waterEnergyClass: feature(
    'EF010856',
    'A',
    '',
    'Energy efficiency class water heating|Energiklasse vandopvarmning|Energieeffizienzklasse Warmwasser|Energiklass vattenuppvärmning|Energieklasse waterverwarming|Energiklasse vannoppvarming|Orkuflokkur fyri vatnupphiting',
  ),
  volume: feature('EF000880', 'N', 'l', 'Volume|Volumen|Volumen|Volym|Volume|Volum|Rúmmát'),
  thread: feature(
    'EF004160',
    'A',
    '',
    'Thread size|Gevindstørrelse|Gewindegröße|Gängdimension|Draadmaat|Gjengestørrelse|Gongumát',
  ),
  threadMetric: feature(
    'EF003563',
    'N',
    '',
    'Thread size (metric)|Gevind (metrisk)|Gewindemaß (metrisch)|Gänga (metrisk)|Draadmaat (metrisch)|Gjenge (metrisk)|Gonga (metrisk)',
  ),
  inch: feature(
    'EF007988',
    'A',
    '',
    'Nominal diameter inch|Nominel diameter tommer|Nenndurchmesser Zoll|Nominell diameter tum|Nominale diameter inch|Nominell diameter tommer|Nominell tvørmát í tummum',
  ),
  clampRange: feature(
    'EF002392',
    'R',
    'mm',
    'Clamping range|Spændområde|Klemmbereich|Spännområde|Klembereik|Klemområde|Klemmiøki',
  ),
  model: feature('EF000010', 'A', '', 'Model|Udførelse|Ausführung|Utförande|Uitvoering|Utførelse|Útgerð'),
  outlets: feature(
    'EF000336',
    'N',
    '',
    'Number of socket outlets|Antal stikkontakter|Anzahl der Steckdosen|Antal uttag|Aantal contactdozen|Antall stikkontakter|Tal av stikkontaktum',
  ),
  units: feature(
    'EF000074',
    'N',
    '',
    'Number of units|Antal enheder|Anzahl der Einheiten|Antal enheter|Aantal eenheden|Antall enheter|Tal av eindum',
  ),
  category: feature('EF001619', 'A', '', 'Category|Kategori|Kategorie|Kategori|Categorie|Kategori|Bólkur'),
  fibres: feature(
    'EF000472',
    'N',
    '',
    'Number of fibres|Antal fibre|Anzahl der Fasern|Antal fibrer|Aantal vezels|Antall fibre|Tal av trevjum',
  ),
  impedance: feature('EF000876', 'N', 'Ω', 'Impedance|Impedans|Impedanz|Impedans|Impedantie|Impedans|Impedans'),
  surge: feature(
    'EF004214',
    'N',
    'kA',
    'Nominal discharge surge current (8/20)|Nominel afledestrøm (8/20)|Nennableitstoßstrom (8/20)|Nominell avledningsström (8/20)|Nominale afleidstroom (8/20)|Nominell avledningsstrøm (8/20)|Nominellur avleiðingarstreymur (8/20)',
  ),
  phases: feature(
    'EF000351',
    'N',
    '',
    'Number of phases|Antal faser|Anzahl der Phasen|Antal faser|Aantal fasen|Antall faser|Tal av fasum',
  ),
  chargePower: feature(
    'EF009300',
    'N',
    'kW',
    'Max. power per charging point|Maks. effekt pr. ladepunkt|Max. Leistung pro Ladepunkt|Max. effekt per laddpunkt|Max. vermogen per laadpunt|Maks. effekt per ladepunkt|Mesta orka fyri hvørt løðipunkt',
  ),
  maxPower: feature(
    'EF001309',
    'N',
    'W',
    'Max. power|Maks. effekt|Max. Leistung|Max. effekt|Max. vermogen|Maks. effekt|Mesta orka',
  ),
  range: feature('EF000372', 'N', 'm', 'Range|Rækkevidde|Reichweite|Räckvidd|Bereik|Rekkevidde|Røkkividd'),
  conductivity: feature(
    'EF020017',
    'N',
    'W/(m·K)',
    'Thermal conductivity|Varmeledningsevne|Wärmeleitfähigkeit|Värmeledningsförmåga|Warmtegeleiding|Varmeledningsevne|Hitaleiðsluføri',
  ),
  insulationThickness: feature(
    'EF004810',
    'N',
    'mm',
    'Insulation thickness|Isoleringstykkelse|Dämmdicke|Isoleringstjocklek|Isolatiedikte|Isolasjonstykkelse|Bjálvingartjúkd',
  ),
  outlet: feature(
    'EF000323',
    'A',
    '',
    'Outlet direction|Afløbsretning|Abgangsrichtung|Utloppsriktning|Afvoerrichting|Utløpsretning|Útrenslisrætning',
  ),
  circuits: feature(
    'EF000319',
    'N',
    '',
    'Number of outputs|Antal udgange|Anzahl der Ausgänge|Antal utgångar|Aantal uitgangen|Antall utganger|Tal av útgongum',
  ),
  volumeFlow: feature(
    'EF001605',
    'N',
    'm³/h',
    'Volume flow|Volumenstrøm|Volumenstrom|Volymflöde|Volumestroom|Volumstrøm|Rúmmátsstreymur',
  ),
  angle: feature('EF001218', 'N', '°', 'Angle|Vinkel|Winkel|Vinkel|Hoek|Vinkel|Vinkul'),
} as const satisfies Record<string, Feature>;

export type FeatureKey = keyof typeof FEATURES;

import type { Tree } from '@grossist/catalogue-formats';
import type { Texts } from '@grossist/domain';
import { texts } from './texts.ts';

/** A place in the tree above the leaves; every class of the demo hangs its own leaf below one of these. */
interface Group {
  code: string;
  parent?: string;
  tree: Tree;
  slug: string;
  names: Texts;
}

const group = (code: string, parent: string | undefined, slug: string, names: string): Group => ({
  code,
  parent,
  tree: code.startsWith('E') ? 'electrical' : 'hws',
  slug,
  names: texts(names),
});

export const GROUPS: readonly Group[] = [
  group('E', undefined, 'electrical', 'Electrical|El|Elektro|El|Elektro|Elektro|El'),
  group(
    'E01',
    'E',
    'cables',
    'Cables and wires|Kabler og ledninger|Kabel und Leitungen|Kablar och ledningar|Kabels en leidingen|Kabler og ledninger|Kaðalar og leiðarar',
  ),
  group(
    'E011',
    'E01',
    'power-cables',
    'Power and installation cables|Kraft- og installationskabler|Energie- und Installationskabel|Kraft- och installationskablar|Energie- en installatiekabels|Kraft- og installasjonskabler|Kraft- og innleggingarkaðalar',
  ),
  group(
    'E012',
    'E01',
    'special-cables',
    'Special cables|Specialkabler|Spezialkabel|Specialkablar|Speciale kabels|Spesialkabler|Serkaðalar',
  ),
  group(
    'E02',
    'E',
    'cable-accessories',
    'Connecting and fixing cables|Kabeltilbehør|Kabelzubehör|Kabeltillbehör|Kabeltoebehoren|Kabeltilbehør|Kaðalútgerð',
  ),
  group(
    'E03',
    'E',
    'conduits-and-trays',
    'Conduits, trays and boxes|Rør, bakker og dåser|Rohre, Rinnen und Dosen|Rör, rännor och dosor|Buizen, goten en dozen|Rør, broer og bokser|Rør, rennur og dósir',
  ),
  group(
    'E04',
    'E',
    'wiring-accessories',
    'Sockets and switches|Stikkontakter og afbrydere|Schalter und Steckdosen|Uttag och strömställare|Schakelmateriaal|Brytere og stikkontakter|Stikkontaktir og brytarar',
  ),
  group(
    'E05',
    'E',
    'distribution',
    'Distribution and protection|Tavler og beskyttelse|Verteilung und Schutz|Centraler och skydd|Verdeling en beveiliging|Fordeling og vern|Talvur og verja',
  ),
  group(
    'E051',
    'E05',
    'modular-devices',
    'Modular devices|Modulkomponenter|Reiheneinbaugeräte|Modulapparater|Modulaire apparaten|Modulapparater|Modultól',
  ),
  group('E052', 'E05', 'fuses', 'Fuses|Sikringer|Sicherungen|Säkringar|Zekeringen|Sikringer|Sikringar'),
  group(
    'E06',
    'E',
    'industrial-control',
    'Industrial control|Industriautomatik|Industriesteuerung|Industriautomation|Industriële besturing|Industristyring|Ídnaðarstýring',
  ),
  group(
    'E07',
    'E',
    'luminaires',
    'Luminaires|Belysningsarmaturer|Leuchten|Armaturer|Armaturen|Belysningsarmaturer|Ljósútgerð',
  ),
  group(
    'E08',
    'E',
    'light-sources',
    'Light sources and drivers|Lyskilder og drivere|Leuchtmittel und Treiber|Ljuskällor och drivdon|Lichtbronnen en drivers|Lyskilder og drivere|Ljóskeldur og drivarar',
  ),
  group(
    'E09',
    'E',
    'automation-and-safety',
    'Automation and safety|Automatik og sikring|Gebäudeautomation und Sicherheit|Automation och säkerhet|Automatisering en veiligheid|Automasjon og sikkerhet|Sjálvvirkni og trygd',
  ),
  group(
    'E10',
    'E',
    'charging-and-solar',
    'Charging and solar|Opladning og solceller|Laden und Photovoltaik|Laddning och solceller|Laden en zonne-energi|Lading og solceller|Løðing og sólsellur',
  ),
  group('E11', 'E', 'data-networks', 'Data networks|Datanetværk|Datennetze|Datanät|Datanetwerken|Datanettverk|Datunet'),
  group(
    'E111',
    'E11',
    'data-cables',
    'Data and antenna cables|Data- og antennekabler|Daten- und Antennenkabel|Data- och antennkablar|Data- en antennekabels|Data- og antennekabler|Datu- og antennukaðalar',
  ),
  group(
    'E12',
    'E',
    'tools-and-fixings',
    'Tools and fixings|Værktøj og befæstelse|Werkzeug und Befestigung|Verktyg och infästning|Gereedschap en bevestiging|Verktøy og festemateriell|Amboð og festing',
  ),
  group(
    'H',
    undefined,
    'hot-water-and-sanitation',
    'Hot water and sanitation|VVS|Sanitär und Heizung|Rör/VVS|Sanitair en cv|VVS|VVS',
  ),
  group('H01', 'H', 'pipes', 'Pipes|Rør|Rohre|Rör|Buizen|Rør|Rør'),
  group('H02', 'H', 'fittings', 'Fittings|Fittings|Fittings|Rördelar|Fittingen|Rørdeler|Rørlutir'),
  group(
    'H03',
    'H',
    'valves',
    'Valves and meters|Ventiler og målere|Armaturen und Zähler|Ventiler och mätare|Afsluiters en meters|Ventiler og målere|Ventilar og mátarar',
  ),
  group('H04', 'H', 'heating', 'Heating|Varme|Heizung|Värme|Verwarming|Varme|Upphiting'),
  group(
    'H05',
    'H',
    'heat-pumps-and-water-heaters',
    'Heat pumps and water heaters|Varmepumper og vandvarmere|Wärmepumpen und Warmwasserbereiter|Värmepumpar och beredare|Warmtepompen en boilers|Varmepumper og beredere|Hitapumpur og vatnhitarar',
  ),
  group(
    'H06',
    'H',
    'sanitary-ware',
    'Sanitary ware|Sanitet|Sanitärkeramik|Sanitetsporslin|Sanitair|Sanitærporselen|Sanitet',
  ),
  group(
    'H07',
    'H',
    'taps-and-showers',
    'Taps and showers|Armaturer og brusere|Armaturen und Brausen|Blandare och duschar|Kranen en douches|Batterier og dusjer|Blandarar og brúsur',
  ),
  group('H08', 'H', 'drainage', 'Drainage|Afløb|Entwässerung|Avlopp|Afvoer|Avløp|Frárensl'),
  group(
    'H09',
    'H',
    'insulation-and-supports',
    'Insulation and supports|Isolering og ophæng|Dämmung und Befestigung|Isolering och upphängning|Isolatie en ophanging|Isolasjon og oppheng|Bjálving og upphang',
  ),
];

import type { Texts } from '@grossist/domain';

/** The contextual header of the demo. */
export const DEMO_HEADER = {
  titles: {
    en: 'Express box: ordered in the morning, there today',
    da: 'Ekspresboks: bestilt om morgenen, fremme i dag',
    de: 'Expressbox: morgens bestellt, heute da',
    sv: 'Expressbox: beställd på morgonen, framme i dag',
    nl: 'Expressbox: ’s ochtends besteld, vandaag geleverd',
    nb: 'Ekspressboks: bestilt om morgenen, framme i dag',
    fo: 'Ekspressboks: bíløgd um morgunin, frammi í dag',
  },
  texts: {
    en: 'Small parts and tools go straight to the site. See what fits into the box and whether it goes to your postal code.',
    da: 'Småting og værktøj kører direkte til byggepladsen. Se, hvad der kan være i boksen, og om den kører til dit postnummer.',
    de: 'Kleinteile und Werkzeug fahren direkt auf die Baustelle. Sehen Sie, was in die Box passt und ob sie zu Ihrer Postleitzahl fährt.',
    sv: 'Smådelar och verktyg går direkt till arbetsplatsen. Se vad som får plats i boxen och om den går till ditt postnummer.',
    nl: 'Kleine onderdelen en gereedschap gaan rechtstreeks naar de bouwplaats. Bekijk wat er in de box past en of hij naar uw postcode rijdt.',
    nb: 'Smådeler og verktøy går rett til byggeplassen. Se hva som får plass i boksen, og om den går til postnummeret ditt.',
    fo: 'Smálutir og amboð fara beinleiðis á byggiplássið. Síggj, hvat rúmast í boksini, og um hon fer til títt postnummar.',
  },
  linkTexts: {
    en: 'Calculate an express box',
    da: 'Beregn en ekspresboks',
    de: 'Expressbox berechnen',
    sv: 'Räkna på en expressbox',
    nl: 'Expressbox berekenen',
    nb: 'Beregn en ekspressboks',
    fo: 'Rokna eina ekspressboks',
  },
  linkUrl: '/express-box',
} satisfies { titles: Texts; texts: Texts; linkTexts: Texts; linkUrl: string };

interface DemoBlock {
  blockId: string;
  /** Of the demo's trees. */
  nodeCode: string;
  blockType: 'carousel' | 'grid' | 'list';
  titles: Texts;
}

export const DEMO_BLOCKS: readonly DemoBlock[] = [
  {
    blockId: 'popular-luminaires',
    nodeCode: 'E07',
    blockType: 'carousel',
    titles: {
      en: 'Popular luminaires',
      da: 'Populære armaturer',
      de: 'Beliebte Leuchten',
      sv: 'Populära armaturer',
      nl: 'Populaire armaturen',
      nb: 'Populære armaturer',
      fo: 'Umtóktar lampur',
    },
  },
  {
    blockId: 'popular-light-sources',
    nodeCode: 'E08',
    blockType: 'list',
    titles: {
      en: 'Light sources and drivers',
      da: 'Lyskilder og drivere',
      de: 'Leuchtmittel und Treiber',
      sv: 'Ljuskällor och drivdon',
      nl: 'Lichtbronnen en drivers',
      nb: 'Lyskilder og drivere',
      fo: 'Ljóskeldur og drivarar',
    },
  },
];

/** The landing page and the browsing page on light. */
export const DEMO_LIGHT = {
  key: 'light',
  titles: {
    en: 'Light for every room',
    da: 'Lys til alle rum',
    de: 'Licht für jeden Raum',
    sv: 'Ljus för alla rum',
    nl: 'Licht voor elke ruimte',
    nb: 'Lys til alle rom',
    fo: 'Ljós til øll rúm',
  },
  introductions: {
    en: 'From the downlight in the hall to the high bay in the warehouse. Every lamp comes with its Dialux file for planning.',
    da: 'Fra downlightet i gangen til high bay-armaturet på lageret. Alle lamper har en Dialux-fil til planlægning.',
    de: 'Vom Einbaustrahler im Flur bis zur Hallenleuchte im Lager. Zu jeder Leuchte gibt es die Dialux-Datei für die Planung.',
    sv: 'Från downlighten i hallen till highbay-armaturen i lagret. Till varje lampa finns en Dialux-fil för planering.',
    nl: 'Van de inbouwspot in de gang tot de high-bay in het magazijn. Bij elke lamp hoort een Dialux-bestand voor de planning.',
    nb: 'Fra downlighten i gangen til highbay-armaturen på lageret. Alle lamper har en Dialux-fil for planlegging.',
    fo: 'Frá lampuni í gongini til hallarlampuna á goymsluni. Til hvørja lampu er ein Dialux-fíla til ætlan.',
  },
} satisfies { key: string; titles: Texts; introductions: Texts };

/** Of the landing pages of the bundle that every market of the demo has. */
export const DEMO_BUNDLE = {
  code: 'ROOM',
  titles: {
    en: 'One room, one order',
    da: 'Ét rum, én ordre',
    de: 'Ein Raum, eine Bestellung',
    sv: 'Ett rum, en beställning',
    nl: 'Eén kamer, één bestelling',
    nb: 'Ett rom, én bestilling',
    fo: 'Eitt rúm, ein bílegging',
  },
  introductions: {
    en: 'Everything for the wiring of a room. Put it all into the cart at once, and it costs less than each by itself.',
    da: 'Alt til installationen af et rum. Læg det hele i kurven på én gang, så koster det mindre end hver for sig.',
    de: 'Alles für die Installation eines Raums. Legen Sie alles auf einmal in den Warenkorb, dann kostet es weniger als einzeln.',
    sv: 'Allt för installationen i ett rum. Lägg allt i varukorgen på en gång, så kostar det mindre än var för sig.',
    nl: 'Alles voor de installatie van een kamer. Leg alles in één keer in de winkelwagen, dan kost het minder dan elk apart.',
    nb: 'Alt til installasjonen av et rom. Legg alt i handlekurven på én gang, så koster det mindre enn hver for seg.',
    fo: 'Alt til at leggja inn í eitt rúm. Legg alt í kurvina í senn, so kostar tað minni enn hvørt sær.',
  },
} satisfies { code: string; titles: Texts; introductions: Texts };

/** Description of the demo's vendors; "{name}" is replaced by the name. */
export const DEMO_VENDOR: Texts = {
  en: '{name} develops and makes products for the trade. Here you find everything that we stock or get from them, with drawings and technical data.',
  da: '{name} udvikler og fremstiller produkter til faget. Her finder du alt, hvad vi har på lager eller skaffer hjem fra dem, med tegninger og tekniske data.',
  de: '{name} entwickelt und fertigt Produkte für das Handwerk. Hier finden Sie alles, was wir auf Lager haben oder dort beschaffen, mit Zeichnungen und technischen Daten.',
  sv: '{name} utvecklar och tillverkar produkter för branschen. Här hittar du allt som vi har i lager eller tar hem från dem, med ritningar och tekniska data.',
  nl: '{name} ontwikkelt en maakt producten voor de vakman. Hier vindt u alles wat wij op voorraad hebben of bij hen bestellen, met tekeningen en technische gegevens.',
  nb: '{name} utvikler og lager produkter for fagfolk. Her finner du alt vi har på lager eller skaffer fra dem, med tegninger og tekniske data.',
  fo: '{name} mennir og ger vørur til fakið. Her finnur tú alt, sum vit hava á goymslu ella útvega frá teimum, við tekningum og tøkniligum upplýsingum.',
};

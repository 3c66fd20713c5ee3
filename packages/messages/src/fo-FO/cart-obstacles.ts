import type { cartObstacles as source } from '../en-US/cart-obstacles.ts';
import type { Translation } from '../translation.ts';

export const cartObstacles: Translation<typeof source> = {
  'cartObstacle.no-address': 'Ekspresskassin kann ikki sendast: kurvin hevur onga leveringsadressu.',
  'cartObstacle.picked-up': 'Ekspresskassin kann ikki sendast: kurvin verður heintað á tænastudeplinum.',
  'cartObstacle.not-to-this-address':
    'Eingin ekspresskassi fer til {place}: vel vanliga levering ella eina aðra adressu.',
  'cartObstacle.no-run-today': 'Eingin ekspresskassi koyrir í dag: vel vanliga levering.',
  'cartObstacle.closed': 'Ekspresskassin er stongdur í dag: vel vanliga levering.',
  'cartObstacle.no-room': 'Vørurnar eru ov stórar til ekspresskassan hagar: vel vanliga levering.',
  'cartObstacle.delivery-date': 'Einki kann latast {date}: vel ein annan leveringsdag.',
  'cartObstacle.order-too-large': 'Upphæddin er ov stór til eina bíleggjing: být hana sundur.',
  'lineObstacle.not-in-market':
    '{count, plural, one {{material} verður ikki selt til tykkara: tak linjuna burtur fyri at bíleggja restina.} other {{count} linjur verða ikki seldar til tykkara, tann fyrsta er {material}: tak tær burtur fyri at bíleggja restina.}}',
  'lineObstacle.blocked':
    '{count, plural, one {{material} kann ikki bíleggjast longur: tak linjuna burtur fyri at bíleggja restina.} other {{count} linjur kunnu ikki bíleggjast longur, tann fyrsta er {material}: tak tær burtur fyri at bíleggja restina.}}',
  'lineObstacle.no-price':
    '{count, plural, one {{material} hevur ongan prís og er ikki við í upphæddini: spyr okkum um ein prís.} other {{count} linjur hava ongan prís og eru ikki við í upphæddini, tann fyrsta er {material}: spyr okkum um ein prís.}}',
  'lineObstacle.pickup-stock':
    '{count, plural, one {{material}: bert {available} á tænastudeplinum. Set talið niður ella vel levering.} other {{count} linjur fara upp um goymsluna á tænastudeplinum, tann fyrsta er {material}: set tølini niður ella vel levering.}}',
  'lineObstacle.remnant-stock':
    '{count, plural, one {Avlopsstykkið av {material} er ikki til longur: tak linjuna burtur.} other {{count} avlopsstykki eru ikki til longur, tað fyrsta er av {material}: tak linjurnar burtur.}}',
  'lineObstacle.clearance-stock':
    '{count, plural, one {{material}: bert {available} eftir á útsølu. Set talið niður fyri at bíleggja.} other {{count} linjur fara upp um útsølugoymsluna, tann fyrsta er {material}: set tølini niður fyri at bíleggja.}}',
  'lineObstacle.fastbox-stock':
    '{count, plural, one {{material}: bert {available} kann sendast við ekspresskassanum. Set talið niður ella vel vanliga levering.} other {{count} linjur fara upp um goymsluna hjá ekspresskassanum, tann fyrsta er {material}: set tølini niður ella vel vanliga levering.}}',
  'lineObstacle.phased-out-stock':
    '{count, plural, one {{material} fer úr sortimentinum, {available} eftir á goymslu. Set talið niður ella tak linjuna burtur.} other {{count} linjur fara upp um restgoymsluna av útgangandi vørum, tann fyrsta er {material}: set tølini niður ella tak linjurnar burtur.}}',
};

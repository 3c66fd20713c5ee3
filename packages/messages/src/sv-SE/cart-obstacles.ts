import type { cartObstacles as source } from '../en-US/cart-obstacles.ts';
import type { Translation } from '../translation.ts';

export const cartObstacles: Translation<typeof source> = {
  'cartObstacle.no-address': 'Expressboxen kan inte skickas: varukorgen saknar leveransadress.',
  'cartObstacle.picked-up': 'Expressboxen kan inte skickas: varukorgen hämtas på ett servicecenter.',
  'cartObstacle.not-to-this-address': 'Ingen expressbox går till {place}: välj standardleverans eller en annan adress.',
  'cartObstacle.no-run-today': 'Ingen expressbox går i dag: välj standardleverans.',
  'cartObstacle.closed': 'Expressboxen är stängd för i dag: välj standardleverans.',
  'cartObstacle.no-room': 'Varorna är för stora för expressboxen dit: välj standardleverans.',
  'cartObstacle.delivery-date': 'Inget kan levereras {date}: välj ett annat leveransdatum.',
  'cartObstacle.order-too-large': 'Summan är för stor för en order: dela upp den.',
  'lineObstacle.not-in-market':
    '{count, plural, one {{material} säljs inte till er: ta bort raden för att beställa resten.} other {{count} rader säljs inte till er, den första är {material}: ta bort dem för att beställa resten.}}',
  'lineObstacle.blocked':
    '{count, plural, one {{material} kan inte längre beställas: ta bort raden för att beställa resten.} other {{count} rader kan inte längre beställas, den första är {material}: ta bort dem för att beställa resten.}}',
  'lineObstacle.no-price':
    '{count, plural, one {{material} saknar pris och är inte med i summan: fråga oss om ett pris.} other {{count} rader saknar pris och är inte med i summan, den första är {material}: fråga oss om ett pris.}}',
  'lineObstacle.pickup-stock':
    '{count, plural, one {{material}: endast {available} på servicecentret. Minska antalet eller välj leverans.} other {{count} rader överstiger servicecentrets lager, den första är {material}: minska antalen eller välj leverans.}}',
  'lineObstacle.remnant-stock':
    '{count, plural, one {Restbiten av {material} finns inte kvar: ta bort raden.} other {{count} restbitar finns inte kvar, den första är av {material}: ta bort raderna.}}',
  'lineObstacle.clearance-stock':
    '{count, plural, one {{material}: endast {available} kvar på utförsäljning. Minska antalet för att beställa.} other {{count} rader överstiger utförsäljningslagret, den första är {material}: minska antalen för att beställa.}}',
  'lineObstacle.fastbox-stock':
    '{count, plural, one {{material}: endast {available} kan skickas med expressboxen. Minska antalet eller välj standardleverans.} other {{count} rader överstiger expressboxens lager, den första är {material}: minska antalen eller välj standardleverans.}}',
  'lineObstacle.phased-out-stock':
    '{count, plural, one {{material} utgår, {available} kvar i lager. Minska antalet eller ta bort raden.} other {{count} rader överstiger restlagret av utgående artiklar, den första är {material}: minska antalen eller ta bort raderna.}}',
};

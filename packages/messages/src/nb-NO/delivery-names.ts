/** What the cart says of its delivery before anything is opened: ways by name, and why it can't be ordered. */
export const deliveryNames = {
  'delivery.mode': 'Leveringsmåte',
  'delivery.mode.normal': 'Normal',
  'delivery.mode.fastbox': 'Ekspressboks',
  'delivery.mode.smartKit': 'Smart kit',
  'delivery.choice.standard': 'Så snart som mulig',
  'delivery.choice.date': 'På en valgt dato',
  'delivery.choice.pickup': 'Hent i dag',
  'delivery.fastbox.closed': 'Ekspressboksen er stengt for i dag.',
  'delivery.fastbox.none': 'Ekspressboksen leverer ikke til denne adressen.',
  'addresses.pickUpAt': 'Hentes hos',
  'cart.order.off.stale': 'Prisene er utdaterte og oppdateres.',
  'cart.order.off.date': 'Leveringsdatoen er ikke lenger mulig. Velg en annen.',
  'delivery.problem.noFastbox': 'Ekspressboksen leverer ikke til denne adressen.',
  'cart.stale': 'Priser fra {time}, oppdateres',
  'cart.stale.text':
    'ERP-systemet er ikke tilgjengelig akkurat nå. Du kan arbeide videre i handlekurven og bestille når prisene er oppdatert.',
  'delivery.fastbox.noRun': 'Ingen ekspressboks i dag.',
  'delivery.fastbox.pickup': 'Ekspressboksen leveres og kan ikke hentes. Velg en leveringsadresse.',
};

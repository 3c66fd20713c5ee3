/** What the cart says of its delivery before anything is opened: ways by name, and why it can't be ordered. */
export const deliveryNames = {
  'delivery.mode': 'Leveringsmåte',
  'delivery.mode.normal': 'Normal',
  'delivery.mode.fastbox': 'Ekspressboks',
  'delivery.mode.smartKit': 'Smart kit',
  'delivery.choice.standard': 'Så snart som mulig',
  'delivery.choice.date': 'På en valgt dag',
  'delivery.choice.pickup': 'Hent i dag',
  'delivery.fastbox.closed': 'Ekspressboksen er stengt for i dag.',
  'delivery.fastbox.none': 'Ingen ekspressboks går til denne adressen.',
  'addresses.pickUpAt': 'Hentes hos',
  'cart.order.off.stale': 'Prisene er ikke aktuelle: de spørres på nytt.',
  'cart.order.off.date': 'Leveringsdagen kan ikke lenger nås: velg en annen.',
  'delivery.problem.noFastbox': 'Ingen ekspressboks går til denne adressen.',
  'cart.stale': 'Priser fra kl. {time}, spørres på nytt',
  'cart.stale.text':
    'ERP-systemet svarer ikke akkurat nå. Du kan arbeide videre i handlekurven; den kan bestilles når det er ferske priser.',
  'delivery.fastbox.noRun': 'Ingen ekspressboks går i dag.',
  'delivery.fastbox.pickup': 'Ekspressboksen leveres og kan ikke hentes. Velg en leveringsadresse.',
};

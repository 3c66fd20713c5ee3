/** What the cart says of its delivery before anything is opened: ways by name, and why it can't be ordered. */
export const deliveryNames = {
  'delivery.mode': 'Leveringsform',
  'delivery.mode.normal': 'Normal',
  'delivery.mode.fastbox': 'Ekspresboks',
  'delivery.mode.smartKit': 'Smart kit',
  'delivery.choice.standard': 'Hurtigst muligt',
  'delivery.choice.date': 'På en valgt dato',
  'delivery.choice.pickup': 'Afhent i dag',
  'delivery.fastbox.closed': 'Ekspresboksen er lukket for i dag.',
  'delivery.fastbox.none': 'Ekspresboksen leverer ikke til denne adresse.',
  'addresses.pickUpAt': 'Afhentes hos',
  'cart.order.off.stale': 'Priserne er forældede og bliver opdateret.',
  'cart.order.off.date': 'Leveringsdatoen er ikke længere mulig. Vælg en anden dato.',
  'delivery.problem.noFastbox': 'Ekspresboksen leverer ikke til denne adresse.',
  'cart.stale': 'Priser fra {time}, opdateres',
  'cart.stale.text':
    'ERP-systemet er ikke tilgængeligt lige nu. Du kan arbejde videre i kurven og bestille, når priserne er opdateret.',
  'delivery.fastbox.noRun': 'Ingen ekspresboks i dag.',
  'delivery.fastbox.pickup': 'Ekspresboksen leveres og kan ikke afhentes. Vælg en leveringsadresse.',
};

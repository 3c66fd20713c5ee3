/** What the cart says of its delivery before anything is opened: ways by name, and why it can't be ordered. */
export const deliveryNames = {
  'delivery.mode': 'Leveringsform',
  'delivery.mode.normal': 'Normal',
  'delivery.mode.fastbox': 'Ekspresboks',
  'delivery.mode.smartKit': 'Smart kit',
  'delivery.choice.standard': 'Hurtigst muligt',
  'delivery.choice.date': 'På en valgt dag',
  'delivery.choice.pickup': 'Afhent i dag',
  'delivery.fastbox.closed': 'Ekspresboksen er lukket for i dag.',
  'delivery.fastbox.none': 'Ekspresboksen kører ikke til denne adresse.',
  'addresses.pickUpAt': 'Afhentes hos',
  'cart.order.off.stale': 'Priserne er ikke aktuelle: de spørges igen.',
  'cart.order.off.date': 'Leveringsdagen kan ikke længere nås: vælg en anden.',
  'delivery.problem.noFastbox': 'Ekspresboksen kører ikke til denne adresse.',
  'cart.stale': 'Priser fra kl. {time}, spørges igen',
  'cart.stale.text':
    'ERP-systemet svarer ikke lige nu. Du kan arbejde videre i kurven; den kan bestilles, når der er friske priser.',
  'delivery.fastbox.noRun': 'Ekspresboksen kører ikke i dag.',
  'delivery.fastbox.pickup': 'Ekspresboksen leveres og kan ikke afhentes. Vælg en leveringsadresse.',
};

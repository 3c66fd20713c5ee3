/** What the cart says of its delivery before anything is opened: ways by name, and why it can't be ordered. */
export const deliveryNames = {
  'delivery.mode': 'Leveranssätt',
  'delivery.mode.normal': 'Normal',
  'delivery.mode.fastbox': 'Expressbox',
  'delivery.mode.smartKit': 'Smart kit',
  'delivery.choice.standard': 'Så snart som möjligt',
  'delivery.choice.date': 'På en vald dag',
  'delivery.choice.pickup': 'Hämta i dag',
  'delivery.fastbox.closed': 'Expressboxen är stängd för i dag.',
  'delivery.fastbox.none': 'Ingen expressbox går till den här adressen.',
  'addresses.pickUpAt': 'Hämtas hos',
  'cart.order.off.stale': 'Priserna är inte aktuella: de frågas igen.',
  'cart.order.off.date': 'Leveransdagen går inte längre att hålla: välj en annan.',
  'delivery.problem.noFastbox': 'Ingen expressbox går till den här adressen.',
  'cart.stale': 'Priser från kl. {time}, frågas igen',
  'cart.stale.text':
    'Affärssystemet svarar inte just nu. Du kan arbeta vidare i varukorgen; den kan beställas när det finns färska priser.',
  'delivery.fastbox.noRun': 'Ingen expressbox går i dag.',
  'delivery.fastbox.pickup': 'Expressboxen levereras och kan inte hämtas. Välj en leveransadress.',
};

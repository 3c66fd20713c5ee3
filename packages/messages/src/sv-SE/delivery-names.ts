/** What the cart says of its delivery before anything is opened: ways by name, and why it can't be ordered. */
export const deliveryNames = {
  'delivery.mode': 'Leveranssätt',
  'delivery.mode.normal': 'Normal',
  'delivery.mode.fastbox': 'Expressbox',
  'delivery.mode.smartKit': 'Smart kit',
  'delivery.choice.standard': 'Så snart som möjligt',
  'delivery.choice.date': 'På ett valt datum',
  'delivery.choice.pickup': 'Hämta i dag',
  'delivery.fastbox.closed': 'Expressboxen är stängd för i dag.',
  'delivery.fastbox.none': 'Expressboxen levererar inte till den här adressen.',
  'addresses.pickUpAt': 'Hämtas hos',
  'cart.order.off.stale': 'Priserna är inaktuella och uppdateras.',
  'cart.order.off.date': 'Leveransdatumet är inte längre möjligt. Välj ett annat.',
  'delivery.problem.noFastbox': 'Expressboxen levererar inte till den här adressen.',
  'cart.stale': 'Priser från {time}, uppdateras',
  'cart.stale.text':
    'Affärssystemet är inte tillgängligt just nu. Du kan arbeta vidare i varukorgen och beställa när priserna är uppdaterade.',
  'delivery.fastbox.noRun': 'Ingen expressbox i dag.',
  'delivery.fastbox.pickup': 'Expressboxen levereras och kan inte hämtas. Välj en leveransadress.',
};

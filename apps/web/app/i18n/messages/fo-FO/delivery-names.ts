/** What the cart says of its delivery before anything is opened: ways by name, and why it can't be ordered. */
export const deliveryNames = {
  'delivery.mode': 'Leveringsháttur',
  'delivery.mode.normal': 'Vanlig',
  'delivery.mode.fastbox': 'Ekspresskassi',
  'delivery.mode.smartKit': 'Smart kit',
  'delivery.choice.standard': 'So skjótt sum gjørligt',
  'delivery.choice.date': 'Á einum valdum degi',
  'delivery.choice.pickup': 'Heinta í dag',
  'delivery.fastbox.closed': 'Ekspresskassin er stongdur í dag.',
  'delivery.fastbox.none': 'Eingin ekspresskassi fer til hesa adressu.',
  'addresses.pickUpAt': 'Verður heintað hjá',
  'cart.order.off.stale': 'Prísirnir eru ikki frá nú: spurt verður av nýggjum.',
  'cart.order.off.date': 'Leveringsdagurin kann ikki røkkast longur: vel ein annan.',
  'delivery.problem.noFastbox': 'Eingin ekspresskassi fer til hesa adressu.',
  'cart.stale': 'Prísir frá kl. {time}, spurt verður av nýggjum',
  'cart.stale.text':
    'ERP-skipanin svarar ikki júst nú. Tú kanst arbeiða víðari í kurvini; hon kann bíleggjast, tá ið feskir prísir eru.',
  'delivery.fastbox.noRun': 'Eingin ekspressboks koyrir í dag.',
  'delivery.fastbox.pickup': 'Ekspresskassin verður latin og kann ikki heintast. Vel ein útflýggjanarbústað.',
};

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
  'delivery.fastbox.none': 'Ekspresskassin fer ikki til hesa adressu.',
  'addresses.pickUpAt': 'Verður heintað hjá',
  'cart.order.off.stale': 'Prísirnir eru gamlir og verða dagførdir.',
  'cart.order.off.date': 'Leveringsdagurin er ikki gjørligur longur. Vel ein annan.',
  'delivery.problem.noFastbox': 'Ekspresskassin fer ikki til hesa adressu.',
  'cart.stale': 'Prísir frá {time}, verða dagførdir',
  'cart.stale.text':
    'ERP-skipanin er ikki tøk beint nú. Tú kanst arbeiða víðari í kurvini og bíleggja, tá prísirnir eru dagførdir.',
  'delivery.fastbox.noRun': 'Eingin ekspresskassi í dag.',
  'delivery.fastbox.pickup': 'Ekspresskassin verður latin og kann ikki heintast. Vel eina leveringsadressu.',
};

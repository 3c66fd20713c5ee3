export const buyerDesk = {
  'home.desk.today': 'Today',
  'home.desk.arriving': 'Arriving',
  'home.desk.arriving.counts': '{today} today · {week} in 7 days',
  'home.desk.arriving.none': 'Nothing is due within the next seven days.',
  'home.desk.back.none': 'No back orders.',
  'home.desk.last': 'Last orders',
  'home.desk.last.none': 'You have not ordered anything yet.',
  'home.desk.all': 'Show all',
  'home.desk.cart': 'Open cart',
  'home.desk.center': 'My service center',
  'centers.chooseOwn': 'Mark the one where you pick up goods with the star.',
};

/** The page of a person’s favourites. */
export const favourites = {
  'favourites.title': 'Favorites',
  'favourites.search': 'Search favorites',
  'favourites.all': 'All favorites',
  'favourites.failed': 'The favorites can’t be shown right now',
  'favourites.empty.title': 'No favorites yet',
  'favourites.empty.text': 'Select the star next to a material to find it again here.',
  'favourites.count': '{count, plural, one {# material} other {# materials}}',
  'favourites.full': 'You have reached the maximum number of favorites.',
  'favourites.pageGone': 'This page is empty',
};

export const home = {
  'home.title': 'Electrical and plumbing supplies for the trade',
  'home.lead': 'Find it by number, name or scan. On site tomorrow.',
  'home.greeting': 'Hello, {name}',
  'home.greeting.company': 'You are buying for {company}.',
  'home.becomeCustomer': 'Become a customer',
  'home.signIn': 'Sign in to see your prices and stock.',
  'home.departments': 'Departments',
  'home.materials': '{count, plural, one {# material} other {# materials}}',
};

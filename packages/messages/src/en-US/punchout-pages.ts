/** Pages between the shop and a customer’s procurement system, and what that system is sent about lines. */
export const punchoutPages = {
  'punchoutPage.returning': 'Your cart is on its way',
  'punchoutPage.returningTo': 'It goes to {host}. If nothing happens, press the button.',
  'punchoutPage.send': 'Send the cart',
  'punchoutPage.refused': 'The shop can’t be opened',
  'punchoutPage.wrongSignIn': 'Name or password is wrong. Ask whoever looks after your procurement system.',
  'punchoutPage.tooMany': 'Too many tries. Try again later.',
  'punchoutPage.expired': 'This address was opened already, or is too old. Start again from your procurement system.',
  'punchoutPage.nothing': 'There is no cart to send back.',
  'punchoutPage.malformed':
    'The call from your procurement system is not complete or not correct. Ask whoever looks after it.',
  'punchoutPage.returnUrl':
    'The cart may not go back to the address that your procurement system named. Ask whoever looks after it.',
  'punchoutPage.notAllowed': 'Your company’s access does not allow this. Please contact us.',
  'punchoutPage.notFound': 'The material is unknown, or is not sold to your company.',
  'punchoutPage.unavailable': 'The shop is unavailable right now. Try again in a few minutes.',
  'punchoutPage.general': 'Something went wrong. Start again from your procurement system.',
  'punchoutPage.toShop': 'To the shop',
  'punchoutLine.clearance': 'Clearance sale',
  'punchoutLine.remnant': 'Remnant of {length}',
  'punchoutLine.direct': 'Direct delivery',
  'punchoutLine.partOf': 'Part of the kit {kit}',
  'punchoutLine.wantedOn': 'Wanted on {date}',
  'punchoutLine.wantedInParts': 'Wanted in parts: {parts}',
  'punchoutLine.wantedPart': '{quantity} on {date}',
  'punchoutLine.accountedInParts': 'Accounted in parts: {parts}',
};

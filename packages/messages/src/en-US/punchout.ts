export const punchout = {
  'punchout.send': 'Send to your procurement system',
  'punchout.goesTo': 'The cart is sent to {host}, and you return there.',
  'punchout.off.nobody': 'You did not come from your procurement system. Start there to order.',
  'punchout.off.endUser': 'Register the end user first.',
  'punchout.refused.lines': 'Some lines can’t be ordered. Remove or change them.',
  'punchout.inspect':
    'You are viewing this cart read-only: it can’t be changed, ordered or sent from here. Close the window to go back.',
  'punchout.inspect.add': 'You are viewing the shop read-only: nothing can be added to a cart.',
  'punchout.inspect.order': 'You are viewing the shop read-only: nothing can be reordered or returned.',
  'punchout.inspect.write': 'You are viewing the shop read-only: nothing can be sent from here.',
  'punchout.notice.unknown': '{code} was not added to the cart: it is not sold to you.',
  'punchout.notice.changed': 'The quantity of {code} was changed to match the packaging.',
  'punchout.notice.refused': '{code} was not added to the cart: this quantity is not available.',
};

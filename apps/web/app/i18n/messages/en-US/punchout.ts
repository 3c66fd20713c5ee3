export const punchout = {
  'punchout.send': 'Send to your procurement system',
  'punchout.goesTo': 'The cart goes to {host}, and you with it.',
  'punchout.off.nobody': 'You did not come here from your procurement system: start there to order.',
  'punchout.off.endUser': 'The end user must be registered first.',
  'punchout.refused.lines': 'Some lines can’t be ordered. Take them out, or change them.',
  'punchout.inspect':
    'You came to look at this cart: it can’t be changed, ordered or sent from here. Close the window to go back.',
  'punchout.inspect.add': 'You came to look only: nothing can be put into a cart.',
  'punchout.inspect.order': 'You came to look only: nothing can be ordered again or given back.',
  'punchout.inspect.write': 'You came to look only: nothing can be written from here.',
  'punchout.notice.unknown': '{code} was not put into the cart: it is not sold to you.',
  'punchout.notice.changed': '{code} is in the cart in another quantity, as it is packed.',
  'punchout.notice.refused': '{code} was not put into the cart: it is not to be had in that quantity.',
};

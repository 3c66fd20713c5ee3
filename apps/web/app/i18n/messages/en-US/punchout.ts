export const punchout = {
  'punchout.send': 'Send to your procurement system',
  'punchout.goesTo': 'The cart goes to {host}, and you with it.',
  'punchout.off.nobody': 'You did not come here from your procurement system: start there to order.',
  'punchout.off.inspect': 'You are looking at this cart only: it can’t be changed or sent.',
  'punchout.off.endUser': 'The end user must be registered first.',
  'punchout.refused.lines': 'Some lines can’t be ordered. Take them out, or change them.',
  'punchout.inspect': 'You are looking at this cart only: nothing you change is kept. Close the window to go back.',
  'punchout.notice.unknown': '{code} was not put into the cart: it is not sold to you.',
  'punchout.notice.changed': '{code} is in the cart in another quantity, as it is packed.',
  'punchout.notice.refused': '{code} was not put into the cart: it is not to be had in that quantity.',
};

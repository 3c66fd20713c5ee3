import type { signInHelp as source } from '../en-US/sign-in-help.ts';
import type { Translation } from '../translation.ts';

export const signInHelp: Translation<typeof source> = {
  'help.back': 'Aftur til innritan',
  'help.failed': 'Tað eydnaðist ikki. Royn aftur um eina løtu.',
  'help.tooMany': 'Ov nógvir fyrispurningar úr tínum neti. Royn aftur um ein tíma.',
  'help.forgotten': 'Gloymt loyniorð',
  'help.forgotten.lead': 'Skriva teldupostadressuna. Vit senda eina leinkju, har tú kanst velja eitt nýtt loyniorð.',
  'help.forgotten.submit': 'Send leinkju',
  'help.forgotten.sent': 'Hygg í teldupostin',
  'help.forgotten.sent.text':
    'Um {email} er skrásett hjá okkum, er ein leinkja á veg. Hon kann nýtast eina ferð innan 30 minuttir.',
  'help.new': 'Nýtt loyniorð',
  'help.new.password': 'Nýtt loyniorð',
  'help.new.hint': 'Í minsta lagi {count} tekin.',
  'help.new.short': 'Nýt í minsta lagi {count} tekin.',
  'help.new.submit': 'Broyt loyniorð',
  'help.new.invalid': 'Leinkjan er longu nýtt, skift út við eina nýggjari ella eldri enn 30 minuttir.',
  'help.new.again': 'Fá eina nýggja leinkju',
  'help.new.done': 'Loyniorðið er broytt',
  'help.new.done.text': 'Tú ert ritað/ur út allastaðni. Rita inn við nýggja loyniorðinum.',
  'help.customer': 'Gerst kundi',
  'help.customer.lead':
    'Vit selja til skrásettar fyritøkur. Sig okkum, hvør tit eru: vit kanna fyritøkuna, stovna eina kontu við tykkara treytum og svara við telduposti.',
  'help.customer.market': 'Land',
  'help.customer.company': 'Fyritøka',
  'help.customer.registration': 'Skrásetingarnummar',
  'help.customer.person': 'Sambandspersónur',
  'help.customer.phone': 'Telefon',
  'help.customer.message': 'Hvat tit gera, og hvat tit keypa mest (valfrítt)',
  'help.customer.submit': 'Send fyrispurning',
  'help.customer.missing': 'Fyll teigin út.',
  'help.customer.wrong': 'Kanna teigin.',
  'help.customer.sent': 'Fyrispurningurin er sendur',
  'help.customer.sent.text': 'Takk. Vit svara til {email}.',
};

import type { identity as source } from '../en-US/identity.ts';
import type { Translation } from '../translation.ts';

export const identity: Translation<typeof source> = {
  'identity.lead': 'Rita inn fyri at síggja prísir og goymslu og bíleggja.',
  'identity.lead.return': 'Rita inn fyri at halda fram til síðuna.',
  'identity.email': 'Teldupostur',
  'identity.password': 'Loyniorð',
  'identity.submit': 'Rita inn',
  'identity.submitting': 'Ritar inn …',
  'identity.wrong': 'Teldupostur ella loyniorð er skeivt. Kanna bæði og royn aftur.',
  'identity.wait': 'Ov nógvar miseydnaðar royndir. Royn aftur um {seconds, plural, one {# sekund} other {# sekund}}.',
  'identity.waitUncounted': 'Ov nógvar miseydnaðar royndir. Bíða eina løtu, áðrenn tú roynir aftur.',
  'identity.waitOver': 'Nú kanst tú royna aftur.',
  'identity.failed': 'Innritanin miseydnaðist. Royn aftur um eina løtu.',
  'identity.welcome': 'Ritað/ur inn sum {name}.',
  'identity.demo': 'Royndarbrúkarar',
  'identity.demo.text': 'Allar dátur í hesum handlinum eru uppspunnar. Vel ein leiklut.',
  'identity.role.buyer': 'Innkeypari, kann bíleggja',
  'identity.role.viewer': 'Lesirættindi, kann ikki bíleggja, sær listaprísir',
  'identity.role.userAdmin': 'Brúkaraumsitari, kann bíleggja',
  'identity.role.punchout': 'Innkeypari um eina innkeypsskipan',
  'identity.role.assortmentAdmin': 'Vøruúrval hjá øllum fyritøkum',
  'identity.role.editor': 'Innihald og týðingar',
  'identity.role.support': 'Eftirkanning av bíleggingum og loggar',
  'identity.role.operator': 'Rakstur',
  'identity.forgotten': 'Gloymt loyniorðið?',
  'identity.becomeCustomer': 'Gerst kundi',
};

import type { punchoutPages as source } from '../en-US/punchout-pages.ts';
import type { Translation } from '../translation.ts';

export const punchoutPages: Translation<typeof source> = {
  'punchoutPage.returning': 'Kurvin hjá tær er á veg',
  'punchoutPage.returningTo': 'Hon verður send til {host}. Hendir einki, so trýst á knøttin.',
  'punchoutPage.send': 'Send kurvina',
  'punchoutPage.refused': 'Handilin kann ikki latast upp',
  'punchoutPage.wrongSignIn': 'Navn ella loyniorð er skeivt. Spyr tann, sum hevur ábyrgd av innkeypsskipanini.',
  'punchoutPage.tooMany': 'Ov nógvar royndir. Royn aftur seinni.',
  'punchoutPage.expired':
    'Hendan adressan er longu latin upp, ella er hon ov gomul. Byrja av nýggjum úr innkeypsskipanini.',
  'punchoutPage.nothing': 'Eingin kurv er at senda aftur.',
  'punchoutPage.malformed':
    'Uppkallið úr innkeypsskipanini er ikki fullfíggjað ella er skeivt. Spyr tann, sum hevur ábyrgd av henni.',
  'punchoutPage.returnUrl':
    'Kurvin kann ikki sendast til adressuna, sum innkeypsskipanin upplýsir. Spyr tann, sum hevur ábyrgd av henni.',
  'punchoutPage.notAllowed': 'Atgongdin hjá tykkum loyvir ikki hesum. Set teg í samband við okkum.',
  'punchoutPage.notFound': 'Vøran er ókend, ella verður hon ikki seld til fyritøku tykkara.',
  'punchoutPage.unavailable': 'Handilin er ikki atkomuligur beint nú. Royn aftur um nakrar minuttir.',
  'punchoutPage.general': 'Okkurt gekk galið. Byrja av nýggjum úr innkeypsskipanini.',
  'punchoutPage.toShop': 'Til handilin',
  'punchoutLine.clearance': 'Útsøla',
  'punchoutLine.remnant': 'Restlongd á {length}',
  'punchoutLine.direct': 'Beinleiðis levering',
  'punchoutLine.partOf': 'Partur av kittinum {kit}',
  'punchoutLine.wantedOn': 'Ynskt {date}',
  'punchoutLine.wantedInParts': 'Ynskt í pørtum: {parts}',
  'punchoutLine.wantedPart': '{quantity} {date}',
  'punchoutLine.accountedInParts': 'Kontering býtt: {parts}',
};

import type { supportMatters as source } from '../en-US/support-matters.ts';
import type { Translation } from '../translation.ts';

export const supportMatters: Translation<typeof source> = {
  'support.matters': 'Skal viðgerast',
  'support.matters.lead':
    'Bíleggingar, sum ERP-skipanin ikki tók ímóti, og kortgjøld, sum ikki kundu takast ella latast leys. Handilin hevur givið tey upp: onkur má taka sær av teimum.',
  'support.matters.kind.order-given-up': 'Bílegging ikki móttikin av ERP',
  'support.matters.kind.charge-failed': 'Upphæddin ikki tikin av kortinum',
  'support.matters.kind.release-failed': 'Upphædd á kortinum ikki latin leys',
  'support.matters.todo.order-given-up':
    'Tak orsøkina burtur í ERP-skipanini, og royn aftur. Ein bílegging, sum er skrivað inn har við hond við hesi tilvísing, verður funnin og ikki gjørd tvær ferðir.',
  'support.matters.todo.charge-failed':
    'Vørurnar eru bílagdar. Miseydnast tað aftur, bið so kundan gjalda á annan hátt, og notera tað her.',
  'support.matters.todo.release-failed':
    'Eingin bílegging kom burturúr. Miseydnast tað aftur, lat so upphæddina leysa hjá gjaldstænastuni, og notera tað her.',
  'support.matters.order': 'Bílegging {number}',
  'support.matters.payment': 'Gjald við korti',
  'support.matters.customer': 'Kundi',
  'support.matters.since': 'Síðani',
  'support.matters.attempts': '{count, plural, one {# roynd} other {# royndir}}',
  'support.matters.reference': 'Tilvísing',
  'support.matters.answer': 'Seinasta svar',
  'support.matters.remark': 'Viðmerking',
  'support.matters.seenBy': '{name}, {time}',
  'support.matters.trail': 'Vís í eftirlitssporinum',
  'support.matters.again': 'Royn aftur',
  'support.matters.again.done': 'Tað er á veg aftur',
  'support.matters.see': 'Viðgjørt',
  'support.matters.see.title': 'Hvussu varð tað viðgjørt?',
  'support.matters.see.remark': 'Viðmerking',
  'support.matters.see.hint': 'Til dømis: skrivað inn við hond, rokning send, ringt til kundan.',
  'support.matters.see.save': 'Notera',
  'support.matters.see.done': 'Tað er noterað sum viðgjørt',
  'support.matters.state': 'Støða',
  'support.matters.state.open': 'Opin',
  'support.matters.state.seen': 'Viðgjørd',
  'support.matters.none': 'Einki skal viðgerast',
  'support.matters.none.text': 'Her stendur tað, sum handilin ikki sjálvur kann gera lidnugt.',
  'support.matters.none.seen': 'Einki er viðgjørt enn',
  'support.matters.count.open': '{count, plural, one {# er opið} other {# eru opin}}',
  'support.matters.count.seen': '{count, plural, one {# er viðgjørt} other {# eru viðgjørd}}',
  'support.matters.countMost': 'Meira enn {count}',
  'support.matters.mark': '{count, plural, one {# opið} other {# opin}}',
  'support.problem.nobodyTakes': 'Her verður ikki longur tikið ímóti bíleggingum ella gjøldum av hesum slagi',
};

import { joins } from '../messages/language.ts'
import { ofRefusals } from '../messages/screen-messages.ts'
import type { RefusalKind } from '../quote/refusal-kind.ts'

/** `siteButPay`: a site set everything but the currency to pay with. */
export type SetBy = 'user' | 'site' | 'siteButPay'

/** A user asked by a site can't change the request. */
const OF_SITE: Readonly<Partial<Record<RefusalKind, 'change' | 'later' | 'fund' | 'turnedAway'>>> = {
  tooLittle: 'change',
  noRoute: 'change',
  notOffered: 'change',
  notThere: 'change',
  spoilsPrice: 'change',
  badCall: 'change',
  wouldFail: 'change',
  slippage: 'change',
  permit: 'change',
  turnedAway: 'turnedAway',
  tooMuch: 'later',
  chainOff: 'later',
  closed: 'later',
  notEnough: 'fund',
}
/** Another currency to pay with doesn't help here. */
const OF_ARRIVAL: readonly RefusalKind[] = ['notThere', 'badCall', 'wouldFail', 'slippage', 'permit']

export function refusalTitle(kind: RefusalKind): string {
  return ofRefusals().kinds[kind].title
}

/** Blames fees only where money goes to another chain. */
export function refusalText(kind: RefusalKind, asked: Readonly<{ setBy: SetBy; isTransfer: boolean }>): string {
  const { kinds, tooLittleHere, site } = ofRefusals()
  const { text } = kinds[kind]
  const advice = OF_SITE[kind]
  if (asked.setBy === 'user' || !advice) return kind === 'tooLittle' && !asked.isTransfer ? tooLittleHere : text
  const canPayOtherwise = asked.setBy === 'siteButPay' && !OF_ARRIVAL.includes(kind)
  return canPayOtherwise ? `${site[advice]}${joins().after}${site.pay}` : site[advice]
}

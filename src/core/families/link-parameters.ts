import type { Family } from '../chain/chain.ts'
import type { AddressProblem } from './address.ts'

/** `token`: a contract, undefined for native; `units`: smallest units. */
export type PaymentLink = Readonly<{
  family: Family
  chainId: number | undefined
  address: string
  token: string | undefined
  units: bigint | undefined
}>

export type LinkProblem =
  | Readonly<{ problem: 'unreadable' }>
  | Readonly<{ problem: 'requires' | 'chain'; name: string }>
  | Readonly<{ problem: 'address'; why: AddressProblem; address: string }>

export type LinkAnswer = Readonly<{ ok: true; link: PaymentLink }> | (Readonly<{ ok: false }> & LinkProblem)

export function linkParameters(query: string): readonly (readonly [string, string])[] | undefined {
  try {
    return query
      .split('&')
      .filter((each) => each !== '')
      .map((each) => {
        const at = each.includes('=') ? each.indexOf('=') : each.length
        return [decodeURIComponent(each.slice(0, at)), decodeURIComponent(each.slice(at + 1))]
      })
  } catch {
    return undefined
  }
}

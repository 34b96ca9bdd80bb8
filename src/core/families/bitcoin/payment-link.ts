import { parseDecimal } from '../../../lib/decimal.ts'
import { type LinkAnswer, linkParameters } from '../link-parameters.ts'
import { parseBitcoinAddress } from './address.ts'

const DECIMALS = 8

/** Parses a BIP-21 link; BIP-321 ignores the case of names. */
export function parseBitcoinLink(text: string): LinkAnswer | undefined {
  const [, target, query] = /^bitcoin:([^?]*)(?:\?(.*))?$/is.exec(text) ?? []
  if (target === undefined) return undefined
  const parameters = linkParameters(query ?? '')?.map(([name, value]) => [name.toLowerCase(), value] as const)
  if (!parameters) return { ok: false, problem: 'unreadable' }
  // BIP-21: such a link is invalid.
  const required = parameters.find(([name]) => name.startsWith('req-'))
  if (required) return { ok: false, problem: 'requires', name: required[0] }
  const address = parseBitcoinAddress(target)
  if (!address.ok) return { ok: false, problem: 'address', why: address.problem, address: target }
  const amounts = parameters.filter(([name]) => name === 'amount')
  const amount = amounts[0] && parseDecimal(amounts[0][1], DECIMALS)
  if (amounts.length > 1 || amount?.ok === false) return { ok: false, problem: 'unreadable' }
  const link = { address: address.address, token: undefined, units: amount?.value }
  return { ok: true, link: { family: 'bitcoin', chainId: undefined, ...link } }
}

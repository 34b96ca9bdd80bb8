import { type Chain, familyOf } from '../../chain/chain.ts'
import type { Context } from '../context.ts'
import { FAMILY_CHECKS } from '../family-checks.ts'

type Written = Readonly<{ at: string; address: string }>

/**
 * Requires canonical mainnet addresses (interface, "Quote rules" 3).
 *
 * The order's hash ignores bech32's case.
 */
export function checkBitcoinAddresses(context: Context): void {
  for (const { at, address } of miswritten(context)) {
    context.report('F27', at, { says: 'bitcoinAddressMiswritten', address })
  }
}

function miswritten({ quote, origin, destination }: Context): readonly Written[] {
  const { details, protocol } = quote
  const order = protocol?.v2?.orderData
  const named = protocol?.v2?.paymentDetails
  const chainOf = (slug: string) => [origin, destination].find((chain) => chain.slug === slug)
  const all: readonly (Written & Readonly<{ chain: Chain | undefined }>)[] = [
    { at: 'details.sender', address: details.sender, chain: origin },
    { at: 'details.recipient', address: details.recipient, chain: destination },
    ...(named ? [{ at: 'protocol.v2.paymentDetails.depository', address: named.depository, chain: origin }] : []),
    ...(order?.inputs ?? []).flatMap(({ refunds }, input) =>
      refunds.map(({ chainId, recipient }, refund) => ({
        at: `protocol.v2.orderData.inputs[${input}].refunds[${refund}].recipient`,
        address: recipient,
        chain: chainOf(chainId),
      })),
    ),
    ...(order?.output.payments ?? []).map(({ recipient }, payment) => ({
      at: `protocol.v2.orderData.output.payments[${payment}].recipient`,
      address: recipient,
      chain: order && chainOf(order.output.chainId),
    })),
  ]
  return all.filter(({ chain, address }) => chain && !FAMILY_CHECKS[familyOf(chain)].isCanonical(address))
}

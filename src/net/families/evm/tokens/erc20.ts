import { TRANSFER_TOPIC } from '../../../../core/families/evm/erc20-events.ts'
import type { Log } from '../../../../core/families/evm/logs.ts'
import { CausewayError } from '../../../../lib/errors.ts'
import { type Hex, isHex } from '../../../../lib/hex.ts'

// ERC-20 selectors, without `0x`.
const SELECTORS = { balanceOf: '70a08231', allowance: 'dd62ed3e', decimals: '313ce567' } as const

export type Erc20Read = keyof typeof SELECTORS

/** Makes the calldata of a read of an ERC-20 token. Throws `BAD_ADDRESS`. */
export function erc20Call(question: Erc20Read, ...addresses: readonly string[]): Hex {
  return `0x${SELECTORS[question]}${addresses.map(word).join('')}`
}

/**
 * Finds a token's transfers to an account from others. `at` is the log's index. ERC-20: two indexed addresses, one data
 * word.
 */
export function logsTo(
  receipt: Readonly<{ logs: readonly Log[] }>,
  { currency, recipient }: Readonly<{ currency: string; recipient: string }>,
): readonly Readonly<{ at: number; value: bigint }>[] {
  const to = `0x${word(recipient)}`
  const token = currency.toLowerCase()
  return receipt.logs.flatMap(({ address, topics, data }, at) => {
    const isTransfer =
      address.toLowerCase() === token &&
      topics.length === 3 &&
      topics[0]?.toLowerCase() === TRANSFER_TOPIC &&
      topics[2]?.toLowerCase() === to &&
      topics[1]?.toLowerCase() !== to &&
      isHex(data, 32)
    return isTransfer && BigInt(data) > 0n ? [{ at, value: BigInt(data) }] : []
  })
}

function word(address: string): string {
  if (!isHex(address, 20))
    throw new CausewayError('BAD_ADDRESS', undefined, { expected: '20 bytes as hex', got: address })
  return address.slice(2).toLowerCase().padStart(64, '0')
}

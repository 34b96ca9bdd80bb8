import { TRANSFER_TOPIC } from '../core/erc20-events.ts'
import { CausewayError } from '../lib/errors.ts'
import { type Hex, isHex } from '../lib/hex.ts'

// ERC-20 selectors: the first four bytes of keccak256 of the signature.
const SELECTORS = { balanceOf: '70a08231', allowance: 'dd62ed3e', decimals: '313ce567' } as const

/** A log of a receipt, undecoded. */
export type Log = Readonly<{ address: string; topics: readonly string[]; data: string }>

/** The questions that this wallet asks of a token. */
export type Erc20Question = keyof typeof SELECTORS

/** The calldata of a question to an ERC-20 token. Throws `BAD_ADDRESS` for what is no address. */
export function erc20Call(question: Erc20Question, ...addresses: readonly string[]): Hex {
  return `0x${SELECTORS[question]}${addresses.map(word).join('')}`
}

/**
 * Reads which logs of a receipt say that a token moved to an account, and how much, smallest unit; `at` is their place in the
 * receipt. Only logs of the token's own contract count, in the form that ERC-20 gives them: two indexed addresses and one word
 * of data. What an account moves to itself brings it nothing.
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

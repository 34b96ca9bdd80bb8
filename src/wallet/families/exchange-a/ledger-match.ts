import type { ExchangeATransferItem } from '../../../core/execution/item.ts'
import { isSameAddress } from '../../../core/families/address.ts'
import { nonceEndsMilliseconds } from '../../../core/families/exchange-a/nonce.ts'
import { parseDecimal } from '../../../lib/decimal.ts'
import type { Answer } from '../evm/node-port.ts'

/** `amount` has eight decimals. Not every entry names its nonce. */
export type LedgerEntry = Readonly<{
  atMilliseconds: number
  from: string
  to: string
  token: string
  amount: bigint
  nonce: number | undefined
}>

/** `unread` entries may be anything. */
export type Ledger = Answer<readonly LedgerEntry[]> &
  Readonly<{ unread?: readonly Readonly<{ atMilliseconds: number | undefined }>[] }>

/**
 * The ledger on one transfer. `certain`: an entry has its nonce, which is used once. `likely`: an entry
 * without a nonce has its amount, token and destination, at its time. `unclear`: such an entry at another time, or an
 * unreadable one. `taken`: the nonce went to another account.
 */
export type LedgerMatch = Readonly<{ is: 'certain' | 'likely' | 'unclear' | 'none' } | { is: 'taken'; by: string }>

/** Nonces are timestamps; the wallet's and the exchange's clocks may differ this much. */
const CLOCK_MILLISECONDS = 3_600_000
/** The proof lets no transfer begin with a clock that differs more. */
const LIKELY_CLOCK_MILLISECONDS = 600_000
const DECIMALS = 8

/** From here on, the ledger may list a transfer. */
export function ledgerStartMilliseconds({ nonce }: Pick<ExchangeATransferItem, 'nonce'>): number {
  return Number(nonce) - CLOCK_MILLISECONDS
}

/** Looks for a transfer in its account's ledger; no bytes are older than `agreedAtSeconds`. */
export function matchInLedger(
  item: ExchangeATransferItem,
  { value: entries, unread = [] }: Extract<Ledger, { ok: true }>,
  agreedAtSeconds: number,
): LedgerMatch {
  const { from, nonce, counterparty } = item
  const own = entries.filter((each) => isSameAddress(each.from, from))
  const mine = own.find((each) => BigInt(each.nonce ?? -1) === nonce)
  if (mine) {
    return isSameAddress(mine.to, counterparty) ? { is: 'certain' } : { is: 'taken', by: `${nonce} to ${mine.to}` }
  }
  const end = nonceEndsMilliseconds(nonce)
  const alike = own.filter((each) => each.nonce === undefined && each.atMilliseconds <= end && isAlike(each, item))
  const since = agreedAtSeconds * 1_000 - LIKELY_CLOCK_MILLISECONDS
  if (alike.some(({ atMilliseconds }) => atMilliseconds >= since)) return { is: 'likely' }
  const isHidden = unread.some(({ atMilliseconds = end }) => atMilliseconds <= end)
  return { is: alike.length > 0 || isHidden ? 'unclear' : 'none' }
}

// The signed message has the token as `<SYMBOL>:<token id>`.
function isAlike({ to, token, amount }: LedgerEntry, { counterparty, typedData }: ExchangeATransferItem): boolean {
  const { token: signedToken, amount: signedAmount } = typedData.message
  const parsed = parseDecimal(`${signedAmount}`, DECIMALS)
  const isSameAmount = parsed.ok && parsed.value === amount
  return isSameAmount && isSameAddress(to, counterparty) && symbolOf(token) === symbolOf(`${signedToken}`)
}

function symbolOf(token: string): string | undefined {
  return token.split(':')[0]
}

import type { ExchangeATransferItem } from '../../../core/execution/item.ts'
import { isSameAddress } from '../../../core/families/address.ts'
import { nonceEndsMilliseconds } from '../../../core/families/exchange-a/nonce.ts'
import type { Answer } from '../../../core/reason/reason.ts'
import { parseDecimal } from '../../../lib/decimal.ts'

/** Amounts have eight decimals. */
export type LedgerEntry = Readonly<{
  hash: string
  atMilliseconds: number
  from: string
  to: string
  token: string
  amount: bigint
  nonce: number | undefined
}>

type UnreadEntry = Readonly<{ atMilliseconds: number | undefined; to?: string | undefined }>

export type Ledger = Answer<readonly LedgerEntry[]> & Readonly<{ unread?: readonly UnreadEntry[] }>

/** `certain`: its nonce. `likely`: equal and timely. `taken`: by another account. `isAlone`: nothing equal. */
export type LedgerMatch = Readonly<
  | { is: 'certain' }
  | { is: 'none'; isAlone: boolean }
  | { is: 'taken'; by: string }
  /** Names of equal entries; only one transfer may count each. */
  | { is: 'likely'; entries: readonly string[] }
>

/** Nonces are timestamps; clocks may differ this much. */
const CLOCK_MILLISECONDS = 3_600_000
/** The proof refuses clocks that differ more. */
const LIKELY_CLOCK_MILLISECONDS = 600_000
const DECIMALS = 8

export function ledgerStartMilliseconds({ nonce }: Pick<ExchangeATransferItem, 'nonce'>): number {
  return Number(nonce) - CLOCK_MILLISECONDS
}

export function matchInLedger(
  item: ExchangeATransferItem,
  entries: readonly LedgerEntry[],
  agreedAtSeconds: number,
): LedgerMatch {
  const { from, nonce, counterparty } = item
  const own = entries.filter((each) => isSameAddress(each.from, from))
  const mine = own.find((each) => BigInt(each.nonce ?? -1) === nonce)
  if (mine) {
    return isSameAddress(mine.to, counterparty) ? { is: 'certain' } : { is: 'taken', by: `${nonce} to ${mine.to}` }
  }
  const end = nonceEndsMilliseconds(nonce)
  const since = agreedAtSeconds * 1_000 - LIKELY_CLOCK_MILLISECONDS
  const equal = own.filter((each) => each.nonce === undefined && each.atMilliseconds <= end && isAlike(each, item))
  const timely = equal.filter(({ atMilliseconds }) => atMilliseconds >= since)
  if (timely.length > 0) return { is: 'likely', entries: timely.map(ledgerEntryName) }
  return { is: 'none', isAlone: equal.length === 0 }
}

export function mayBeUnread(
  { nonce, counterparty }: ExchangeATransferItem,
  { atMilliseconds = 0, to = counterparty }: UnreadEntry,
): boolean {
  return atMilliseconds <= nonceEndsMilliseconds(nonce) && isSameAddress(to, counterparty)
}

function ledgerEntryName({ hash, atMilliseconds }: LedgerEntry): string {
  return `ledger entry ${hash} at ${atMilliseconds}`
}

// The signed token is `<SYMBOL>:<token id>`.
function isAlike({ to, token, amount }: LedgerEntry, { counterparty, typedData }: ExchangeATransferItem): boolean {
  const { token: signedToken, amount: signedAmount } = typedData.message
  const parsed = parseDecimal(`${signedAmount}`, DECIMALS)
  const isSameAmount = parsed.ok && parsed.value === amount
  return isSameAmount && isSameAddress(to, counterparty) && symbolOf(token) === symbolOf(`${signedToken}`)
}

function symbolOf(token: string): string | undefined {
  return token.split(':')[0]
}

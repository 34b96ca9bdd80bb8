import { type Hex, isHex } from '../../../lib/hex.ts'
import { MOST_ACCOUNT_INDEX } from './account-and-key-indexes.ts'

/** Reference, "Exchange B". */
export const TYPE_NUMBERS = { registration: 8, transfer: 12 } as const

/** `networkId` is 304 on the main network; `expiresAtMs` in epoch milliseconds. */
type Common = Readonly<{
  networkId: number
  accountIndex: number
  apiKeyIndex: number
  nonce: number
  expiresAtMs: number
}>

/** `amount` in smallest units, `usdcFee` in millionths of a dollar. */
export type ExchangeBTransfer = Common &
  Readonly<{
    type: 'transfer'
    toAccountIndex: number
    assetIndex: number
    fromRouteType: number
    toRouteType: number
    amount: number
    usdcFee: number
    memo: Hex
  }>

export type KeyRegistration = Common & Readonly<{ type: 'registration'; publicKey: Uint8Array }>

export type ExchangeBTransaction = ExchangeBTransfer | KeyRegistration

/** Ten minutes less a second, like the exchange's clients. */
const LIFETIME_MS = 599_000

/** The expiry of a new transaction, epoch milliseconds. */
export function expiryFrom(nowMs: number): number {
  return Math.floor(nowMs) + LIFETIME_MS
}

type Range = readonly [least: number, most: number]

const ACCOUNT: Range = [0, MOST_ACCOUNT_INDEX]
const ROUTE: Range = [0, 1]
const EXACT: Range = [0, Number.MAX_SAFE_INTEGER]

// Reference: 48 bits for accounts and times, API keys to 254, assets to 62.
const RANGES: Readonly<Record<string, Range>> = {
  networkId: [1, 2 ** 32 - 1],
  accountIndex: ACCOUNT,
  apiKeyIndex: [0, 254],
  nonce: EXACT,
  expiresAtMs: [1, 2 ** 48 - 1],
  toAccountIndex: ACCOUNT,
  assetIndex: [1, 62],
  fromRouteType: ROUTE,
  toRouteType: ROUTE,
  amount: [1, Number.MAX_SAFE_INTEGER],
  usdcFee: EXACT,
}

/**
 * A transaction if the exchange can carry all its numbers.
 *
 * @throws RangeError that names the first it can't
 */
export function checkedTransaction<T extends ExchangeBTransaction>(transaction: T): T {
  for (const [name, value] of Object.entries(transaction)) {
    const [least, most] = RANGES[name] ?? []
    if (least === undefined || most === undefined) continue
    if (!Number.isSafeInteger(value) || value < least || value > most) {
      throw new RangeError(`${name}: expected a whole number from ${least} to ${most}, got ${String(value)}`)
    }
  }
  if (transaction.type === 'transfer' && !isHex(transaction.memo, 32)) {
    throw new RangeError('memo: expected 32 bytes in hex')
  }
  return transaction
}

import * as v from 'valibot'
import { TYPE_NUMBERS } from '../../../core/families/exchange-b/transaction.ts'
import { parseDecimal } from '../../../lib/decimal.ts'
import type { Hex } from '../../../lib/hex.ts'
import { plausibleMilliseconds, readableField, rowsOf } from '../../http/rows.ts'

// Reference, "Exchange B": integers in JSON, account amounts as decimal strings.

const USDC_DECIMALS = 6

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const big = v.pipe(
  whole,
  v.transform((value) => BigInt(value)),
)
// A missing balance counts as 0: the wallet can't move it.
const usdc = v.pipe(
  v.string(),
  v.maxLength(40),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const isNegative = dataset.value.startsWith('-')
    const parsed = parseDecimal(isNegative ? dataset.value.slice(1) : dataset.value, USDC_DECIMALS)
    if (parsed.ok) return isNegative ? 0n : parsed.value
    addIssue({ message: `expected an amount of ${USDC_DECIMALS} decimals` })
    return NEVER
  }),
)
const hexDigits = (bytes: number) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^(0x)?[0-9a-fA-F]{${2 * bytes}}$`), `expected ${bytes} bytes as hex`),
    v.transform((text): Hex => `0x${text.replace(/^0x/, '').toLowerCase()}`),
  )

/** Code 200 is success, regardless of HTTP's. */
export const exchangeBResult = v.object({ code: v.pipe(v.number(), v.integer()), message: v.nullish(v.string()) })

type OfWallet = Readonly<{ index: number; l1Address: Hex | undefined }>

export type WalletAccounts = Readonly<{
  l1Address: Hex | undefined
  accounts: readonly OfWallet[]
  unread: readonly (number | undefined)[]
  next: string | undefined
}>

const ofWallet = v.pipe(
  v.object({ index: whole, l1_address: hexDigits(20) }),
  v.transform(({ index, l1_address }): OfWallet => ({ index, l1Address: l1_address })),
)

/** `GET /api/v1/accountsByL1Address` */
export const accountsOfWallet = v.pipe(
  v.union([
    v.object({
      sub_accounts: rowsOf(ofWallet),
      l1_address: v.fallback(v.optional(hexDigits(20)), undefined),
      next_cursor: v.nullish(v.string()),
    }),
    v.object({ accountIndex: whole, l1_address: v.optional(hexDigits(20)) }),
  ]),
  v.transform((answer): WalletAccounts => {
    const { l1_address: l1Address } = answer
    if ('accountIndex' in answer) {
      return { l1Address, accounts: [{ index: answer.accountIndex, l1Address }], unread: [], next: undefined }
    }
    const { rows, unread } = answer.sub_accounts
    const indexes = unread.map((row) => readableField(row, 'index', whole))
    return { l1Address, accounts: rows, unread: indexes, next: answer.next_cursor || undefined }
  }),
)

/** `l1Address` owns it. `available`: the unbound part of `collateral`; millionths of a dollar. */
export type ExchangeBAccount = Readonly<{ index: number; l1Address: Hex; collateral: bigint; available: bigint }>

const account = v.pipe(
  v.object({ index: whole, l1_address: hexDigits(20), collateral: usdc, available_balance: usdc }),
  v.transform(
    ({ index, l1_address, collateral, available_balance }): ExchangeBAccount => ({
      index,
      l1Address: l1_address,
      collateral,
      available: available_balance,
    }),
  ),
)

/** `GET /api/v1/account`. */
export const accounts = v.pipe(
  v.object({ accounts: rowsOf(account) }),
  v.transform(({ accounts }) => accounts),
)

/** `GET /api/v1/nextNonce`. */
export const nextNonce = v.pipe(
  v.object({ nonce: big }),
  v.transform(({ nonce }) => nonce),
)

/** `publicKey` has 40 bytes. */
export type RegisteredKey = Readonly<{ accountIndex: number; apiKeyIndex: number; nonce: bigint; publicKey: Hex }>

/** An unreadable key still takes its index. */
export type UnreadKey = Readonly<{ apiKeyIndex: number | undefined }>

const registeredKey = v.pipe(
  v.object({ account_index: whole, api_key_index: whole, nonce: big, public_key: hexDigits(40) }),
  v.transform(
    ({ account_index, api_key_index, nonce, public_key }): RegisteredKey => ({
      accountIndex: account_index,
      apiKeyIndex: api_key_index,
      nonce,
      publicKey: public_key,
    }),
  ),
)

/** `GET /api/v1/apikeys`. */
export const apiKeys = v.pipe(
  v.object({ api_keys: rowsOf(registeredKey) }),
  v.transform(({ api_keys: { rows, unread } }) => ({
    keys: rows,
    unread: unread.map((row): UnreadKey => ({ apiKeyIndex: readableField(row, 'api_key_index', whole) })),
  })),
)

/** `GET /api/v1/transferFeeInfo`: millionths of a dollar. */
export const transferFee = v.pipe(
  v.object({ transfer_fee_usdc: big }),
  v.transform(({ transfer_fee_usdc }) => transfer_fee_usdc),
)

export type TransactionProgress =
  | Readonly<{ is: 'failed' | 'pending' | 'executed' | 'final' }>
  | Readonly<{ is: 'unknown'; word: number }>

const PROGRESS = ['failed', 'pending', 'executed', 'final'] as const

/** `amount` in smallest units. */
export type KnownTransfer = Readonly<{
  toAccountIndex: number
  assetIndex: number
  toRouteType: number
  amount: bigint
}>

/** `type` 12 is a transfer; `hash` has 80 hex digits. */
export type KnownTransaction = Readonly<{
  hash: string
  type: number | undefined
  progress: TransactionProgress
  accountIndex: number | undefined
  transfer: KnownTransfer | undefined
  executedAtMilliseconds: number | undefined
}>

const transferInfo = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ ToAccountIndex: whole, AssetIndex: whole, ToRouteType: whole, Amount: big }),
  v.transform(
    ({ ToAccountIndex, AssetIndex, ToRouteType, Amount }): KnownTransfer => ({
      toAccountIndex: ToAccountIndex,
      assetIndex: AssetIndex,
      toRouteType: ToRouteType,
      amount: Amount,
    }),
  ),
)

const perhaps = v.fallback(v.optional(whole), undefined)

/** `GET /api/v1/tx`. */
export const exchangeBTransaction = v.pipe(
  v.object({
    hash: hexDigits(40),
    type: perhaps,
    status: v.pipe(v.number(), v.integer()),
    account_index: perhaps,
    info: v.optional(v.unknown()),
    executed_at: perhaps,
  }),
  v.transform(({ hash, type, status, account_index, info, executed_at }): KnownTransaction => {
    const is = PROGRESS[status]
    const progress: TransactionProgress = is ? { is } : { is: 'unknown', word: status }
    const transfer = type === TYPE_NUMBERS.transfer ? v.safeParse(transferInfo, info) : undefined
    return {
      hash: hash.slice(2),
      type,
      progress,
      accountIndex: account_index,
      transfer: transfer?.success ? transfer.output : undefined,
      // Zero means not yet; its OpenAPI shows seconds.
      executedAtMilliseconds: [executed_at, (executed_at ?? 0) * 1_000].find((at) => v.is(plausibleMilliseconds, at)),
    }
  }),
)

/** `POST /api/v1/sendTx`, accepted. */
export const acceptedBroadcast = v.object({ tx_hash: hexDigits(40) })

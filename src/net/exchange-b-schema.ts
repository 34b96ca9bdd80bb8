import * as v from 'valibot'
import { TYPE_NUMBERS } from '../core/exchange-b/transaction.ts'
import { parseDecimal } from '../lib/decimal.ts'
import type { Hex } from '../lib/hex.ts'

// The exchange's HTTP interface (reference, "Exchange B"): whole numbers in JSON, amounts of accounts as decimal texts.

/** Decimals of USDC, in which balances and fees are counted. */
const USDC_DECIMALS = 6

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const big = v.pipe(
  whole,
  v.transform((value) => BigInt(value)),
)
const usdc = v.pipe(
  v.string(),
  v.maxLength(40),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseDecimal(dataset.value, USDC_DECIMALS)
    if (parsed.ok) return parsed.value
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

/** What every answer carries; 200 is success, whatever the HTTP status. */
export const result = v.object({ code: v.pipe(v.number(), v.integer()), message: v.optional(v.string()) })

/** An account of a wallet; `l1Address` is its owner, where the answer names one. */
type OfWallet = Readonly<{ index: number; l1Address: Hex | undefined }>

/** `GET /api/v1/accountsByL1Address`, in the shape of the public exchange or in that of the interface. */
export const accountsOfWallet = v.pipe(
  v.union([
    v.object({ sub_accounts: v.array(v.object({ index: whole, l1_address: hexDigits(20) })) }),
    v.object({ accountIndex: whole, l1_address: v.optional(hexDigits(20)) }),
  ]),
  v.transform((answer): readonly OfWallet[] => {
    if ('accountIndex' in answer) return [{ index: answer.accountIndex, l1Address: answer.l1_address }]
    return answer.sub_accounts.map(({ index, l1_address }) => ({ index, l1Address: l1_address }))
  }),
)

/**
 * An account as the exchange tells it: `l1Address` is its owner. `collateral` is its perps USDC, `available` what of that
 * nothing is bound to; millionths of a dollar.
 */
export type ExchangeBAccount = Readonly<{ index: number; l1Address: Hex; collateral: bigint; available: bigint }>

/** `GET /api/v1/account`. */
export const accounts = v.pipe(
  v.object({
    accounts: v.array(v.object({ index: whole, l1_address: hexDigits(20), collateral: usdc, available_balance: usdc })),
  }),
  v.transform(({ accounts }) =>
    accounts.map(
      ({ index, l1_address, collateral, available_balance }): ExchangeBAccount => ({
        index,
        l1Address: l1_address,
        collateral,
        available: available_balance,
      }),
    ),
  ),
)

/** `GET /api/v1/nextNonce`. */
export const nextNonce = v.pipe(
  v.object({ nonce: big }),
  v.transform(({ nonce }) => nonce),
)

/** An API key that is registered for an account. `publicKey` has 40 bytes. */
export type RegisteredKey = Readonly<{ accountIndex: number; apiKeyIndex: number; nonce: bigint; publicKey: Hex }>

/** `GET /api/v1/apikeys`. */
export const apiKeys = v.pipe(
  v.object({
    api_keys: v.array(v.object({ account_index: whole, api_key_index: whole, nonce: big, public_key: hexDigits(40) })),
  }),
  v.transform(({ api_keys }) =>
    api_keys.map(
      ({ account_index, api_key_index, nonce, public_key }): RegisteredKey => ({
        accountIndex: account_index,
        apiKeyIndex: api_key_index,
        nonce,
        publicKey: public_key,
      }),
    ),
  ),
)

/** `GET /api/v1/transferFeeInfo`: millionths of a dollar. */
export const transferFee = v.pipe(
  v.object({ transfer_fee_usdc: big }),
  v.transform(({ transfer_fee_usdc }) => transfer_fee_usdc),
)

/** How far a transaction has come; `word` is the exchange's number where it is not known here. */
export type Progress =
  | Readonly<{ is: 'failed' | 'pending' | 'executed' | 'final' }>
  | Readonly<{ is: 'unknown'; word: number }>

const PROGRESS = ['failed', 'pending', 'executed', 'final'] as const

/** What a transfer moved: `amount` in the asset's smallest unit, between these sides of both accounts. */
export type KnownTransfer = Readonly<{
  toAccountIndex: number
  assetIndex: number
  toRouteType: number
  amount: bigint
}>

/**
 * A transaction that the exchange has: `type` is its number (12 for a transfer), `hash` 80 hex digits. `transfer` is there
 * where it says one that can be read. `executedAtMilliseconds` is epoch milliseconds, undefined before it is executed.
 */
export type KnownTransaction = Readonly<{
  hash: string
  type: number
  progress: Progress
  accountIndex: number
  nonce: bigint
  blockHeight: number
  transfer: KnownTransfer | undefined
  executedAtMilliseconds: number | undefined
}>

// The same JSON that was posted as `tx_info`.
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

/** `GET /api/v1/tx`. */
export const transaction = v.pipe(
  v.object({
    hash: hexDigits(40),
    type: whole,
    status: v.pipe(v.number(), v.integer()),
    account_index: whole,
    nonce: big,
    block_height: whole,
    info: v.optional(v.string()),
    executed_at: v.optional(whole),
  }),
  v.transform(({ hash, type, status, account_index, nonce, block_height, info, executed_at }): KnownTransaction => {
    const is = PROGRESS[status]
    const progress: Progress = is ? { is } : { is: 'unknown', word: status }
    const transfer = type === TYPE_NUMBERS.transfer ? v.safeParse(transferInfo, info) : undefined
    return {
      hash: hash.slice(2),
      type,
      progress,
      accountIndex: account_index,
      nonce,
      blockHeight: block_height,
      transfer: transfer?.success ? transfer.output : undefined,
      // Zero stands for what has not happened yet.
      executedAtMilliseconds: executed_at || undefined,
    }
  }),
)

/** `POST /api/v1/sendTx`, where it was accepted. */
export const sent = v.object({ tx_hash: hexDigits(40) })

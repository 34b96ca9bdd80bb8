import { fixedText } from '../decimal.ts'
import { type Accounts, ASSETS, keyText, PERPS_ROUTE, SPOT_ROUTE, USDC_ASSET } from './accounts.ts'
import { Refusal } from './refusals.ts'
import type { TransactionLog } from './transaction-log.ts'

/** The public exchange's shape, or that of interface.md. */
export const ANSWER_SHAPES = ['sub_accounts', 'accountIndex'] as const
export type AnswerShape = (typeof ANSWER_SHAPES)[number]

/** 0 failed, 1 pending, 2 executed, 3 final. */
const EXECUTED = 2
const OK = 200
const ALL_KEYS = 255

/** Answers GET /api/v1/accountsByL1Address. */
export function accountsByL1Address(accounts: Accounts, l1Address: string, shape: AnswerShape): unknown {
  const indexes = accounts.ofWallet(l1Address)
  const [main] = indexes
  if (main === undefined) throw new Refusal('unknownAccount', `l1_address: ${l1Address} has no account`)
  if (shape === 'accountIndex') return { code: OK, l1_address: l1Address, accountIndex: main }
  return { code: OK, l1_address: l1Address, sub_accounts: indexes.map((index) => accountBody(accounts, index)) }
}

/** Answers GET /api/v1/account: by `index` or `l1_address`, with the assets. */
export function accountDetails(accounts: Accounts, by: string, value: string): unknown {
  const indexes = by === 'l1_address' ? accounts.ofWallet(value) : by === 'index' ? [Number(value)] : []
  const known = indexes.filter((index) => accounts.l1AddressOf(index) !== undefined)
  if (known.length === 0) throw new Refusal('unknownAccount', `value: no account by ${by} ${value}`)
  const bodies = known.map((index) => ({
    ...accountBody(accounts, index),
    account_index: index,
    name: '',
    description: '',
    positions: [],
    assets: ASSETS.map((asset) => assetBody(accounts, index, asset)),
  }))
  return { code: OK, total: bodies.length, accounts: bodies }
}

function accountBody(accounts: Accounts, index: number) {
  const perps = { accountIndex: index, assetIndex: USDC_ASSET.index, route: PERPS_ROUTE }
  const collateral = fixedText(accounts.balance(perps), USDC_ASSET.decimals)
  return {
    code: 0,
    account_type: 0,
    index,
    l1_address: accounts.l1AddressOf(index),
    cancel_all_time: 0,
    total_order_count: 0,
    total_isolated_order_count: 0,
    pending_order_count: 0,
    available_balance: collateral,
    status: 1,
    collateral,
  }
}

function assetBody(accounts: Accounts, accountIndex: number, { index, symbol, decimals }: (typeof ASSETS)[number]) {
  const on = (route: number) => fixedText(accounts.balance({ accountIndex, assetIndex: index, route }), decimals)
  return {
    symbol,
    asset_id: index,
    balance: on(SPOT_ROUTE),
    locked_balance: fixedText(0n, decimals),
    margin_balance: on(PERPS_ROUTE),
  }
}

export function nextNonce(accounts: Accounts, accountIndex: number, apiKeyIndex: number): unknown {
  refuseUnknown(accounts, accountIndex)
  return { code: OK, nonce: accounts.apiKey(accountIndex, apiKeyIndex)?.nextNonce ?? 0 }
}

/** Answers GET /api/v1/transferFeeInfo, in millionths of a dollar. */
export function transferFeeInfo(accounts: Accounts, accountIndex: number, fee: bigint): unknown {
  refuseUnknown(accounts, accountIndex)
  return { code: OK, transfer_fee_usdc: Number(fee) }
}

/** Answers GET /api/v1/apikeys: one key by its index, or all with 255. */
export function apiKeys(accounts: Accounts, accountIndex: number, apiKeyIndex = ALL_KEYS): unknown {
  refuseUnknown(accounts, accountIndex)
  const found = [...accounts.apiKeys(accountIndex)].filter(([index]) => [index, ALL_KEYS].includes(apiKeyIndex))
  return {
    code: OK,
    api_keys: found.map(([index, { publicKey, nextNonce }]) => ({
      account_index: accountIndex,
      api_key_index: index,
      nonce: nextNonce,
      public_key: keyText(publicKey),
    })),
  }
}

export function transactionDetails(
  log: TransactionLog,
  { by, value }: Readonly<{ by: string; value: string }>,
  listedMs: number,
): unknown {
  const found = by === 'hash' ? log.byHash(value) : log.all().find(({ index }) => by !== 'hash' && `${index}` === value)
  if (!found || found.atMs > listedMs)
    throw new Refusal('unknownTransaction', `value: no transaction by ${by} ${value}`)
  return {
    code: OK,
    hash: found.hash,
    type: found.type,
    info: found.info,
    event_info: '{}',
    status: EXECUTED,
    transaction_index: found.index,
    l1_address: found.l1Address,
    account_index: found.accountIndex,
    nonce: Number(found.nonce),
    block_height: found.index + 1,
    queued_at: found.atMs,
    executed_at: found.atMs,
    sequence_index: found.index,
  }
}

function refuseUnknown(accounts: Accounts, accountIndex: number): void {
  if (accounts.l1AddressOf(accountIndex) !== undefined) return
  throw new Refusal('unknownAccount', `account_index: account ${accountIndex} not found`)
}

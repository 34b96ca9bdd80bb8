import { isSameAddress } from '../core/address.ts'
import { type ExchangeBFacts, known, unknown } from '../core/facts.ts'
import type { Intent } from '../core/intent.ts'
import type { Hex } from '../lib/hex.ts'
import type { ExchangeB } from './exchange-b.ts'
import type { ExchangeBAccount } from './exchange-b-schema.ts'
import type { Answer } from './rpc.ts'

/**
 * Which intent, where its transfer goes (the pinned account), the wallet's own address that must own the account, and the
 * API key that the wallet has for it, undefined where it has none that is registered.
 */
export type ExchangeBFactsAbout = Readonly<{
  exchange: ExchangeB
  intent: Pick<Intent, 'user'>
  depository: string
  ownAddresses: readonly string[]
  ownKey: OwnKey | undefined
}>

type OwnKey = Readonly<{ apiKeyIndex: number; publicKey: Hex }>

/**
 * Reads everything that a proof needs to know of an account of exchange B: whose it is, what of it can leave, what a
 * transfer costs, and whether the wallet's key still signs for it. What the exchange does not say becomes unknown, with
 * the reason.
 */
export async function readExchangeBFacts(about: ExchangeBFactsAbout): Promise<ExchangeBFacts> {
  const { exchange, intent, depository, ownAddresses, ownKey } = about
  const accountIndex = indexOf(intent.user)
  const [account, fee, apiKey] = await Promise.all([
    exchange.account(accountIndex),
    exchange.transferFee(accountIndex, indexOf(depository)),
    stateOf(ownKey, accountIndex, exchange),
  ])
  const owner = account.ok ? account.value.l1Address : undefined
  const fact = <T, U>(answer: Answer<T>, of: (value: T) => U) =>
    answer.ok ? known(of(answer.value), exchange.source) : unknown(answer.reason)
  return {
    family: 'exchangeB',
    l1Address: fact(account, ({ l1Address }) => l1Address),
    ownAddress: ownAddresses.find((each) => owner && isSameAddress(each, owner)) ?? ownAddresses[0] ?? '',
    balance: fact(account, movable),
    transferFeeUsd: fact(fee, (value) => value),
    apiKey,
  }
}

async function stateOf(
  ownKey: OwnKey | undefined,
  accountIndex: number,
  exchange: ExchangeB,
): Promise<NonNullable<ExchangeBFacts['apiKey']>> {
  if (!ownKey) return known('none', 'this wallet')
  const keys = await exchange.apiKeys(accountIndex)
  if (!keys.ok) return unknown(keys.reason)
  const { apiKeyIndex, publicKey } = ownKey
  const isThere = keys.value.some((each) => each.apiKeyIndex === apiKeyIndex && each.publicKey === publicKey)
  return known(isThere ? 'ready' : 'replaced', exchange.source)
}

/**
 * What of an account can leave, millionths of a dollar: what is bound to open positions cannot, and a gain that is not
 * taken yet is no collateral.
 */
export function movable({ collateral, available }: ExchangeBAccount): bigint {
  const isBound = available < collateral
  return isBound ? available : collateral
}

// No account has the index that stands for what is none.
function indexOf(text: string): number {
  return /^(0|[1-9][0-9]{0,14})$/.test(text) ? Number(text) : Number.NaN
}

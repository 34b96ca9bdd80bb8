import { type ExchangeBFacts, knownFact, unknownFact } from '../../../core/chain/facts.ts'
import { isSameAddress } from '../../../core/families/address.ts'
import type { Intent } from '../../../core/intent/intent.ts'
import type { Answer } from '../../../core/reason/reason.ts'
import type { Hex } from '../../../lib/hex.ts'
import type { ExchangeBClient } from './client.ts'
import type { ExchangeBAccount } from './schema.ts'

/** `depository` is pinned; `ownKey` is the account's registered API key. */
export type ExchangeBFactsAbout = Readonly<{
  exchange: ExchangeBClient
  intent: Pick<Intent, 'user'>
  depository: string
  ownAddresses: readonly string[]
  ownKey: OwnKey | undefined
}>

type OwnKey = Readonly<{ apiKeyIndex: number; publicKey: Hex }>

/** Reads owner, balance, fee and API key of an exchange B account. Missing answers become unknown. */
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
    answer.ok ? knownFact(of(answer.value), exchange.source) : unknownFact(answer.reason)
  return {
    family: 'exchangeB',
    l1Address: fact(account, ({ l1Address }) => l1Address),
    ownAddress: ownAddresses.find((each) => owner && isSameAddress(each, owner)) ?? ownAddresses[0] ?? '',
    balance: fact(account, movableBalance),
    transferFeeUsd: fact(fee, (value) => value),
    apiKey,
  }
}

async function stateOf(
  ownKey: OwnKey | undefined,
  accountIndex: number,
  exchange: ExchangeBClient,
): Promise<NonNullable<ExchangeBFacts['apiKey']>> {
  if (!ownKey) return knownFact('none', 'this wallet')
  const keys = await exchange.apiKeys(accountIndex)
  if (!keys.ok) return unknownFact(keys.reason)
  const { apiKeyIndex, publicKey } = ownKey
  const isThere = keys.value.some((each) => each.apiKeyIndex === apiKeyIndex && each.publicKey === publicKey)
  const isUnread = keys.unread?.some((each) => (each.apiKeyIndex ?? apiKeyIndex) === apiKeyIndex) ?? false
  if (!isThere && isUnread) return unknownFact({ code: 'UNREADABLE' })
  return knownFact(isThere ? 'ready' : 'replaced', exchange.source)
}

/** Computes the movable balance, millionths of a dollar, without bound collateral and unrealized gains. */
export function movableBalance({ collateral, available }: ExchangeBAccount): bigint {
  const isBound = available < collateral
  return isBound ? available : collateral
}

// NaN matches no account.
function indexOf(text: string): number {
  return /^(0|[1-9][0-9]{0,14})$/.test(text) ? Number(text) : Number.NaN
}

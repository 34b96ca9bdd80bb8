import { type ExchangeBFacts, known, unknown } from '../core/facts.ts'
import type { Intent } from '../core/intent.ts'
import type { ExchangeB } from './exchange-b.ts'
import type { ExchangeBAccount } from './exchange-b-schema.ts'
import type { Answer } from './rpc.ts'

/** Which intent, where its transfer goes (the pinned account), and the wallet's own address that must own the account. */
export type ExchangeBFactsAbout = Readonly<{
  exchange: ExchangeB
  intent: Pick<Intent, 'user'>
  depository: string
  ownAddress: string
}>

/**
 * Reads everything that a proof needs to know of an account of exchange B: whose it is, what of it can leave, and what a
 * transfer costs. What the exchange does not say becomes unknown, with the reason.
 */
export async function readExchangeBFacts(about: ExchangeBFactsAbout): Promise<ExchangeBFacts> {
  const { exchange, intent, depository, ownAddress } = about
  const accountIndex = indexOf(intent.user)
  const [account, fee] = await Promise.all([
    exchange.account(accountIndex),
    exchange.transferFee(accountIndex, indexOf(depository)),
  ])
  const fact = <T, U>(answer: Answer<T>, of: (value: T) => U) =>
    answer.ok ? known(of(answer.value), exchange.source) : unknown(answer.message)
  return {
    family: 'exchangeB',
    l1Address: fact(account, ({ l1Address }) => l1Address),
    ownAddress,
    balance: fact(account, movable),
    transferFeeUsd: fact(fee, (value) => value),
  }
}

// What is bound to open positions cannot leave, and a gain that is not taken yet is no collateral.
function movable({ collateral, available }: ExchangeBAccount): bigint {
  const isBound = available < collateral
  return isBound ? available : collateral
}

// No account has the index that stands for what is none.
function indexOf(text: string): number {
  return /^(0|[1-9][0-9]{0,14})$/.test(text) ? Number(text) : Number.NaN
}

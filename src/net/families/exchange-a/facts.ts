import type { Chain } from '../../../core/chain/chain.ts'
import { type ExchangeAFacts, type Fact, knownFact, unknownFact } from '../../../core/chain/facts.ts'
import { isSameAddress } from '../../../core/families/address.ts'
import { tokenAndDexOf } from '../../../core/families/exchange-a/dex-token.ts'
import { type Currency, sameIdentifier } from '../../../core/money/currency.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import type { ExchangeAClient } from './client.ts'
import type { LedgerTransfer } from './ledger-schema.ts'
import { EXCHANGE_A_DECIMALS } from './schema.ts'

/** `usedNonces` and `signatureChainId` are the wallet's own knowledge. */
export type ExchangeAFactsAbout = Readonly<{
  exchange: ExchangeAClient
  chain: Chain
  user: string
  currency: Currency
  usedNonces: readonly bigint[]
  signatureChainId: number
}>

/** An account's first transfer pays this once (service facts 7). */
const FIRST_TRANSFER_FEE = 10n ** BigInt(EXCHANGE_A_DECIMALS)

/** Reads exchange A's facts for the verifier. Missing answers become unknown with the reason. */
export async function readExchangeAFacts(about: ExchangeAFactsAbout): Promise<ExchangeAFacts> {
  const { exchange, chain, user, currency, usedNonces, signatureChainId } = about
  const tokenId = tokenAndDexOf(currency.address)?.tokenId
  const isPinned = [chain.native, ...chain.tokens].some(({ address }) => sameIdentifier(address, tokenId ?? ''))
  const [balance, token, fee] = await Promise.all([
    exchangeABalance(exchange, currency, user),
    isPinned || tokenId === undefined ? unknownFact({ code: 'NOT_ASKED' }) : tokenOf(tokenId, exchange),
    firstTransferFee(exchange, user),
  ])
  return {
    family: 'exchangeA',
    balance: factOf(balance, exchange),
    token,
    usedNonces,
    signatureChainId,
    firstTransferFee: factOf(fee, exchange),
  }
}

/**
 * Reads the withdrawable perps balance or the spot balance, smallest unit. Unified accounts keep USDC in spot (service
 * facts 7).
 */
export async function exchangeABalance(
  exchange: ExchangeAClient,
  currency: Currency,
  user: string,
): Promise<Answer<bigint>> {
  const parts = tokenAndDexOf(currency.address)
  if (!parts) return failedFor({ code: 'EXCHANGE_LACKS' }, `${currency.symbol} is no currency of the exchange`)
  const { symbol } = currency
  if (parts.dex === 'spot') {
    return spotBalance({ exchange, user, symbol }, ({ tokenId }) => sameIdentifier(tokenId, parts.tokenId))
  }
  if (parts.dex !== '') return exchange.withdrawable(user, parts.dex)
  const isUnified = await exchange.isUnified(user)
  if (!isUnified.ok) return isUnified
  if (!isUnified.value) return exchange.withdrawable(user, '')
  return spotBalance({ exchange, user, symbol }, (token) => token.symbol === symbol)
}

type IsIt = (token: Readonly<{ tokenId: string; symbol: string }>) => boolean

type SpotQuestion = Readonly<{ exchange: ExchangeAClient; user: string; symbol: string }>

async function spotBalance({ exchange, user, symbol }: SpotQuestion, isIt: IsIt): Promise<Answer<bigint>> {
  const holdings = await exchange.spotHoldings(user)
  if (!holdings.ok) return holdings
  const { value, unread = [] } = holdings
  const held = value.find(({ token }) => isIt(token))
  // A nameless row may be any absent token.
  const isUnread = unread.some(({ token, coin, index }) =>
    token ? isIt(token) : coin === symbol || (coin === undefined && index === undefined && !held),
  )
  if (isUnread) return failedFor({ code: 'UNREADABLE' }, `The balance of ${symbol} cannot be read`)
  return { ok: true, value: held?.value ?? 0n }
}

async function tokenOf(tokenId: string, exchange: ExchangeAClient): Promise<ExchangeAFacts['token']> {
  const tokens = await exchange.spotTokens()
  if (!tokens.ok) return unknownFact(tokens.reason)
  const token = tokens.value.find((each) => sameIdentifier(each.tokenId, tokenId))
  if (!token) return unknownFact({ code: 'EXCHANGE_LACKS' })
  return knownFact({ symbol: token.symbol, decimals: token.decimals }, exchange.source)
}

/** Reads the extra fee of the next transfer, USDC with 8 decimals (service facts 7). */
export async function firstTransferFee(
  exchange: Pick<ExchangeAClient, 'movements'>,
  user: string,
): Promise<Answer<bigint>> {
  const hasSent = (all: readonly LedgerTransfer[]) => all.some(({ from }) => isSameAddress(from, user))
  const movements = await exchange.movements(user, 0, hasSent)
  if (!movements.ok) return movements
  return { ok: true, value: hasSent(movements.value) ? 0n : FIRST_TRANSFER_FEE }
}

function factOf<T>(answer: Answer<T>, { source }: ExchangeAClient): Fact<T> {
  return answer.ok ? knownFact(answer.value, source) : unknownFact(answer.reason)
}

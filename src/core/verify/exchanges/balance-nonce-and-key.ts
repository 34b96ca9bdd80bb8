import { isHex } from '../../../lib/hex.ts'
import type { ExchangeAFacts, ExchangeBFacts, Fact } from '../../chain/facts.ts'
import type { Item } from '../../execution/item.ts'
import { isSameAddress } from '../../families/address.ts'
import { isExchangeBTransfer } from '../../families/exchange-b/items.ts'
import { sameIdentifier } from '../../money/currency.ts'
import { amountWithSymbol } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { mappedNonce } from './a-signing-terms.ts'

/** Milliseconds from the quote's arrival. */
const NONCE_RANGE_MS = 600_000n

/** Checks exchange A's balance and used nonces. */
export function checkExchangeAFacts(context: Context, exchange: ExchangeAFacts): void {
  const { intent, origin, amountIn } = context
  const fee = firstTransferFee(context, exchange)
  // The exchange itself takes it from USDC.
  checkBalance(context, exchange.balance, amountIn + (intent.originCurrency.symbol === origin.native.symbol ? fee : 0n))
  checkNonce(context, exchange)
  const tokenId = intent.originCurrency.address.slice(0, 34)
  const isPinned = [origin.native, ...origin.tokens].some(({ address }) => sameIdentifier(address, tokenId))
  if (!isPinned) checkToken(context, exchange)
}

// Service facts 7: one dollar.
function firstTransferFee({ origin, report }: Context, { firstTransferFee: fee }: ExchangeAFacts): bigint {
  if (fee === undefined) return 0n
  const at = 'facts.firstTransferFee'
  if (!fee.known) {
    report('H14', at, { says: 'firstTransferUnknown', why: fee.why })
    return 0n
  }
  if (fee.value > 0n) {
    const words = amountWithSymbol(fee.value, origin.native)
    report('H14', at, { says: 'firstTransferCosts', exchange: origin.name, fee: words })
  }
  return fee.value
}

function checkNonce({ quote, facts, report }: Context, { usedNonces }: ExchangeAFacts): void {
  const nonce = mappedNonce(quote)
  if (nonce === undefined) return
  const at = 'steps[0].items[0].data.sign.value.nonce'
  const distance = nonce - BigInt(Math.trunc(facts.receivedAtSeconds)) * 1_000n
  // The exchange refuses or delays a distant nonce.
  if (distance > NONCE_RANGE_MS || distance < -NONCE_RANGE_MS) {
    report('G09', at, 'nonceFarAway')
  }
  if (usedNonces.includes(nonce)) {
    report('G10', at, 'nonceUsed')
  }
}

function checkToken(context: Context, { token }: ExchangeAFacts): void {
  const { intent, origin, report } = context
  const { symbol, decimals } = intent.originCurrency
  if (!token.known) {
    report('D32', 'facts', { says: 'exchangeTokenUnsaid', exchange: origin.name, symbol, why: token.why })
  } else if (token.value.decimals !== decimals || token.value.symbol !== symbol) {
    const said = { symbol: token.value.symbol, decimals: `${token.value.decimals}` }
    report('D31', 'facts.token', { says: 'exchangeTokenIsAnother', ...said })
  }
}

const FEE_WARN_PART = 100n

/** Checks exchange B's owner, balance and cost. */
export function checkExchangeBFacts(context: Context, exchange: ExchangeBFacts, plan: readonly Item[]): void {
  const { intent, amountIn, report } = context
  const owner = read(exchange.l1Address, context, 'accountOwnerUnsaid')
  if (owner !== undefined && !(isHex(owner, 20) && isSameAddress(owner, exchange.ownAddress))) {
    report('I09', 'facts.l1Address', {
      says: 'accountOfAnother',
      account: intent.user,
      owner,
      own: exchange.ownAddress,
    })
  }
  const hasKey = checkKey(context, exchange)
  const transfer = plan.find(isExchangeBTransfer)
  const fee = BigInt(transfer?.transfer.usdcFee ?? 0)
  checkBalance(context, exchange.balance, amountIn + fee)
  // Only the account's key reads the fee: I13 covers that.
  if (transfer) checkFee(context, hasKey ? exchange.transferFeeUsd : undefined, fee)
}

function checkKey(context: Context, { apiKey }: ExchangeBFacts): boolean {
  const { intent, origin, report } = context
  const state = apiKey && read(apiKey, context, 'accountKeysUnsaid')
  const about = { exchange: origin.name, account: intent.user }
  if (state === 'none') report('I13', 'facts.apiKey', { says: 'accountKeyMissing', ...about })
  if (state === 'replaced') report('I13', 'facts.apiKey', { says: 'accountKeyReplaced', ...about })
  return state !== 'none' && state !== 'replaced'
}

// The fee must equal the exchange's and not exceed the amount.
function checkFee(context: Context, asked: Fact<bigint> | undefined, fee: bigint): void {
  const { intent, origin, amountIn, report } = context
  const at = 'steps[0].items[0].data.action.parameters.usdcFee'
  const costs = { fee: amountWithSymbol(fee, origin.native), amount: amountWithSymbol(amountIn, intent.originCurrency) }
  const due = asked && read(asked, context, 'transferFeeUnsaid')
  if (fee > amountIn) report('I12', at, { says: 'transferFeeAboveAmount', ...costs })
  else if (due !== undefined && fee !== due) {
    report('I11', at, { says: 'transferFeeNotAsked', fee: costs.fee, due: amountWithSymbol(due, origin.native) })
  }
  if (fee * FEE_WARN_PART > amountIn) {
    const share = amountIn > 0n ? (fee * 100n) / amountIn : 0n
    report('I08', at, { says: 'transferFeeLarge', ...costs, share: `${share}` })
  }
}

function checkBalance(context: Context, fact: Fact<bigint>, needed: bigint): void {
  const { intent, report } = context
  const balance = read(fact, context, 'exchangeBalanceUnsaid')
  if (balance === undefined || balance >= needed) return
  const words = (value: bigint) => amountWithSymbol(value, intent.originCurrency)
  report('D30', 'facts.balance', { says: 'balanceTooSmall', needs: words(needed), have: words(balance) })
}

type Unsaid = 'exchangeBalanceUnsaid' | 'accountOwnerUnsaid' | 'accountKeysUnsaid' | 'transferFeeUnsaid'

function read<T>(fact: Fact<T>, { origin, report }: Context, says: Unsaid): T | undefined {
  if (fact.known) return fact.value
  report('D32', 'facts', { says, exchange: origin.name, why: fact.why })
  return undefined
}

import type { BalanceView, BitcoinView, ChainView, CoinView } from '../../api/views/balances.ts'
import type { ExecutionView } from '../../api/views/transfers.ts'
import type { AccountView } from '../../api/views/wallet.ts'
import type { Family } from '../../core/chain/chain.ts'
import { isSameAddress } from '../../core/families/address.ts'
import { isBitcoinPsbt } from '../../core/families/bitcoin/items.ts'
import { sameIdentifier } from '../../core/money/currency.ts'
import { formatDecimal } from '../../lib/decimal.ts'
import { familyOn } from '../state/wallet/family.ts'
import { type ChosenCoin, type Draft, EMPTY_DRAFT, PAYMENTS, type TypedCall } from './draft.ts'
import { TIME_LIMITS, TOPUPS } from './options/option-choices.ts'
import { SLIPPAGES } from './options/slippage.ts'
import { currenciesOn, currencyRefOf } from './sides/chosen-currencies.ts'

type Again = Pick<ExecutionView, 'intent' | 'pays' | 'expected' | 'plan'>

type Around = Readonly<{
  chains: readonly ChainView[]
  balances: readonly BalanceView[]
  own: (family: Family) => string | undefined
}>

export function payerOf({ intent }: Pick<Again, 'intent'>, accounts: readonly AccountView[]): AccountView | undefined {
  return accounts.find(({ address }) => isSameAddress(address, intent.user))
}

/** Undefined where the form can't express the earlier transfer. */
export function repeatDraft(
  { intent, pays, expected, plan }: Again,
  { chains, balances, own }: Around,
): Draft | undefined {
  const calls = intent.calls ?? []
  const refTo = (chainId: number, address: string) => {
    const chain = chains.find(({ id }) => id === chainId)
    const found =
      chain && currenciesOn(chain, balances, intent.currencies).find((each) => sameIdentifier(each.address, address))
    return found && currencyRefOf(found, chains)
  }
  const from = refTo(intent.originChainId, intent.originCurrency)
  const to = refTo(intent.destinationChainId, intent.destinationCurrency)
  if (!from || !to) return undefined
  const party = (address: string, chainId: number) =>
    isSameAddress(address, own(familyOn(chains, chainId)) ?? '') ? undefined : address
  const isOfInput = intent.tradeType === 'EXACT_INPUT'
  const life = `${intent.timeToLiveSeconds}`
  return {
    ...EMPTY_DRAFT,
    from,
    to,
    amount: formatDecimal(intent.amount, (isOfInput ? pays : expected).currency.decimals),
    trade: intent.tradeType,
    recipient: party(intent.recipient, intent.destinationChainId),
    refundTo: party(intent.refundTo, intent.originChainId),
    payment: PAYMENTS.find((each) => each === intent.payment) ?? 'deposit',
    ...slippageAgain(intent.slippageBasisPoints),
    timeToLiveSeconds: TIME_LIMITS.find((each) => each === life) ?? 'automatic',
    hasTopup: intent.topupGasUsd !== undefined,
    topupUsd: TOPUPS.find((each) => BigInt(each) * 1_000_000n === intent.topupGasUsd) ?? EMPTY_DRAFT.topupUsd,
    ...sponsoredAgain(intent.sponsorship),
    coins: chosenAgain(intent, plan),
    calls: calls.map(typed),
    callsGas: intent.callsGasLimit === undefined ? '' : `${intent.callsGasLimit}`,
  }
}

/** Unread coins stay: the quote checks them. */
export function unspentAmong(coins: readonly ChosenCoin[], view: BitcoinView): readonly ChosenCoin[] {
  if (!view.known || view.accounts.some(({ isPartial }) => isPartial)) return coins
  const free = view.accounts
    .flatMap((account) => account.coins)
    .filter(({ isLocked, confirmations }) => !isLocked && confirmations > 0)
    .map(outpointOf)
  return coins.filter(({ outpoint }) => free.includes(outpoint))
}

const outpointOf = ({ txid, vout }: Pick<CoinView, 'txid' | 'vout'>) => `${txid}:${vout}`

function chosenAgain({ coins = [] }: Again['intent'], plan: Again['plan']): readonly ChosenCoin[] {
  return plan
    .filter(isBitcoinPsbt)
    .flatMap(({ inputs }) => inputs.map((coin) => ({ outpoint: outpointOf(coin), sats: `${coin.valueSats}` })))
    .filter(({ outpoint }) => coins.includes(outpoint))
}

function slippageAgain(basisPoints: number | undefined): Pick<Draft, 'slippageBasisPoints' | 'ownSlippage'> {
  if (basisPoints === undefined) return { slippageBasisPoints: 'automatic', ownSlippage: '' }
  const preset = SLIPPAGES.find((each) => each === `${basisPoints}`)
  return preset
    ? { slippageBasisPoints: preset, ownSlippage: '' }
    : { slippageBasisPoints: 'own', ownSlippage: formatDecimal(BigInt(basisPoints), 2) }
}

function sponsoredAgain(sponsorship: Again['intent']['sponsorship']): Pick<Draft, 'isSponsored' | 'sponsorMost'> {
  const { mostUsd } = sponsorship ?? {}
  return { isSponsored: sponsorship !== undefined, sponsorMost: mostUsd === undefined ? '' : formatDecimal(mostUsd, 6) }
}

function typed({ to, data, value }: NonNullable<Again['intent']['calls']>[number]): TypedCall {
  return { to, data, value: value === 0n ? '' : formatDecimal(value, 18) }
}

import type { Transfer } from '../../api/contract.ts'
import type { ChainView } from '../../api/views/balances.ts'
import type { ExchangeBAccountView } from '../../api/views/exchange-b.ts'
import { type AddressProblem, parseAddress } from '../../core/families/address.ts'
import { FAMILIES } from '../../core/families/families.ts'
import { type Currency, isSameCurrency } from '../../core/money/currency.ts'
import { type DecimalProblem, parseDecimal } from '../../lib/decimal.ts'
import { DISPLAYS } from '../families/display-by-family.ts'
import { familyOn } from '../state/wallet/family.ts'
import { type CallProblem, readCalls } from './calls/call.ts'
import { arrivalGasLimit } from './calls/gas-limit.ts'
import { type FormSide, incidentAt } from './currency/chain-incident.ts'
import { type Draft, isOwnPayment } from './draft.ts'
import { gasOnArrivalOf, mayLimitTime } from './options/availability.ts'
import { type MaximumInputProblem, maximumInputOf } from './options/maximum-input.ts'
import { type SlippageProblem, slippageOf } from './options/slippage.ts'
import { type SponsorshipProblem, sponsorshipOf } from './options/sponsorship.ts'
import {
  balanceIn,
  type ChainsAndBalances,
  chosenCurrencies,
  hasNoAddress,
  isDirectSend,
  isPinnedOn,
} from './sides/chosen-currencies.ts'

export type FormContext = ChainsAndBalances &
  Readonly<{
    account: string
    /** Undefined while unread. */
    exchangeB?: ExchangeBAccountView | null | undefined
  }>

export type FormProblem =
  | Readonly<{ field: 'account'; problem: 'noBitcoin' }>
  | Readonly<{ field: 'amount'; problem: DecimalProblem }>
  | Readonly<{ field: 'amount'; problem: { problem: 'zero' } }>
  | Readonly<{ field: 'amount'; problem: { problem: 'tooMuch'; has: bigint; pending: bigint } }>
  | Readonly<{ field: 'amount'; problem: { problem: 'aboveMost'; most: bigint } }>
  | Readonly<{ field: 'amount'; problem: { problem: 'belowLeast'; least: bigint } }>
  | Readonly<{ field: 'recipient' | 'refundTo'; problem: AddressProblem }>
  | Readonly<{ field: 'trade'; problem: 'exactToOpenAddress' }>
  | Readonly<{ field: 'slippage'; problem: SlippageProblem }>
  | Readonly<{ field: 'mostIn'; problem: MaximumInputProblem }>
  | Readonly<{ field: 'sponsorship'; problem: SponsorshipProblem }>
  | (Readonly<{ field: 'call' }> & WrongCall)
  | Readonly<{ field: 'callsGas'; problem: 'notGas' }>
  | Readonly<{ field: 'exchangeAccount'; problem: 'unknown' | 'none' | 'key' }>
  | Readonly<{ field: 'currencies'; problem: 'missing' | 'closed' | SameProblem | OffProblem }>

/** `at` is the index of the wrong call. */
export type WrongCall = Readonly<{ problem: CallProblem; at: number }>

/**
 * The same currency on both sides needs another recipient. The service has no such route inside an exchange
 * (interface, "Quote rules"). Only this wallet can send it on its own chain.
 */
type SameProblem = 'same' | 'sameOnExchange' | 'sameElsewhere'
type OffProblem = 'originDisabled' | 'originNoDeposits' | 'destinationDisabled'

export function readForm(
  draft: Draft,
  data: FormContext,
): { ok: true; transfer: Transfer } | { ok: false; problem: FormProblem } {
  const { from, to } = chosenCurrencies(draft, data)
  if (!from || !to) return wrong({ field: 'currencies', problem: 'missing' })
  const isDirect = isDirectSend(draft, data)
  if (isSameCurrency(from, to) && !isDirect)
    return wrong({ field: 'currencies', problem: sameProblem(draft, from, data) })
  const needsNoService = isDirect && FAMILIES[familyOn(data.chains, from.chainId)].hasUtxos
  const off = needsNoService ? undefined : offOf(from, to, data)
  if (off) return wrong({ field: 'currencies', problem: off })
  if (hasNoAddress(data.balances, from)) return wrong({ field: 'account', problem: 'noBitcoin' })
  const isOfInput = draft.trade === 'EXACT_INPUT'
  const amount = parseDecimal(draft.amount, (isOfInput ? from : to).decimals)
  if (!amount.ok) return wrong({ field: 'amount', problem: amount })
  if (amount.value === 0n) return wrong({ field: 'amount', problem: { problem: 'zero' } })
  if (draft.trade === 'EXACT_OUTPUT' && draft.payment === 'openAddress') {
    return wrong({ field: 'trade', problem: 'exactToOpenAddress' })
  }
  // A payment from elsewhere needs no balance here. The cost of a fixed output isn't known yet.
  const has = isOwnPayment(draft.payment) && isOfInput ? balanceIn(data.balances, from) : undefined
  if (has?.known && amount.value > has.value) {
    return wrong({ field: 'amount', problem: { problem: 'tooMuch', has: has.value, pending: has.pending ?? 0n } })
  }
  const recipient = partyOf(draft.recipient, data, to)
  // A direct payment has no refund, no slippage and no sponsor.
  const refundTo = partyOf(isDirect ? undefined : draft.refundTo, data, from)
  const custom = [from, to].filter(
    (each) =>
      !isPinnedOn(
        data.chains.find(({ id }) => id === each.chainId),
        each,
      ),
  )
  if (!recipient.ok) return wrong({ field: 'recipient', problem: recipient.problem })
  if (!refundTo.ok) return wrong({ field: 'refundTo', problem: refundTo.problem })
  const missing = missingAccount({ from, to, isToUs: recipient.address === undefined }, data)
  if (missing) return wrong({ field: 'exchangeAccount', problem: missing })
  const slippage = slippageOf(draft)
  if (!slippage.ok) return wrong({ field: 'slippage', problem: slippage.problem })
  const most = maximumInputOf(draft, from)
  if (!most.ok) return wrong({ field: 'mostIn', problem: most.problem })
  const sponsored = sponsorshipOf(draft)
  if (!sponsored.ok && !isDirect) return wrong({ field: 'sponsorship', problem: sponsored.problem })
  const arrives = isOfInput ? undefined : amount.value
  const call = readCalls(draft, { from, to }, { chains: data.chains, arrives })
  if (!call.ok) return wrong({ field: 'call', problem: call.problem, at: call.at })
  const gas = arrivalGasLimit(draft)
  if (!gas.ok) return wrong({ field: 'callsGas', problem: 'notGas' })
  return {
    ok: true,
    transfer: {
      account: data.account,
      originChainId: from.chainId,
      originCurrency: from.address,
      destinationChainId: to.chainId,
      destinationCurrency: to.address,
      amount: amount.value,
      // A send on one chain delivers the amount that leaves.
      tradeType: isSameCurrency(from, to) ? 'EXACT_INPUT' : draft.trade,
      ...(custom.length > 0 ? { currencies: custom } : {}),
      // Without a recipient and a refund address the account's own ones count, on any chain.
      ...(recipient.address === undefined ? {} : { recipient: recipient.address }),
      ...(refundTo.address === undefined ? {} : { refundTo: refundTo.address }),
      ...(slippage.basisPoints === undefined || isDirect ? {} : { slippageBasisPoints: slippage.basisPoints }),
      ...(most.most === undefined || isDirect ? {} : { mostIn: most.most }),
      ...(draft.timeToLiveSeconds !== 'automatic' && mayLimitTime(draft, data)
        ? { timeToLiveSeconds: Number(draft.timeToLiveSeconds) }
        : {}),
      ...(draft.hasTopup && gasOnArrivalOf(draft, data) ? { topupGasUsd: BigInt(draft.topupUsd) * MILLIONTHS } : {}),
      ...(sponsored.ok && sponsored.sponsorship && !isDirect ? { sponsorship: sponsored.sponsorship } : {}),
      ...(hasChosenCoins(draft, data) ? { coins: draft.coins.map(({ outpoint }) => outpoint) } : {}),
      ...(call.calls.length > 0 ? { calls: call.calls } : {}),
      ...(gas.limit === undefined ? {} : { callsGasLimit: gas.limit }),
      ...PAID[draft.payment],
    },
  }
}

/** Gas on arrival is requested in millionths of a dollar (interface, `topupGasAmount`). */
const MILLIONTHS = 1_000_000n

const PAID: Readonly<Record<Draft['payment'], Pick<Transfer, 'payment' | 'paidElsewhere'>>> = {
  deposit: {},
  permit: { payment: 'permit' },
  strictAddress: { payment: 'strictAddress', paidElsewhere: true },
  openAddress: { payment: 'openAddress', paidElsewhere: true },
}

export function hasChosenCoins(draft: Draft, data: ChainsAndBalances): boolean {
  const { from } = chosenCurrencies(draft, data)
  if (!from || draft.coins.length === 0 || draft.payment !== 'deposit') return false
  return FAMILIES[familyOn(data.chains, from.chainId)].hasUtxos
}

export function requiredExchangeAccount(
  { from, to, isToUs }: Readonly<{ from: Currency | undefined; to: Currency | undefined; isToUs: boolean }>,
  chains: readonly ChainView[],
): 'toLeave' | 'toArrive' | undefined {
  const isThere = (side: Currency | undefined) =>
    side && FAMILIES[familyOn(chains, side.chainId)].ownAddress === 'accountIndex'
  if (isThere(from)) return 'toLeave'
  return isThere(to) && isToUs ? 'toArrive' : undefined
}

function missingAccount(
  sides: Parameters<typeof requiredExchangeAccount>[0],
  { chains, exchangeB: view }: FormContext,
): 'unknown' | 'none' | 'key' | undefined {
  const wanted = requiredExchangeAccount(sides, chains)
  if (!wanted) return undefined
  if (!view?.known) return 'unknown'
  if (view.meant === null) return view.unread.length > 0 ? 'unknown' : 'none'
  return wanted === 'toLeave' && view.key !== 'active' ? 'key' : undefined
}

export function recipientOf(draft: Draft, data: FormContext): string | undefined {
  const { to } = chosenCurrencies(draft, data)
  const read = to && partyOf(draft.recipient, data, to)
  return read?.ok ? read.address : undefined
}

export function addressProblemOf(
  draft: Draft,
  data: FormContext,
  role: 'recipient' | 'refundTo',
): AddressProblem | undefined {
  const sides = chosenCurrencies(draft, data)
  const there = role === 'recipient' ? sides.to : sides.from
  const read = there && partyOf(draft[role], data, there)
  return read?.ok === false ? read.problem : undefined
}

export function callProblemOf(draft: Draft, data: FormContext): WrongCall | undefined {
  const { from, to } = chosenCurrencies(draft, data)
  if (!from || !to) return undefined
  const amount = draft.trade === 'EXACT_INPUT' ? undefined : parseDecimal(draft.amount, to.decimals)
  const arrives = amount?.ok ? amount.value : undefined
  const read = readCalls(draft, { from, to }, { chains: data.chains, arrives })
  return read.ok ? undefined : { problem: read.problem, at: read.at }
}

function partyOf(
  typed: string | undefined,
  { chains }: FormContext,
  there: Currency,
): { ok: true; address: string | undefined } | { ok: false; problem: AddressProblem } {
  return typed === undefined ? { ok: true, address: undefined } : parseAddress(familyOn(chains, there.chainId), typed)
}

function sameProblem({ recipient }: Draft, { chainId }: Currency, { chains }: FormContext): SameProblem {
  const { sameCurrency } = DISPLAYS[familyOn(chains, chainId)]
  if (sameCurrency) return sameCurrency
  return recipient === undefined ? 'same' : 'sameElsewhere'
}

function offOf(from: Currency, to: Currency, { chains }: FormContext): OffProblem | undefined {
  const offOn = (side: FormSide, { chainId }: Currency) => {
    const chain = chains.find(({ id }) => id === chainId)
    return chain && incidentAt(side, chain)
  }
  const origin = offOn('from', from)
  if (origin) return origin === 'disabled' ? 'originDisabled' : 'originNoDeposits'
  return offOn('to', to) && 'destinationDisabled'
}

function wrong(problem: FormProblem): { ok: false; problem: FormProblem } {
  return { ok: false, problem }
}

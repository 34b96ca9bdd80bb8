import type { BundleCall } from '../../core/bundle/bundle.ts'
import type { CallsEffects, FundedSimulation, RequiredFunds } from '../../core/bundle/funded-simulation.ts'
import type { KnownOrder } from '../../core/families/evm/deposit-events.ts'
import { highestGasLimit } from '../../core/families/evm/transaction-gas.ts'
import { NATIVE_EVM_ADDRESS } from '../../core/families/evm/zero-address.ts'
import type { Amount } from '../../core/money/currency.ts'
import { chainById, currencyOf } from '../../core/profiles/profile.ts'
import { type Answer, type Failure, failedFor, type Reason } from '../../core/reason/reason.ts'
import { fingerprint } from '../../lib/fingerprint.ts'
import type { Balance } from '../balances/currency-balances.ts'
import type { NodeFees } from '../families/evm/node-port.ts'
import type { AskedQuote } from '../quotes/proven-quote.ts'
import { balancesWithout, type FundingPorts, quoteFunding } from './funding.ts'
import { type PaidOrderPorts, paidOrders } from './paid-orders.ts'
import type { RequestedCalls } from './requested-calls.ts'
import { gasLimitOf, gasRefusal } from './reservation.ts'

export type ProposalPorts = FundingPorts &
  Readonly<{
    simulateFunded: (
      chainId: number,
      account: string,
      calls: readonly BundleCall[],
    ) => Promise<Answer<FundedSimulation>>
    fees: (chainId: number) => Promise<Answer<Pick<NodeFees, 'maxFeePerGasWei' | 'blockGasLimit'>>>
    balanceOf: (chainId: number, token: string, account: string) => Promise<Answer<bigint>>
    knownOf: PaidOrderPorts['knownOf']
  }>

/** `canGo` is false while approval can't succeed, or pays an own transfer twice. `legs` are the funding quotes. */
export type Proposal = Readonly<{
  effects: Answer<CallsEffects>
  reverted: Reason | undefined
  knownOrder: KnownOrder | undefined
  mostGas: Amount | undefined
  missing: readonly Amount[]
  legs: readonly AskedQuote[]
  canGo: boolean
}>

/** Simulates and prices calls before approval. It signs and sends nothing. */
export async function proposeCalls(wish: RequestedCalls, ports: ProposalPorts): Promise<Proposal> {
  const { account, chainId, calls } = wish
  const native = chainById(ports.profile, chainId)?.native
  const [simulation, fees, held] = await Promise.all([
    ports.simulateFunded(chainId, account, calls),
    ports.fees(chainId),
    ports.balanceOf(chainId, NATIVE_EVM_ADDRESS, account),
  ])
  const failed = [simulation, fees, held].find((each) => !each.ok)
  if (!native || !simulation.ok || !fees.ok || !held.ok) {
    return unknown(failed && !failed.ok ? failed : failedFor({ code: 'CHAIN_UNKNOWN', chainId: `${chainId}` }))
  }
  const { needs, gasUsed, reverted, effects } = simulation.value
  const limits = calls.map((call, index) => gasLimitOf(call, gasUsed[index] ?? 0n))
  const gas = limits.reduce((sum, limit) => sum + limit, 0n)
  const cost = gas * fees.value.maxFeePerGasWei
  const all = await withRequired(needs, wish, ports)
  if (!all.ok) return unknown(all)
  const wanted = all.value
  const paid = wanted.find(({ token }) => token === NATIVE_EVM_ADDRESS)?.amount ?? 0n
  const others = wanted.filter(({ token }) => token !== NATIVE_EVM_ADDRESS)
  const isShort = held.value < paid + cost || others.some(({ amount, has }) => has < amount)
  // Fees may rise before signing; unused gas costs nothing.
  const mostGas = { currency: native, value: isShort ? cost * 2n : (cost * 3n) / 2n }
  const knownOrder = await ports.knownOf(paidOrders(wish, effects, ports.profile))
  const mostPerCall = highestGasLimit(chainById(ports.profile, chainId) ?? {}, fees.value.blockGasLimit)
  const tooHigh = limits.flatMap((limit) => gasRefusal(limit, mostPerCall) ?? [])[0]
  const shown = { effects, reverted: reverted ?? tooHigh, knownOrder, mostGas }
  if (shown.reverted !== undefined || knownOrder === 'own') return { ...shown, missing: [], legs: [], canGo: false }
  if (!isShort) return { ...shown, missing: [], legs: [], canGo: true }
  const nativeNeed = { token: NATIVE_EVM_ADDRESS, amount: paid + mostGas.value, has: held.value }
  const short = [...others, nativeNeed].filter(({ amount, has }) => has < amount)
  const unknownToken = short.find(({ token }) => !currencyOf(ports.profile, chainId, token))
  if (unknownToken) {
    return {
      ...shown,
      reverted: { code: 'TOKEN_TOO_LITTLE', token: unknownToken.token },
      missing: [],
      legs: [],
      canGo: false,
    }
  }
  const missing = short.flatMap(({ token, amount, has }) => {
    const currency = currencyOf(ports.profile, chainId, token)
    return currency ? [{ currency, value: amount - has }] : []
  })
  // The calls' own needs can't fund anything.
  const taken = [...others, nativeNeed].flatMap(({ token, amount }) => {
    const currency = currencyOf(ports.profile, chainId, token)
    return currency ? [{ currency, value: amount }] : []
  })
  const balances = taken.reduce<readonly Balance[]>(
    (left, each) => balancesWithout(each, left),
    await ports.balances(account),
  )
  const legs = await quoteFunding(missing, { account, balances }, ports)
  return { ...shown, missing, legs, canGo: legs.length === missing.length && legs.every(isProven) }
}

/** Empty while the proposal can't go. */
export function proposalMark(
  { canGo, mostGas, legs, effects, knownOrder, missing }: Proposal,
  wish: RequestedCalls,
): string {
  if (!canGo) return ''
  const plans = legs.map((leg) => (leg.state === 'proven' ? leg.open.quote.planHash : ''))
  return fingerprint({ wish, mostGas: mostGas?.value, effects, knownOrder, missing, plans })
}

function unknown(effects: Failure): Proposal {
  return {
    effects,
    reverted: undefined,
    knownOrder: undefined,
    mostGas: undefined,
    missing: [],
    legs: [],
    canGo: false,
  }
}

function isProven(leg: AskedQuote): boolean {
  return leg.state === 'proven'
}

// ERC-7682: the page's amount must be there, however much the calls take.
async function withRequired(
  needs: readonly RequiredFunds[],
  { required, chainId, account }: RequestedCalls,
  ports: ProposalPorts,
): Promise<Answer<readonly RequiredFunds[]>> {
  const all = new Map(needs.map((need) => [need.token.toLowerCase(), need]))
  for (const { token: named, amount } of required) {
    const token = named.toLowerCase()
    const known = all.get(token)
    if (known) {
      // biome-ignore lint/complexity/useMathMinMax: Math.max takes no bigints
      all.set(token, { ...known, amount: known.amount > amount ? known.amount : amount })
    } else {
      const held = await ports.balanceOf(chainId, token, account)
      if (!held.ok) return held
      all.set(token, { token, amount, has: held.value })
    }
  }
  return { ok: true, value: [...all.values()] }
}

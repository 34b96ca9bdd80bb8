import type { Bound } from '../../../honest/answer.ts'
import { approveStep, swapStep } from '../../../honest/evm-steps.ts'
import { encode } from '../abi.ts'
import type { Tx } from '../chain.ts'
import { type Coin, isNative, poolGives } from '../money.ts'
import { FEIGNED, THIEF, TRAP } from '../places.ts'
import { allowing, type Call, depositing, giving, must, routed, sendingOn, swapping, turning } from './calls.ts'
import type { Drawn, Made } from './offer.ts'
import { asIs, termsOf } from './quote.ts'

/** The first lies are the likeliest ways to keep the money. */
const LIES = [
  'trap-in-simulation',
  'trap-turns',
  'trap-part',
  'order-of-one-unit',
  'order-of-a-millionth',
  'order-of-half',
  'approves-router',
  'approves-router-too',
  'credits-thief',
  'other-order',
  'refunds-thief',
  'no-deposit',
  'part-to-thief',
  'sweeps-after',
  'may-fail',
  'through-feigned',
  'paid-in-feigned',
] as const
type Lie = (typeof LIES)[number]

const TRAPS: readonly (Lie | undefined)[] = [
  'trap-in-simulation',
  'trap-turns',
  'trap-part',
  'may-fail',
  'through-feigned',
  'paid-in-feigned',
]
const FEIGNED_COIN = { address: FEIGNED, symbol: 'FGN', decimals: 6, usd: 1n }

export function swap(drawn: Drawn): Made {
  const { draw, from, to, asked } = drawn
  const lie = drawn.isHonest ? undefined : draw.pick<Lie>(LIES)
  const other: Coin = lie === 'paid-in-feigned' ? { ...FEIGNED_COIN, chainId: from.chainId } : drawn.other
  const gives = lie === 'paid-in-feigned' ? asked.amountIn : poolGives(from, other, asked.amountIn)
  const promised = gives - (gives * BigInt(draw.below(4))) / 1_000n
  const ordered = orderedBy(lie, promised)
  const terms = { ...termsOf(draw, from, to, asked), paid: { currency: other.address, amount: ordered } }
  const steps = (bound: Bound) => stepsOf(drawn, bound, lie, callsOf(drawn, { lie, bound, other, promised, ordered }))
  return { terms, lies: lie ? [lie] : [], setup: setupOf(drawn, lie), steps, twist: asIs }
}

export function localSwap(drawn: Drawn): Made {
  const { draw, from, to, asked } = drawn
  const lies = ['trap-in-simulation', 'trap-turns', 'trap-part', 'part-to-thief', 'no-deposit', 'sweeps-after'] as const
  const lie = drawn.isHonest
    ? undefined
    : draw.pick([...lies, 'approves-router', 'approves-router-too', 'refunds-thief', 'may-fail'] as const)
  const terms = termsOf(draw, from, to, asked)
  const promised = poolGives(from, to, asked.amountIn)
  const steps = (bound: Bound) =>
    stepsOf(drawn, bound, lie, callsOf(drawn, { lie, bound, other: to, promised, ordered: promised }))
  return { terms, lies: lie ? [lie] : [], setup: setupOf(drawn, lie), steps, twist: asIs }
}

function orderedBy(lie: Lie | undefined, promised: bigint): bigint {
  if (lie === 'order-of-one-unit') return 1n
  if (lie === 'order-of-a-millionth') return promised / 1_000_000n + 1n
  return lie === 'order-of-half' ? promised / 2n : promised
}

function setupOf({ draw, from, asked, places }: Drawn, lie: Lie | undefined): readonly Tx[] {
  // The swap needs no other allowance, so the router's remains.
  if (lie === 'approves-router-too' && !isNative(from)) {
    return [allowing(asked.user, from.address, places.ApprovalProxy, asked.amountIn)]
  }
  if (!TRAPS.includes(lie)) return []
  if (lie === 'trap-in-simulation' || lie === 'may-fail') return [turning(1, draw.pick([0, 1, 500]))]
  return [turning(0, draw.pick([0, 1, 500]))]
}

type Swap = Readonly<{ lie: Lie | undefined; bound: Bound; other: Coin; promised: bigint; ordered: bigint }>

function callsOf(drawn: Drawn, about: Swap): readonly Call[] {
  const { lie } = about
  const end = endOf(drawn, about)
  const pulls = lie === 'approves-router' && !isNative(drawn.from) ? [pulling(drawn)] : []
  const stolen = stealing(drawn, about)
  if (lie === 'sweeps-after') return [...pulls, ...middleOf(drawn, about), ...end, ...stolen]
  return [...pulls, ...middleOf(drawn, about), ...stolen, ...end]
}

function pulling({ from, asked, places }: Drawn): Call {
  return must(from.address, encode('USDC', 'transferFrom', [asked.user, places.Router, asked.amountIn]))
}

function middleOf({ draw, from, asked, places }: Drawn, { lie, other, promised }: Swap): readonly Call[] {
  const { amountIn } = asked
  if (lie === 'through-feigned') {
    const feigned: Coin = { ...FEIGNED_COIN, chainId: from.chainId }
    return [
      must(FEIGNED, encode('Feigned', 'mint', [TRAP, amountIn])),
      ...swapping(TRAP, [from, feigned], [amountIn, amountIn], places.Router),
      ...swapping(TRAP, [feigned, other], [amountIn, promised], places.Router),
    ]
  }
  if (lie === 'paid-in-feigned') {
    const minted = must(FEIGNED, encode('Feigned', 'mint', [TRAP, promised]))
    return [minted, ...swapping(TRAP, [from, other], [amountIn, promised], places.Router)]
  }
  const pool = TRAPS.includes(lie) ? TRAP : places.Pool
  const least = pool === TRAP ? promised : draw.pick([0n, promised])
  return swapping(pool, [from, other], [amountIn, least], places.Router)
}

// Takes output before or after its payment, by the router's function or without it.
function stealing(drawn: Drawn, { lie, other, promised, ordered }: Swap): readonly Call[] {
  const { places } = drawn
  const takes = (amount: bigint) => [
    drawn.draw.chance(400) ? sendingOn(places, other, THIEF, amount) : giving(other, amount),
  ]
  if (lie === 'part-to-thief') return takes(promised / 10n)
  if (lie === 'no-deposit' || lie === 'sweeps-after') return [sendingOn(places, other, THIEF)]
  if (lie?.startsWith('order-of')) return takes(promised - ordered)
  return []
}

function endOf(drawn: Drawn, { lie, bound, other }: Swap): readonly Call[] {
  const { from, to, asked, places } = drawn
  if (lie === 'no-deposit') return []
  if (from.chainId === to.chainId) return [sendingOn(places, to, asked.recipient)]
  const depositor = lie === 'credits-thief' ? THIEF : asked.user
  const orderId = lie === 'other-order' ? `0x${'77'.repeat(32)}` : bound.orderId
  const last = depositing(places, other, { depositor, orderId })
  return [lie === 'may-fail' ? { ...last, allowFailure: true } : last]
}

function stepsOf({ from, asked, places }: Drawn, bound: Bound, lie: Lie | undefined, calls: readonly Call[]) {
  const refund = lie === 'refunds-thief' ? THIEF : asked.user
  if (lie === 'approves-router' && !isNative(from)) {
    const data = encode('Router', 'multicall', [calls, refund, refund, '0x'])
    return [approveStep(bound, places.Router, asked.amountIn), swapStep(bound, places.Router, data, 0n)]
  }
  const { to, data, value } = routed(places, from, asked.amountIn, calls, [refund, asked.user])
  const last = swapStep(bound, to, data, value)
  const spender = lie === 'approves-router-too' ? places.Router : places.ApprovalProxy
  return isNative(from) ? [last] : [approveStep(bound, spender, asked.amountIn), last]
}

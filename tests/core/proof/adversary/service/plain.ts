import { concat, getCreate2Address, keccak256 } from 'ethers'
import type { IntentInput } from '../../../../../src/core/intent/intent.ts'
import { type Bound, stepOf } from '../../../honest/answer.ts'
import {
  approveStep,
  bareApproveStep,
  depositStep,
  paymentStep,
  swapStep,
  transactionData,
  transferDepositStep,
  unwrapData,
  WRAP_DATA,
} from '../../../honest/evm-steps.ts'
import { WRAPPED } from '../../../honest/ways.ts'
import { encode } from '../abi.ts'
import type { Tx } from '../chain.ts'
import { type Coin, isNative } from '../money.ts'
import { THIEF, TRAP } from '../places.ts'
import { allowing, depositing, giving, must, routed, swapping, turning } from './calls.ts'
import type { Drawn, Made } from './offer.ts'
import { asIs, paying, termsOf } from './quote.ts'

const LIES = [
  'credits-thief',
  'other-order',
  'order-of-one-unit',
  'approves-router',
  'approves-thief',
  'approves-more',
  'forced-router',
  'forced-router-honest',
  'forced-router-skims',
] as const
type Lie = (typeof LIES)[number]

export function deposit(drawn: Drawn): Made {
  const { draw, from, to, asked, places } = drawn
  const lie = drawn.isHonest ? undefined : draw.pick<Lie>(LIES)
  const terms = termsOf(draw, from, to, asked, custom(from))
  const approval = isNative(from) ? 'none' : draw.pick(['exact', 'exact', 'bare', 'before', 'reset'] as const)
  const setup: Tx[] = []
  if (approval === 'before') setup.push(allowing(asked.user, from.address, places.Depository, asked.amountIn))
  if (lie === 'forced-router') setup.push(turning(draw.pick([0, 1]), draw.pick([0, 1, 500])))
  if (approval === 'reset') setup.push(allowing(asked.user, from.address, places.Depository, 1n))
  const steps = (bound: Bound): readonly unknown[] => {
    if (lie?.startsWith('forced-router')) return forced(drawn, bound, lie)
    return [...approvals(drawn, bound, approval, lie), depositBy(bound, lie)]
  }
  const twist = lie === 'order-of-one-unit' ? paying(1n) : asIs
  return { terms, lies: lie ? [lie] : [], setup, steps, twist }
}

function approvals({ places }: Drawn, bound: Bound, approval: string, lie: Lie | undefined): readonly unknown[] {
  if (approval === 'none' || approval === 'before') return []
  if (lie === 'approves-router') return [approveStep(bound, places.Router, bound.amountIn)]
  if (lie === 'approves-thief') return [approveStep(bound, THIEF, bound.amountIn)]
  if (lie === 'approves-more') return [approveStep(bound, bound.depository, 2n ** 256n - 1n)]
  if (approval === 'bare') return [bareApproveStep(bound)]
  const exact = approveStep(bound, bound.depository, bound.amountIn)
  return approval === 'reset' ? [approveStep(bound, bound.depository, 0n), exact] : [exact]
}

function depositBy(bound: Bound, lie: Lie | undefined): unknown {
  if (lie === 'credits-thief') return depositStep({ ...bound, input: { ...bound.input, user: THIEF } })
  if (lie === 'other-order') return depositStep({ ...bound, orderId: `0x${'77'.repeat(32)}` })
  return depositStep(bound)
}

// A router makes this deposit. It could be rebuilt, but the service forbids it. Slippage can't reduce a deposit.
function forced({ from, asked, places }: Drawn, bound: Bound, lie: Lie): readonly unknown[] {
  const { user, amountIn } = asked
  const throughTrap = () => swapping(TRAP, [from, from], [amountIn, amountIn], places.Router)
  const skimming = () => [giving(from, (amountIn * 4n) / 1_000n)]
  const through = { 'forced-router': throughTrap, 'forced-router-skims': skimming }[String(lie)]
  const calls = [...(through?.() ?? []), depositing(places, from, { depositor: user, orderId: bound.orderId })]
  const { to, data, value } = routed(places, from, amountIn, calls, [user, user])
  const swap = swapStep(bound, to, data, value)
  return isNative(from) ? [swap] : [approveStep(bound, places.ApprovalProxy, amountIn), swap]
}

export function transfer(drawn: Drawn): Made {
  const { draw, from, to, asked } = drawn
  const lie = drawn.isHonest ? undefined : draw.pick(['to-thief', 'other-order', 'order-of-one-unit'] as const)
  const terms = termsOf(draw, from, to, asked, { ...custom(from), payment: 'transfer' })
  const steps = (bound: Bound) => {
    if (lie === 'to-thief') return [transferDepositStep({ ...bound, depository: THIEF })]
    if (lie === 'other-order') return [transferDepositStep({ ...bound, orderId: `0x${'77'.repeat(32)}` })]
    return [transferDepositStep(bound)]
  }
  return { terms, lies: lie ? [lie] : [], setup: [], steps, twist: lie === 'order-of-one-unit' ? paying(1n) : asIs }
}

export function address(drawn: Drawn): Made {
  const { draw, from, to, asked, places } = drawn
  const lie = drawn.isHonest ? undefined : draw.pick(['of-thief', 'of-another-order', 'of-router'] as const)
  const payment = draw.pick(['openAddress', 'strictAddress'] as const)
  const terms = termsOf(draw, from, to, asked, { ...custom(from), payment })
  const steps = (bound: Bound) => {
    const depositor = draw.chance(500) ? asked.user : `0x${'00'.repeat(20)}`
    const own = depositAddress(places.DepositAddresses, bound.orderId, depositor)
    const others = depositAddress(places.DepositAddresses, `0x${'77'.repeat(32)}`, depositor)
    const said = { 'of-thief': THIEF, 'of-another-order': others, 'of-router': places.Router, none: own }[lie ?? 'none']
    return [paymentStep(bound, 'deposit', said, said)]
  }
  return { terms, lies: lie ? [lie] : [], setup: [], steps, twist: asIs }
}

// EIP-1167 behind CREATE2, as the factory makes them.
const CLONE = concat([
  '0x3d602d80600a3d3981f3363d3d373d3d3d363d73',
  '0x00000000000000000000000000000000ca05e004',
  '0x5af43d82803e903d91602b57fd5bf3',
])

export function depositAddress(factory: string, orderId: string, depositor: string): string {
  return getCreate2Address(factory, keccak256(concat([orderId, depositor])), keccak256(CLONE)).toLowerCase()
}

export function send(drawn: Drawn): Made {
  const { draw, from, asked } = drawn
  const lie = drawn.isHonest ? undefined : draw.pick(['to-thief', 'shows-ten-times', 'sends-less'] as const)
  const out = lie === 'shows-ten-times' ? asked.amountIn * 10n : asked.amountIn
  const terms = termsOf(draw, from, from, { ...asked, out }, custom(from))
  const steps = (bound: Bound) => {
    const paid = lie === 'sends-less' ? { ...bound, amountIn: bound.amountIn / 2n } : bound
    return [paymentStep(paid, 'send', lie === 'to-thief' ? THIEF : asked.recipient)]
  }
  return { terms, lies: lie ? [lie] : [], setup: [], steps, twist: asIs }
}

/** Wraps or unwraps native currency, which pays its caller alone. */
export function wrap(drawn: Drawn): Made {
  const { draw, from, to, asked, places, stranger } = drawn
  const lie = drawn.isHonest ? undefined : draw.pick(['to-trap', 'to-router', 'for-another'] as const)
  const recipient = lie === 'for-another' ? stranger : asked.recipient
  const terms = termsOf(draw, from, to, { ...asked, recipient, out: asked.amountIn }, custom(from, to))
  const steps = (bound: Bound) => {
    if (lie === 'to-trap') return [swapStep(bound, TRAP, WRAP_DATA, isNative(from) ? bound.amountIn : 0n)]
    if (lie === 'to-router') {
      const calls = [must(TRAP, encode('Trap', 'turn', [0, 0]), isNative(from) ? 1n : 0n)]
      const { to: router, data, value } = routed(places, from, bound.amountIn, calls, [THIEF, THIEF])
      return [stepOf(bound, { id: 'swap', kind: 'transaction', data: transactionData(bound, router, data, value) })]
    }
    return isNative(from)
      ? [swapStep(bound, to.address, WRAP_DATA, bound.amountIn)]
      : [swapStep(bound, from.address, unwrapData(bound.amountIn), 0n)]
  }
  const exact = { ...terms, minimum: terms.out }
  return { terms: exact, lies: lie ? [lie] : [], setup: [], steps, twist: asIs }
}

/** The user's description of custom currencies. */
export function custom(...coins: readonly Coin[]): Partial<IntentInput> {
  const named = coins
    .filter(({ symbol }) => symbol === 'WETH')
    .map(({ chainId, address }) => ({ ...WRAPPED, chainId, address }))
  return named.length > 0 ? { currencies: named } : {}
}

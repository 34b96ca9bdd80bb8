import type { Item } from '../../../../src/core/item.ts'
import { SOLVER } from '../../../devnet/accounts.ts'
import type { Judgement } from '../judge.ts'
import { type Attack, attackOn } from './attacks/attacks.ts'
import type { Known, Seen } from './attacks/known.ts'
import { solverActs } from './attacks/signed.ts'
import { readBalances } from './balances.ts'
import type { Done, Stand, Tx } from './chain.ts'
import { type Draw, drawOf } from './draw.ts'
import { type Coin, coinsOf } from './money.ts'
import { creditedFor, type Ending, faultOf } from './oracle.ts'
import { FEIGNED, placesOf, TRAP } from './places.ts'
import { canBeFilled, refundsOf } from './refunds.ts'
import { offerOf } from './service/offer.ts'
import { depositAddress } from './service/plain.ts'
import { type Answer, answerOf, type Offer, type Route } from './service/quote.ts'
import { judged, signatureOf } from './wallet.ts'

/** When an attacker acts: before the first step, in front of a step in its block, and so on. */
export const MOMENTS = ['before', 'frontRun', 'between', 'afterFailure', 'afterLast'] as const
export type Moment = (typeof MOMENTS)[number]

/** What became of one play. `fault` says what is wrong with it; `story` tells what was done, line by line. */
export type Played = Readonly<{
  play: number
  route: Route
  lies: readonly string[]
  verdict: Judgement['verdict']
  codes: readonly string[]
  attacks: readonly Readonly<{ name: string; moment: Moment; ok: boolean }>[]
  fault: string | undefined
  story: readonly string[]
}>

type Stage = {
  readonly stand: Stand
  readonly draw: Draw
  readonly known: Known
  readonly seen: Seen[]
  readonly done: Done[]
  readonly attacks: { name: string; moment: Moment; ok: boolean }[]
  readonly story: string[]
}

/** Plays one play: an offer is drawn and judged, and what is accepted is carried out among attacks. */
export async function playOne(stand: Stand, seed: number, play: number): Promise<Played> {
  const draw = drawOf(seed, play)
  await stand.rewind()
  const offer = offerOf(draw, stand.chain)
  const answer = answerOf(offer)
  await stand.mine(offer.setup)
  const isBlind = draw.chance(300)
  // That a token which nobody pins wraps one for one, only a simulation can show.
  const judgement = await judged(stand, offer, answer, !isBlind || offer.route === 'wrap')
  const { route, lies } = offer
  const common = { play, route, lies, verdict: judgement.verdict, codes: judgement.codes }
  if (judgement.verdict !== 'accept') return { ...common, attacks: [], fault: undefined, story: [] }
  const stage = stageOf(stand, draw, offer, answer, judgement.proven.plan)
  const ending = await carriedOut(stage, offer, answer, judgement)
  const fault = faultOf(ending)
  return { ...common, attacks: stage.attacks, fault, story: stage.story }
}

function stageOf(stand: Stand, draw: Draw, offer: Offer, answer: Answer, plan: readonly Item[]): Stage {
  const { terms, from } = offer
  const { user, refundTo, recipient } = terms.input
  const places = placesOf(stand.chain)
  const payment = answer.order.inputs[0]?.payment
  const seen: Seen[] = []
  const known: Known = {
    ...{ chain: stand.chain, places, user, refundTo, recipient, from, plan, seen },
    amount: terms.amountIn,
    payment: { currency: payment?.currency ?? '', amount: BigInt(payment?.amount ?? 0) },
    orderId: answer.orderId,
    depositAddress: depositAddress(places.DepositAddresses, answer.orderId, user),
    isTrapped: plan.some((item) => item.kind === 'evmTransaction' && item.data.includes(TRAP.slice(2))),
    nowSeconds: terms.nowSeconds,
  }
  return { stand, draw, known, seen, done: [], attacks: [], story: [...offer.setup.map(({ story }) => story)] }
}

async function carriedOut(stage: Stage, offer: Offer, answer: Answer, judgement: Judgement): Promise<Ending> {
  const { known, stand, done } = stage
  const { from, to, terms } = offer
  const { refundTo, user, recipient, slippageBasisPoints } = terms.input
  const coins: readonly Coin[] = coinsOf(stand.chain)
  const nobody = `0x${'00'.repeat(20)}`
  const depositAddresses = [user, nobody].map((each) =>
    depositAddress(known.places.DepositAddresses, answer.orderId, each),
  )
  const own = [...new Set([user, refundTo].map((each) => each.toLowerCase()))]
  const places = [...own, recipient, ...depositAddresses, known.places.Depository, SOLVER.address]
  const currencies = [...coins.map(({ address }) => address), FEIGNED]
  const before = await readBalances(stand, places, currencies)
  const coin = coins.find(({ address }) => address.toLowerCase() === known.payment.currency.toLowerCase())
  await allSteps(stage)
  const isOfOrder = coin !== undefined && from.chainId !== to.chainId
  const credited = isOfOrder ? creditedFor({ done, orderId: answer.orderId, own }, coin) : 0n
  const isLeft = stage.draw.chance(250) || !canBeFilled(answer.order, terms.nowSeconds)
  const isUnfilled = coin !== undefined && credited > 0n && isLeft
  if (isUnfilled) await carry(stage, refundsOf(answer.order, coin, credited, terms.nowSeconds))
  const after = await readBalances(stand, places, currencies)
  const { proven, shown } = judgement
  if (!proven || !shown) throw new RangeError('expected a proven quote')
  const isSwapped = coin?.address !== from.address
  return {
    ...{ before, after, done, from, to, coins, own, recipient, depositAddresses },
    shown: {
      pays: shown.pays.value,
      minimum: shown.minimum.value,
      expected: shown.expected.value,
      restsOnSolver: shown.gaps.includes('paid-to-solver'),
    },
    orderId: answer.orderId,
    fixedOut: terms.input.tradeType === 'EXACT_INPUT' ? undefined : terms.input.amount,
    isUnfilled,
    payment: { coin, amount: known.payment.amount, slippage: isSwapped ? BigInt(slippageBasisPoints ?? 0) : 0n },
  }
}

// As the wallet does it: one step after the other; where one fails, nothing more is sent.
async function allSteps(stage: Stage): Promise<void> {
  const { known, draw } = stage
  await attacksAt(stage, 'before')
  for (const [at, item] of known.plan.entries()) {
    const isThrough = await oneStep(stage, item)
    if (!isThrough) {
      await attacksAt(stage, 'afterFailure', 6)
      return
    }
    const isLast = at === known.plan.length - 1
    if (!isLast) await attacksAt(stage, 'between', 4)
    // The user may walk away in between, and leave what was allowed.
    if (!isLast && draw.chance(100)) break
  }
  if (draw.chance(500)) await carry(stage, solverActs(known))
  await attacksAt(stage, 'afterLast', stage.seen.length > 0 ? 6 : 2)
  await carry(stage, draw.chance(500) ? solverActs(known) : [])
}

async function oneStep(stage: Stage, item: Item): Promise<boolean> {
  const { draw, seen, story } = stage
  if (item.kind === 'evmSignature') {
    seen.push({ item, signature: signatureOf(item) })
    story.push(`the user signs ${item.standard} for ${item.counterparty}`)
    return true
  }
  if (item.kind !== 'evmTransaction') return true
  const { from, to, data, value, role } = item
  const step: Tx = { from, to, data, value, story: `the user's step: ${role} by ${to}` }
  // Too little gas makes a step fail in any of its calls.
  const short = draw.chance(200) ? { ...step, gas: leastGas(data) + BigInt(draw.below(200_000)) } : step
  const done = await attacksAt(stage, 'frontRun', 1, short)
  return done.at(-1)?.ok ?? false
}

// What a transaction costs before it does anything: EIP-7623, the dearest that its bytes may be.
function leastGas(data: string): bigint {
  return 21_000n + 20n * BigInt(data.length)
}

// Draws attacks for a moment and carries them out; `step` is what they come before, in the same block.
async function attacksAt(stage: Stage, moment: Moment, least = 0, step?: Tx): Promise<readonly Done[]> {
  const { draw, known, attacks } = stage
  const count = least > 1 || draw.chance(600) ? least + draw.below(4) : 0
  const drawn: readonly Attack[] = Array.from({ length: count }, () => attackOn(known, draw))
  const done = await carry(stage, [...drawn.map(({ tx }) => tx), ...(step ? [step] : [])])
  for (const [at, { name }] of drawn.entries()) attacks.push({ name, moment, ok: done[at]?.ok ?? false })
  return done
}

async function carry({ stand, done, story }: Stage, txs: readonly Tx[]): Promise<readonly Done[]> {
  const mined = await stand.mine(txs)
  done.push(...mined)
  story.push(...mined.map(({ tx, ok }) => `${ok ? '' : '(reverted) '}${tx.story}`))
  return mined
}

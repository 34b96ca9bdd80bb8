import type { Item } from '../../../../src/core/execution/item.ts'
import { SOLVER } from '../../../devnet/accounts.ts'
import type { Judgement } from '../judge.ts'
import { solverActs } from './attacks/signed.ts'
import { readBalances } from './balances.ts'
import type { Stand, Tx, World } from './chain.ts'
import { drawOf } from './draw.ts'
import { type Filled, fill } from './fill.ts'
import { type Coin, coinsOf } from './money.ts'
import { creditedFor, faultOf, leastPayment, type PlayResult } from './oracle.ts'
import { FEIGNED } from './places.ts'
import { canBeFilled, refundsOf } from './refunds.ts'
import { offerOf } from './service/offer.ts'
import { depositAddress } from './service/plain.ts'
import { type Answer, answerOf, type Offer, type Route } from './service/quote.ts'
import { attacksAt, carry, type Moment, type Stage, stageOf, stageThere } from './stage.ts'
import { judged, signatureOf } from './wallet.ts'

/** `fault` explains a failure; `story` lists the transactions. */
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

export async function playOne(world: World, seed: number, play: number): Promise<Played> {
  const draw = drawOf(seed, play)
  const chains = world.map(({ chain }) => chain)
  const offer = offerOf(draw, chains)
  const answer = answerOf(offer)
  const [stand, there] = [offer.from, offer.to].map(({ chainId }) => world.find(({ chain }) => chain.id === chainId))
  if (!stand) throw new RangeError(`expected a chain that is played, got ${offer.from.chainId}`)
  await stand.rewind()
  await stand.mine(offer.setup)
  const isBlind = draw.chance(400)
  const judgement = await judged(stand, offer, answer, !isBlind)
  const { route, lies } = offer
  const common = { play, route, lies, verdict: judgement.verdict, codes: judgement.codes }
  if (judgement.verdict !== 'accept') return { ...common, attacks: [], fault: undefined, story: [] }
  const stage = stageOf(stand, draw, offer, answer, judgement.proven.plan)
  const result = await carriedOut(stage, there === stand ? undefined : there, { offer, answer, judgement })
  const fault = faultOf(result)
  return { ...common, attacks: stage.attacks, fault, story: stage.story }
}

type Bargain = Readonly<{ offer: Offer; answer: Answer; judgement: Judgement }>

async function carriedOut(stage: Stage, there: Stand | undefined, bargain: Bargain): Promise<PlayResult> {
  const { offer, answer, judgement } = bargain
  const { known, stand, done } = stage
  const { from, to, terms } = offer
  const { refundTo, user, recipient } = terms.input
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
  const isThrough = await allSteps(stage)
  const isOfOrder = coin !== undefined && from.chainId !== to.chainId
  const credited = isOfOrder ? creditedFor({ done, orderId: answer.orderId, own }, coin) : 0n
  const isLeft = stage.draw.chance(250) || !canBeFilled(answer.order, terms.nowSeconds)
  const isSwapped = coin?.address !== from.address
  const slippage = isSwapped ? BigInt(terms.input.slippageBasisPoints ?? 0) : 0n
  const payment = { coin, amount: known.payment.amount, slippage }
  // A stranger's gift pays for no order.
  const isDeposited = credited > 0n && credited >= leastPayment(payment)
  const isUnfilled = coin !== undefined && isDeposited && isLeft
  if (isUnfilled) await carry(stage, refundsOf(answer.order, coin, credited, terms.nowSeconds))
  const after = await readBalances(stand, places, currencies)
  const isPaid = isThrough && (isDeposited || offer.route === 'address' || offer.route === 'eip3009')
  const filled = there && isPaid && !isLeft ? await filledOn(there, stage, bargain) : undefined
  const { proven, shown } = judgement
  if (!proven || !shown) throw new RangeError('expected a proven quote')
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
    filled,
    topupUsd: terms.input.topupGasUsd ?? 0n,
    payment,
  }
}

async function filledOn(there: Stand, stage: Stage, { offer, answer }: Bargain): Promise<Filled> {
  await there.rewind()
  return fill(stageThere(stage, there, offer), offer, answer)
}

// Like the wallet, it stops after a failed step.
async function allSteps(stage: Stage): Promise<boolean> {
  const { known, draw } = stage
  let isLeftOpen = false
  await attacksAt(stage, 'before')
  for (const [at, item] of known.plan.entries()) {
    const isThrough = await oneStep(stage, item)
    if (!isThrough) {
      await attacksAt(stage, 'afterFailure', 6)
      return false
    }
    const isLast = at === known.plan.length - 1
    if (!isLast) await attacksAt(stage, 'between', 4)
    // The user may leave halfway, with allowances still open.
    if (!isLast && draw.chance(100)) isLeftOpen = true
    if (isLeftOpen) break
  }
  if (draw.chance(500)) await carry(stage, solverActs(known))
  await attacksAt(stage, 'afterLast', stage.seen.length > 0 ? 6 : 2)
  await carry(stage, draw.chance(500) ? solverActs(known) : [])
  return !isLeftOpen
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
  // Low gas makes a step fail in any of its calls.
  const short = draw.chance(200) ? { ...step, gas: leastGas(data) + BigInt(draw.below(200_000)) } : step
  const done = await attacksAt(stage, 'frontRun', 1, short)
  return done.at(-1)?.ok ?? false
}

// The intrinsic cost: EIP-7623 at its highest for these bytes.
function leastGas(data: string): bigint {
  return 21_000n + 20n * BigInt(data.length)
}

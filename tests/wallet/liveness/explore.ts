import { isInFlight } from '../../../src/core/execution/execution.ts'
import { isPaidExternally } from '../../../src/core/execution/item.ts'
import { acceptReplacement, offerReplacement } from '../../../src/wallet/replacement/offer.ts'
import { abandonTransfer } from '../../../src/wallet/user-events/abandon.ts'
import { rebroadcastByUser } from '../../../src/wallet/user-events/rebroadcast.ts'
import type { Flow } from '../sim/flows.ts'
import { FAULTS, type Mood } from './adversary.ts'
import { type Background, startBackground } from './background.ts'
import { reorganise, takeElsewhere } from './chain.ts'
import { brokenAtEnd, brokenIn, overdueIn } from './checks.ts'
import { timedBy } from './clock.ts'
import { livedUntil } from './lives.ts'
import { FINAL_SECONDS, HONEST_SECONDS, offeredOf, type Remedy, replacementsOf, stateOf } from './rule.ts'
import { ASKED, type AskedOf, drawn, newRun, type Run, secondsOf } from './run.ts'
import { type ExchangeManners, hashOf, paymentOf } from './truth.ts'

export type Explored = Readonly<{ run: Run; looks: number; broken: readonly string[]; pressed: Remedy | undefined }>

export type Limits = Readonly<{ mostSeconds?: number; lives?: readonly number[] }>

const ADVERSE_SECONDS = [900, 900, 7_200, 7_200, 86_400, 3 * 86_400] as const
const HONEST_FIRST_SECONDS = [0, 0, 1, 2, 4, 8, 16, 30] as const
const SAME_SECONDS = [20, 60, 300, 1_800, 10_800] as const

type World = Readonly<{ begin: (run: Run) => void; seconds: number }>

/** Honesty follows the adversary. */
export async function explore(
  flow: Flow,
  seed: number,
  { mostSeconds = Number.POSITIVE_INFINITY, lives = [] }: Limits = {},
  world?: World,
): Promise<Explored> {
  const run = newRun(flow, seed)
  run.lives = lives
  return timedBy(run.clock, async () => {
    beginWorld(run)
    world?.begin(run)
    let background = startBackground(run)
    await background.tracker.resume()
    const broken: string[] = []
    const since = { state: stateOf(run.stored), atSeconds: secondsOf(run) }
    const end = secondsOf(run) + (world?.seconds ?? Math.min(drawn(run, ADVERSE_SECONDS), mostSeconds))
    background = await livedFor(run, background, drawn(run, HONEST_FIRST_SECONDS), () => false)
    while (secondsOf(run) < end && stateOf(run.stored) !== 'over') {
      background = await (world ? misbehaveOnExchange : misbehave)(run, background)
      background = await livedFor(run, background, drawn(run, SAME_SECONDS), () => stateOf(run.stored) === 'over')
      broken.push(...overdueIn(run, since))
    }
    becomeHonest(run)
    const pressed = await press(run, background, broken)
    background = await untilEnded(run, background, broken)
    broken.push(...brokenIn(run), ...brokenAtEnd(run, pressed))
    background.stop()
    return { run, looks: run.happened.filter(({ what }) => what === 'looked').length, broken, pressed }
  })
}

function livedFor(run: Run, background: Background, seconds: number, isOver: () => boolean): Promise<Background> {
  return livedUntil(secondsOf(run) + seconds, isOver, { run, background, start: () => startBackground(run) })
}

function beginWorld(run: Run): void {
  const { truth, random } = run
  const isPaidByOthers = isPaidExternally(run.flow.approved.plan)
  if (isPaidByOthers && random() < 0.7) truth.paidElsewhereAtSeconds = secondsOf(run) + drawn(run, [60, 1_000, 20_000])
  truth.overlooksSeconds = drawn(run, [5, 5, 5, 900, 6_000])
  if (isOnExchange(run)) beginExchange(run)
  for (const chain of truth.chains.values()) {
    chain.canSimulate = run.flow.canSimulate
    chain.delaySeconds = drawn(run, [1, 3, 40, 4_000])
    chain.refusesDeposits = random() < 0.08
    chain.hiddenUntilSeconds = secondsOf(run) + drawn(run, [0, 0, 0, 0, 600, 5_000])
  }
}

function isOnExchange({ flow }: Run): boolean {
  return flow.approved.plan.some(({ kind }) => kind === 'exchangeATransfer' || kind === 'exchangeBTransfer')
}

function beginExchange(run: Run): void {
  const isTaken = run.random() < 0.15
  Object.assign(run.truth.exchange, {
    answers: drawn(run, ['truth', 'twice', 'odd']),
    listsAfterSeconds: drawn(run, [0, 80, 900, 6_000, 3 * 86_400]),
    countsAfterSeconds: drawn(run, [0, 50]),
    namesNonces: run.random() < 0.7,
    isIdle: false,
    takenAtSeconds: isTaken ? secondsOf(run) + drawn(run, [0, 2, 10, 100]) : undefined,
  } satisfies ExchangeManners)
}

const AGAINST: readonly Mood['faults'][] = [FAULTS, FAULTS, ...FAULTS.map((fault) => [fault])]

function moodOf(run: Run): Mood | undefined {
  const share = drawn(run, [0, 0, 0.1, 0.5, 1])
  return share === 0 ? undefined : { share, faults: drawn(run, AGAINST) }
}

function changeMood(run: Run, whom: AskedOf | 'facts'): void {
  const mood = moodOf(run)
  if (mood) run.moods.set(whom, mood)
  else run.moods.delete(whom)
}

async function misbehaveOnExchange(run: Run, background: Background): Promise<Background> {
  changeMood(run, 'exchange')
  return run.random() < 0.1 && run.lookingSince === undefined ? restarted(run, background) : background
}

async function misbehave(run: Run, background: Background): Promise<Background> {
  const { random, truth } = run
  for (const whom of [...ASKED, 'facts'] as const) changeMood(run, whom)
  run.desktop = drawn(run, ['shows', 'shows', 'fails', 'hangs'])
  run.isLocked = random() < 0.15
  run.isDiskFull = random() < 0.06
  const origin = truth.chains.get(run.flow.approved.intent.originChainId)
  if (origin) {
    origin.baseFeeWei = random() < 0.1 ? 10n ** 15n : 1_000_000_000n
    if (random() < 0.08) reorganise(origin, 1 + Math.floor(random() * 10), secondsOf(run))
    if (random() < 0.02) takeElsewhere(origin, secondsOf(run))
  }
  if (random() < 0.3) background.push(lieOf(run))
  if (random() < 0.1 && !run.isDiskFull && run.lookingSince === undefined) return restarted(run, background)
  return background
}

// The service names transactions that don't pay for the order.
function lieOf(run: Run): object {
  const word = drawn(run, ['waiting', 'pending', 'delayed', 'success', 'failure', 'refund', `word ${run.random()}`])
  const own = run.stored.items.flatMap((item) => ('signed' in item ? [item.signed.hash] : []))
  const named = drawn(run, [[], [hashOf('nothing')], own, [`0x${'00'.repeat(32)}`]])
  return { status: word, txHashes: named, inTxHashes: own }
}

async function restarted(run: Run, background: Background): Promise<Background> {
  background.stop()
  const fresh = startBackground(run)
  await fresh.tracker.resume()
  return fresh
}

function becomeHonest(run: Run): void {
  run.moods.clear()
  run.isLocked = false
  run.isDiskFull = false
  run.desktop = 'shows'
  run.truth.overlooksSeconds = 5
  run.truth.exchange.answers = 'truth'
  run.truth.exchange.listsAfterSeconds = Math.min(run.truth.exchange.listsAfterSeconds, 80)
  for (const chain of run.truth.chains.values()) {
    chain.baseFeeWei = 1_000_000_000n
    chain.hiddenUntilSeconds = 0
    chain.delaySeconds = Math.min(chain.delaySeconds, 40)
  }
}

async function press(run: Run, background: Background, broken: string[]): Promise<Remedy | undefined> {
  const offered = offeredOf(run.stored).filter((remedy) => remedy !== 'help')
  if (offered.length === 0 || run.random() < 0.4) return undefined
  const remedy = drawn(run, offered)
  const works = await take(remedy, run, background)
  if (!works) broken.push(`${remedy} was offered at ${stateOf(run.stored)}, and did nothing`)
  return remedy
}

async function take(remedy: Remedy, run: Run, { ports, perform, tracker }: Background): Promise<boolean> {
  const { id } = run.stored
  run.happened.push({ what: 'pressed', atSeconds: secondsOf(run) })
  const byHand = { ...ports, wake: tracker.wake, nowSeconds: () => secondsOf(run) }
  const pressed = async (): Promise<boolean> => {
    if (remedy === 'abandon') {
      const outcome = await abandonTransfer(id, { ...byHand, deposited: perform.deposited })
      // A meanwhile payment is followed; an advanced step can't be abandoned.
      return outcome === 'abandoned' || paymentOf(run.truth) !== undefined || hasMovedOn()
    }
    if (remedy === 'sendAgain') return (await rebroadcastByUser(id, byHand)) || hasMovedOn()
    const choice = replacementsOf(run.stored).find(({ does }) => does === remedy)
    if (!choice) return hasMovedOn()
    const evicted = async () => ({ ok: true, value: [] }) as const
    const coinsBeside = async () => ({ ok: true, value: [] }) as const
    const transaction = async () => ({ ok: true, value: undefined }) as const
    const rates = {
      satsPerVbyte: async () => OK_RATE,
      leastSatsPerVbyte: async () => OK_LEAST,
      tipHeight: async () => OK_TIP,
    }
    const money = { ...rates, evicted, coinsBeside, ownScripts: async () => [], transaction }
    const offer = await offerReplacement(run.stored, choice.index, choice.purpose, {
      ...byHand,
      ...money,
      node: perform.node,
    })
    if ('unavailable' in offer) return hasMovedOn() || offer.unavailable.code === 'MORE_IS_USELESS'
    return (await acceptReplacement(id, offer, byHand)) || hasMovedOn()
  }
  const before = run.stored.seq
  const hasMovedOn = () => run.stored.seq > before
  let works: boolean | undefined
  void pressed().then(
    (value) => {
      works = value
    },
    () => {
      works = false
    },
  )
  await run.clock.until(run.clock.now() + 600_000, () => works !== undefined)
  return works === true
}

const OK_RATE = { ok: true, value: 40 } as const
const OK_LEAST = { ok: true, value: 1 } as const
const OK_TIP = { ok: true, value: 800_100 } as const

async function untilEnded(run: Run, last: Background, broken: string[]): Promise<Background> {
  let background = last
  const isEnded = () => !isInFlight(run.stored)
  const wait = async (seconds: number, isOver: () => boolean) => {
    background = await livedFor(run, background, seconds, isOver)
  }
  await wait(HONEST_SECONDS, isEnded)
  // Others may have just paid.
  const paid = paymentOf(run.truth)
  if (paid && secondsOf(run) - paid.atSeconds < HONEST_SECONDS) await wait(HONEST_SECONDS, isEnded)
  for (let tries = 0; tries < 3 && !isEnded(); tries += 1) {
    const remedies = tries === 0 ? (['sendAgain', 'abandon'] as const) : (['abandon', 'sendAgain'] as const)
    const remedy = remedies.find((each) => offeredOf(run.stored).includes(each))
    if (!remedy) break
    await take(remedy, run, background)
    await wait(HONEST_SECONDS, isEnded)
  }
  if (!isEnded()) {
    broken.push(`it never ended: ${stateOf(run.stored)} ${JSON.stringify(run.stored.obstacle)}`)
    return background
  }
  await wait(FINAL_SECONDS, () => stateOf(run.stored) === 'over')
  const { stage } = run.stored
  // An exchange may never decide a step.
  const isDecided = stage.stage === 'failed' && stage.end.reason !== 'inDoubt'
  const isRead = (stage.stage === 'filled' && stage.fill.proof === 'verified') || isDecided
  if (isRead && stateOf(run.stored) !== 'over') broken.push(`it never became final: ${stateOf(run.stored)}`)
  return background
}

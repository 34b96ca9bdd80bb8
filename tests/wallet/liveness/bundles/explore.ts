import { type Bundle, isBundleInFlight } from '../../../../src/core/bundle/bundle.ts'
import { acceptReplacement, offerReplacement } from '../../../../src/wallet/replacement/offer.ts'
import { abandonBundle } from '../../../../src/wallet/user-events/abandon-bundle.ts'
import { rebroadcastByUser } from '../../../../src/wallet/user-events/rebroadcast.ts'
import { FAULTS, type Mood } from '../adversary.ts'
import { reorganise, sendElsewhere, takeElsewhere } from '../chain.ts'
import { timedBy } from '../clock.ts'
import type { Limits } from '../explore.ts'
import { livedUntil } from '../lives.ts'
import { FINAL_SECONDS, HONEST_SECONDS } from '../rule.ts'
import { drawn, secondsOf } from '../run.ts'
import { type BundleBackground, startBundleBackground } from './background.ts'
import { brokenAtEnd, brokenIn, overdueIn } from './checks.ts'
import { type BundleRemedy, bundleRemedies, bundleReplacements, bundleStateOf } from './rule.ts'
import { type BundleFlow, type BundleRun, chainOf, newBundleRun } from './run.ts'

export type ExploredBundle = Readonly<{ run: BundleRun; looks: number; broken: readonly string[] }>

const ADVERSE_SECONDS = [900, 900, 7_200, 7_200, 86_400, 3 * 86_400] as const
const HONEST_FIRST_SECONDS = [0, 0, 1, 2, 4, 8, 16, 30, 600] as const
/** A part waits this long for the rest. */
const PART_SECONDS = 9 * 86_400
const SAME_SECONDS = [20, 60, 300, 1_800, 10_800] as const

export async function exploreBundle(
  flow: BundleFlow,
  seed: number,
  { mostSeconds = Number.POSITIVE_INFINITY, lives = [] }: Limits = {},
): Promise<ExploredBundle> {
  const run = newBundleRun(flow, seed)
  run.lives = lives
  return timedBy(run.clock, async () => {
    beginWorld(run)
    let background = startBundleBackground(run)
    await background.tracker.resume()
    const broken: string[] = []
    const since = { state: bundleStateOf(run.stored), atSeconds: secondsOf(run) }
    const end = secondsOf(run) + Math.min(drawn(run, ADVERSE_SECONDS), mostSeconds)
    background = await livedFor(run, background, drawn(run, HONEST_FIRST_SECONDS), () => false)
    while (secondsOf(run) < end && bundleStateOf(run.stored) !== 'over') {
      background = await misbehave(run, background)
      const isOver = () => bundleStateOf(run.stored) === 'over'
      background = await livedFor(run, background, drawn(run, SAME_SECONDS), isOver)
      broken.push(...overdueIn(run, since))
    }
    becomeHonest(run)
    await press(run, background, broken)
    background = await untilEnded(run, background, broken)
    broken.push(...brokenIn(run), ...brokenAtEnd(run))
    background.stop()
    return { run, looks: run.happened.filter(({ what }) => what === 'looked').length, broken }
  })
}

function livedFor(
  run: BundleRun,
  background: BundleBackground,
  seconds: number,
  isOver: () => boolean,
): Promise<BundleBackground> {
  return livedUntil(secondsOf(run) + seconds, isOver, { run, background, start: () => startBundleBackground(run) })
}

function beginWorld(run: BundleRun): void {
  run.overlooksSeconds = drawn(run, [5, 5, 900])
  const chain = chainOf(run)
  chain.delaySeconds = drawn(run, [1, 3, 40, 4_000])
  chain.refusesDeposits = run.random() < 0.08
  chain.hiddenUntilSeconds = secondsOf(run) + drawn(run, [0, 0, 0, 0, 600, 5_000])
}

const AGAINST: readonly Mood['faults'][] = [FAULTS, FAULTS, ...FAULTS.map((fault) => [fault])]

async function misbehave(run: BundleRun, background: BundleBackground): Promise<BundleBackground> {
  const { random } = run
  for (const whom of ['node', 'secondNode', 'service'] as const) {
    const share = drawn(run, [0, 0, 0.1, 0.5, 1])
    if (share > 0) run.moods.set(whom, { share, faults: drawn(run, AGAINST) })
    else run.moods.delete(whom)
  }
  run.desktop = drawn(run, ['shows', 'shows', 'fails', 'hangs'])
  run.isLocked = random() < 0.15
  run.isDiskFull = random() < 0.06
  run.isStoreFailing = random() < 0.06
  run.keyState = random() < 0.05 ? 'none' : 'kept'
  const chain = chainOf(run)
  chain.baseFeeWei = random() < 0.1 ? 10n ** 15n : 1_000_000_000n
  if (random() < 0.08) reorganise(chain, 1 + Math.floor(random() * 10), secondsOf(run))
  if (random() < 0.02) takeElsewhere(chain, secondsOf(run))
  const call = drawn(run, run.flow.calls)
  const isFirstCopy = chain.mined.length === 0
  const isUnsent = run.stored.items.every(({ phase }) => phase === 'planned')
  if (random() < 0.15 && isFirstCopy && isUnsent && isBundleInFlight(run.stored) && call.to) {
    sendElsewhere(chain, { ...call, to: call.to }, secondsOf(run))
  }
  if (random() < 0.1 && !run.isDiskFull && run.lookingSince === undefined) return restarted(run, background)
  return background
}

async function restarted(run: BundleRun, background: BundleBackground): Promise<BundleBackground> {
  background.stop()
  const fresh = startBundleBackground(run)
  await fresh.tracker.resume()
  return fresh
}

function becomeHonest(run: BundleRun): void {
  run.moods.clear()
  run.isLocked = false
  run.isDiskFull = false
  run.isStoreFailing = false
  run.desktop = 'shows'
  run.overlooksSeconds = 5
  const chain = chainOf(run)
  chain.baseFeeWei = 1_000_000_000n
  chain.hiddenUntilSeconds = 0
  chain.delaySeconds = Math.min(chain.delaySeconds, 40)
}

async function press(run: BundleRun, background: BundleBackground, broken: string[]): Promise<void> {
  const offered = bundleRemedies(run.stored).filter((remedy) => remedy !== 'help')
  if (offered.length === 0 || run.random() < 0.4) return
  const remedy = drawn(run, offered)
  const works = await take(remedy, run, background)
  if (!works) broken.push(`${remedy} was offered at ${bundleStateOf(run.stored)}, and did nothing`)
}

async function take(remedy: BundleRemedy, run: BundleRun, background: BundleBackground): Promise<boolean> {
  const { ports, node, tracker, abandoned } = background
  const { id, seq } = run.stored
  const byHand = { ...ports, wake: tracker.wake, nowSeconds: () => secondsOf(run), node }
  const hasMovedOn = () => run.stored.seq > seq
  const pressed = async (): Promise<boolean> => {
    if (remedy === 'abandon') return (await abandonBundle(id, { ...byHand, abandoned })) === 'abandoned' || hasMovedOn()
    if (remedy === 'sendAgain') return (await rebroadcastByUser<Bundle>(id, byHand)) || hasMovedOn()
    const choice = bundleReplacements(run.stored).find(({ does }) => does === remedy)
    if (!choice) return hasMovedOn()
    const money = {
      satsPerVbyte: async () => ({ ok: true, value: 40 }) as const,
      leastSatsPerVbyte: async () => ({ ok: true, value: 1 }) as const,
      tipHeight: async () => ({ ok: true, value: 1 }) as const,
      evicted: async () => ({ ok: true, value: [] }) as const,
      coinsBeside: async () => ({ ok: true, value: [] }) as const,
      ownScripts: async () => [],
      transaction: async () => ({ ok: true, value: undefined }) as const,
    }
    const offer = await offerReplacement(run.stored, choice.index, choice.purpose, { ...byHand, ...money })
    if ('unavailable' in offer) return hasMovedOn() || offer.unavailable.code === 'MORE_IS_USELESS'
    return (await acceptReplacement<Bundle>(id, offer, byHand)) || hasMovedOn()
  }
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

async function untilEnded(run: BundleRun, last: BundleBackground, broken: string[]): Promise<BundleBackground> {
  let background = last
  const isEnded = () => !isBundleInFlight(run.stored)
  const wait = async (seconds: number, isOver: () => boolean) => {
    background = await livedFor(run, background, seconds, isOver)
  }
  await wait(HONEST_SECONDS, isEnded)
  if (!isEnded() && bundleRemedies(run.stored).includes('sendAgain')) {
    await take('sendAgain', run, background)
    await wait(HONEST_SECONDS, isEnded)
  }
  if (!isEnded()) broken.push(`it never ended: ${bundleStateOf(run.stored)} ${JSON.stringify(run.stored.obstacle)}`)
  else
    await wait(
      FINAL_SECONDS + HONEST_SECONDS + (run.flow.outcome === 'part' ? PART_SECONDS : 0),
      () => bundleStateOf(run.stored) === 'over',
    )
  if (isEnded() && bundleStateOf(run.stored) !== 'over') {
    broken.push(`it never became final: ${bundleStateOf(run.stored)}`)
  }
  return background
}

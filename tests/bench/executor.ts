import { join } from 'node:path'
import { end } from './devnet/processes.ts'
import { startUntilLine } from './devnet/started.ts'
import { floor } from './executor/floor.ts'
import { ours } from './executor/ours.ts'
import { relay } from './executor/relay.ts'
import { detection, inTurns, type Measured, mockAt } from './executor/rounds.ts'
import type { Terms } from './executor/terms.ts'
import { ROUNDS, size } from './size.ts'
import { type Row, row, type Unit } from './statistics.ts'

const FILLS = size('CAUSEWAY_BENCH_FILLS', { usual: 20, smallest: 2 })
/** Milliseconds; 0 for its default. */
const PEER_POLL = size('CAUSEWAY_BENCH_PEER_POLL', { usual: 0, smallest: 100 })
const LATEST_FILL = size('CAUSEWAY_BENCH_LATEST_FILL', { usual: 5_500, smallest: 500 })
const PEER = PEER_POLL > 0 ? { pollMs: PEER_POLL } : {}
const MOCK = join(import.meta.dirname, 'executor', 'mock.ts')
const FORESEEN = { hasStream: false, isForeseen: true }
const ONE_STEP = "broadcast, inclusion, status, fill, its block's time"
const REQUESTS = {
  1: `≤ 5 of one node each: ${ONE_STEP}`,
  2: `≤ 8 of one node each: ${ONE_STEP}; approval: broadcast, inclusion; then terms with facts`,
} as const
const UNTIL_DONE = ['until the last step is done', 'done'] as const
const AT_ONCE: Terms = { rttMs: 0, steps: 1, inclusionMs: 0, canSimulate: false, fillMs: [0, 0] }

/**
 * Measures our background, the service's SDK with its viem adapter, and bare fetches. Times start at confirmation and
 * at the fill.
 */
export async function benchExecutor(): Promise<readonly Row[]> {
  const mock = await startUntilLine(process.execPath, ['--import', 'tsx', MOCK], '')
  const port = Number(mock.line)
  try {
    const rows: Row[] = []
    for (const part of [execution, slowApproval, fills]) rows.push(...(await part(port)))
    return rows
  } finally {
    await end(mock.process)
  }
}

// From confirmation to the last step's effect, with immediate blocks and fills. Only ours prefetches terms and facts.
async function execution(port: number): Promise<readonly Row[]> {
  const rows: Row[] = []
  const subjects = {
    ours: await ours(port, FORESEEN),
    sudden: await ours(port, { ...FORESEEN, isForeseen: false }),
    floor: floor(port, { order: 'afterReceipt', fill: 'poll' }),
    relay: relay(port, PEER),
  }
  for (const steps of [1, 2] as const) {
    for (const rttMs of [0, 40]) {
      const measured = await inTurns(subjects, { port, terms: { ...AT_ONCE, steps, rttMs }, rounds: ROUNDS })
      const beside = besides(
        `executor: ${steps === 1 ? 'one step' : 'approve and deposit'}, way of ${rttMs} ms`,
        measured,
      )
      rows.push(beside.floor(...UNTIL_DONE, 'none', 'ms'))
      rows.push(beside.relay(...UNTIL_DONE, rttMs === 40 && steps === 1 ? '≤ 0.45 ×' : 'none', 'ms'))
      const sudden = `executor: ${steps === 1 ? 'one step' : 'approve and deposit'}, way of ${rttMs} ms, a yes that nobody foresaw`
      rows.push(besides(sudden, { ...measured, ours: measured.sudden }).relay(...UNTIL_DONE, 'none', 'ms'))
      if (rttMs === 40) continue
      rows.push(beside.floor('processor time', 'processor', steps === 1 ? '≤ 1.5 ×' : 'none', 'ms'))
      rows.push(beside.relay('processor time', 'processor', 'none', 'ms'))
      rows.push(beside.relay('requests from the yes on', 'requests', REQUESTS[steps], 'requests'))
      rows.push(beside.relay('requests with those before the yes', 'requestsInAll', 'none', 'requests'))
    }
  }
  return rows
}

// The approval's block is late; transactions sent with it share that block.
async function slowApproval(port: number): Promise<readonly Row[]> {
  const rows: Row[] = []
  const rounds = Math.ceil(ROUNDS / 3)
  for (const inclusionMs of [300, 2_000]) {
    for (const canSimulate of [true, false]) {
      const measured = await inTurns(
        {
          ours: await ours(port, FORESEEN),
          floor: floor(port, { order: canSimulate ? 'together' : 'afterReceipt', fill: 'poll' }),
          relay: relay(port, { ...PEER, blockTimeMs: 250 }),
        },
        { port, terms: { ...AT_ONCE, rttMs: 40, steps: 2, inclusionMs, canSimulate }, rounds },
      )
      const stepOrder = canSimulate ? 'sent together' : 'one after the other'
      const beside = besides(`executor: an approval of ${inclusionMs} ms, way of 40 ms, ${stepOrder}`, measured)
      const goal = inclusionMs === 300 ? (canSimulate ? '≤ 0.15 ×' : '≤ 0.45 ×') : 'none'
      rows.push(beside.floor('until the deposit is with the node', 'sent', 'none', 'ms'))
      rows.push(beside.relay('until the deposit is with the node', 'sent', goal, 'ms'))
      rows.push(beside.floor('until the last step is done', 'done', 'none', 'ms'))
      rows.push(beside.relay('until the last step is done', 'done', goal, 'ms'))
    }
  }
  return rows
}

type About = Readonly<Record<'ours' | 'floor' | 'relay', Measured>>

function besides(name: string, measured: About) {
  const against =
    (whose: 'floor' | 'relay', words: string) => (what: string, key: keyof Measured, goal: string, unit: Unit) =>
      row(`${name}: ${what} (beside ${words})`, goal, unit, measured.ours[key], measured[whose][key])
  return { floor: against('floor', 'bare fetches'), relay: against('relay', 'relay-sdk') }
}

// Fills come 0.5 to 5.5 s after the deposit. Ours counts until the chain shows the fill.
async function fills(port: number): Promise<readonly Row[]> {
  await mockAt(port).set({ ...AT_ONCE, fillMs: [500, LATEST_FILL] })
  const few = { port, transfers: FILLS, resources: 2 }
  const many = { port, transfers: FILLS, resources: FILLS }
  const bare = { order: 'together' } as const
  const kit = async () => {
    const byDefault = await detection(relay(port, PEER), many)
    const everySecond = await detection(relay(port, { pollMs: 1_000 }), many)
    return { byDefault, everySecond, pushed: await withWindow(() => detection(relay(port, { hasStream: true }), many)) }
  }
  // Alone, because another wallet on this account would make ours check that its order was paid.
  const [pushed, polled] = await Promise.all([
    detection(await ours(port, { ...FORESEEN, hasStream: true }), few),
    detection(await ours(port, FORESEEN), few),
  ])
  const [bareStream, barePoll, peer] = await Promise.all([
    detection(floor(port, { ...bare, fill: 'stream' }), many),
    detection(floor(port, { ...bare, fill: 'poll' }), many),
    kit(),
  ])
  const name = 'from the fill until it is known'
  return [
    row(`${name}, by push (beside a bare socket)`, 'none', 'ms', pushed, bareStream),
    row(`${name}, by push (beside relay-sdk's socket in a page)`, '≤ 1.0 ×', 'ms', pushed, peer.pushed),
    row(`${name}, by asking (beside asking every second)`, 'none', 'ms', polled, barePoll),
    row(`${name}, by asking (beside relay-sdk by default)`, '≤ 0.2 ×', 'ms', polled, peer.byDefault),
    row(`${name}, by asking (beside relay-sdk every second)`, 'none', 'ms', polled, peer.everySecond),
  ]
}

// The SDK opens its socket only with a `window`, never in a service worker.
async function withWindow<T>(work: () => Promise<T>): Promise<T> {
  Object.assign(globalThis, { window: globalThis })
  try {
    return await work()
  } finally {
    Reflect.deleteProperty(globalThis, 'window')
  }
}

import { join } from 'node:path'
import { type Listening, listenTo } from './devnet/heads.ts'
import { latencies, posted } from './devnet/load.ts'
import { end, processorMs, residentMb } from './devnet/processes.ts'
import { type RouteKind, routeKinds } from './devnet/routes.ts'
import { type Started, startDevnet, startUntilLine } from './devnet/started.ts'
import { type Crossed, payAtOnce, readyToCross } from './devnet/transfers.ts'
import { size } from './size.ts'
import { type Row, row } from './statistics.ts'

const SECONDS = size('CAUSEWAY_BENCH_SECONDS', { usual: 10, smallest: 0.2 })
const PER_SECOND = 100
const ONE_BY_ONE = size('CAUSEWAY_BENCH_ONE_BY_ONE', { usual: 20, smallest: 1 })
const AT_ONCE = size('CAUSEWAY_BENCH_AT_ONCE', { usual: 1_000, smallest: 10 })
const CONSTANT_SERVER = join(import.meta.dirname, 'floor', 'constant-server.mjs')

export async function benchDevnet(): Promise<readonly Row[]> {
  const devnet = await startDevnet()
  const bare = await startUntilLine(process.execPath, [CONSTANT_SERVER], '{}')
  const rows: Row[] = [row('devnet: ready', '≤ 5 s', 'ms', [devnet.readyMs], [bare.readyMs])]
  await end(bare.process)
  const idleMb = residentMb(devnet.pid)
  rows.push(...(await quotes(devnet)))
  const quotedMb = residentMb(devnet.pid)
  const { rows: crossed, highestMb, afterMb } = await transfers(devnet)
  rows.push(...crossed)
  const memory = (when: string, mb: number) => row(`devnet: memory ${when}`, '≤ 300 MB', 'MB', [mb], [idleMb])
  rows.push(memory('when ready', idleMb), memory('after the quotes', quotedMb))
  rows.push(memory(`at its highest, with ${AT_ONCE} in flight`, highestMb), memory('after them', afterMb))
  const another = await startUntilLine(process.execPath, [CONSTANT_SERVER], '{}')
  rows.push(row('devnet: stopped', '< 2 s', 'ms', [await end(devnet.process)], [await end(another.process)]))
  return rows
}

/** The floor is the same HTTP server in another process, with answers of the same size. */
async function quotes(devnet: Awaited<ReturnType<typeof startDevnet>>): Promise<readonly Row[]> {
  const url = `${devnet.world.service}/quote/v2`
  const kinds = await routeKinds(devnet.world)
  const [first] = kinds
  const floor = await startUntilLine(
    process.execPath,
    [CONSTANT_SERVER],
    JSON.stringify(await posted(url, first?.body())),
  )
  const rows: Row[] = []
  try {
    for (const kind of kinds) {
      const ours = await measured(devnet, url, kind)
      const base = await measured(floor, `http://127.0.0.1:${floor.line}/quote/v2`, kind)
      const name = `devnet: a quote, ${kind.name}`
      rows.push(row(`${name}, at ${PER_SECOND} a second`, 'p95 < 50 ms', 'ms', ours.times, base.times))
      rows.push(row(`${name}, processor time`, '≤ 3 ms', 'ms', [ours.processorMs], [base.processorMs]))
      const perSecond = ({ processorMs: each }: typeof ours) => [1_000 / each]
      rows.push(row(`${name}, on one core`, '≥ 100 a second', 'a second', perSecond(ours), perSecond(base)))
    }
  } finally {
    await end(floor.process)
  }
  return rows
}

// The first second is warm-up.
async function measured({ pid }: Started, url: string, { body }: RouteKind) {
  const load = (seconds: number) => ({ count: seconds * PER_SECOND, perSecond: PER_SECOND, body })
  await latencies(url, load(Math.min(1, SECONDS)))
  const before = processorMs(pid)
  const times = await latencies(url, load(SECONDS))
  return { times, processorMs: (processorMs(pid) - before) / times.length }
}

async function transfers(devnet: Awaited<ReturnType<typeof startDevnet>>) {
  const { world, pid } = devnet
  const origin = await listenTo(world.chains['1']?.rpc ?? '')
  const destination = await listenTo(world.chains['8453']?.rpc ?? '')
  try {
    const single: Crossed[] = []
    const floors: number[] = []
    for (let count = 0; count < ONE_BY_ONE; count += 1) {
      single.push(...(await crossAll(world, origin, 1)))
      floors.push(await payAtOnce(destination, 1))
    }
    const sinceMs = single.map(({ minedMs, seenMs }) => seenMs - minedMs)
    const fillMs = single.map(({ seenMs, filledMs }) => filledMs - seenMs)
    const ready = await readyToCross(world, origin, AT_ONCE)
    let highestMb = 0
    const sampling = setInterval(() => {
      highestMb = Math.max(highestMb, residentMb(pid))
    }, 500)
    const began = performance.now()
    await ready.deposit()
    const allMs = performance.now() - began
    clearInterval(sampling)
    ready.close()
    const afterMb = residentMb(pid)
    const allFloorMs = await payAtOnce(destination, AT_ONCE)
    return {
      ...{ highestMb, afterMb },
      rows: [
        row('devnet: a deposit is seen after its block', '≤ 500 ms', 'ms', sinceMs, floors),
        row('devnet: it is filled after it was seen', '≤ 1 s', 'ms', fillMs, floors),
        row(`devnet: ${AT_ONCE} deposits at once, until all are filled`, '≤ 10 s', 'ms', [allMs], [allFloorMs]),
      ],
    }
  } finally {
    origin.close()
    destination.close()
  }
}

async function crossAll(world: Parameters<typeof readyToCross>[0], origin: Listening, count: number) {
  const ready = await readyToCross(world, origin, count)
  const crossed = await ready.deposit()
  ready.close()
  return crossed
}

import type { Browser } from '../e2e/browser.ts'
import { ROUNDS, WARM_UP } from './size.ts'
import { type Row, row } from './statistics.ts'

const BODY = `<!doctype html><title>frames</title>${'<iframe srcdoc="<!doctype html><p>in"></iframe>'.repeat(50)}`
const URL = 'https://frames.test/'

type Costs = Readonly<{ load: number; thread: number; memory: number }>

/** Measures a page with 50 frames; the floor's scripts don't enter it. */
export async function benchFrames(ours: Browser, floor: Browser): Promise<readonly Row[]> {
  const costs = { ours: [] as Costs[], floor: [] as Costs[] }
  for (const { context } of [ours, floor])
    await context.route(URL, (route) => route.fulfill({ contentType: 'text/html', body: BODY }))
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [whose, browser] of [['ours', ours] as const, ['floor', floor] as const]) {
      const cost = await costsOf(browser)
      if (round >= 0) costs[whose].push(cost)
    }
  }
  const compared = (what: string, goal: string, unit: 'ms' | 'MB', part: keyof Costs) => {
    const of = (whose: keyof typeof costs) => costs[whose].map((cost) => cost[part])
    return row(`page with 50 frames, ${what} (floor: without the extension)`, goal, unit, of('ours'), of('floor'))
  }
  return [
    compared('load', '≤ 1.5 × floor', 'ms', 'load'),
    compared('thread time', '≤ 1.5 × floor', 'ms', 'thread'),
    compared('script memory', '≤ 2 × floor', 'MB', 'memory'),
  ]
}

async function costsOf({ context }: Browser): Promise<Costs> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(URL)
  const { metrics } = await session.send('Performance.getMetrics')
  const load = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.duration ?? Number.NaN)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await page.close()
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  return { load, thread: seconds * 1_000, memory: usedSize / 1_000_000 }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Line } from './measure.ts'
import { PARTS } from './parts.ts'

type Ran = Readonly<{ status: unknown; lines: readonly Line[]; told: string }>

const TIMEOUT = 1_200_000
/** These mostly wait, so others run beside them. */
const WAITING = ['executor', 'devnet']
const ONE_HALF = ['scale', 'provider', 'browser']

async function bench(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const program = ['--import', 'tsx', join(import.meta.dirname, 'main.ts'), '--json', ...args]
  const running = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  const [[status], said, told] = await Promise.all([once(running, 'close'), text(running.stdout), text(running.stderr)])
  return { status, lines: JSON.parse(said), told }
}

describe('every part of the benchmark, at its smallest', () => {
  let ran: Ran

  beforeAll(async () => {
    const only = (names: readonly string[]) => names.flatMap((name) => ['--only', name])
    const others = Object.keys(PARTS).filter((name) => ![...WAITING, ...ONE_HALF].includes(name))
    const all = await Promise.all([WAITING, ONE_HALF, others].map((names) => bench(['--smallest', ...only(names)])))
    ran = {
      status: all.find(({ status }) => status !== 0)?.status ?? 0,
      lines: all.flatMap(({ lines }) => lines),
      told: all.map(({ told }) => told).join('\n'),
    }
  }, TIMEOUT)

  it.each(
    Object.entries({
      browser: 'password at its least passes',
      opening: 'first paint of the popup',
      provider: 'page with 50 frames, script memory',
      verify: 'decision about a quote',
      bitcoin: 'p2tr inputs',
      polyfill: 'webextension-polyfill below Chromium 148',
      presses: 'from a press to its answer on the screen: open the review',
      quote: 'from the service’s answer to the proven quote',
      scale: 'from the tap to the drawn page',
      executor: 'from the fill until it is known, by asking',
      devnet: 'devnet: stopped',
    } satisfies Record<keyof typeof PARTS, string>),
  )('%s gives its figures', (part, line) => {
    expect(Object.keys(PARTS)).toContain(part)
    const failed = ran.lines.find(({ name }) => name === part)
    expect(failed).toBeUndefined()
    expect(ran.lines.filter(({ name }) => name.includes(line)).length, ran.told).toBeGreaterThan(0)
  })

  it('has told of each figure before, and ends well', () => {
    expect(ran.lines.length).toBeGreaterThan(60)
    for (const { name } of ran.lines) expect(ran.told).toContain(`${name}: `)
    expect(ran.status).toBe(0)
  })
})

it(
  'ends with status 1 and all other figures where a part fails',
  async () => {
    const ran = await bench(['--only', 'verify', '--only', 'bitcoin', '--smallest'], { CAUSEWAY_BENCH_INPUTS: '0' })
    expect(ran.lines.find(({ name }) => name === 'bitcoin')).toHaveProperty('failed')
    expect(ran.lines.filter((line) => 'ours' in line)).toHaveLength(1)
    expect(ran.told).toContain('1 of 2 parts failed')
    expect(ran.status).toBe(1)
  },
  TIMEOUT,
)

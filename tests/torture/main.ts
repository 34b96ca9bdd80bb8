import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startWorld } from '../devnet/world.ts'
import { buildExtension } from '../run/build.mjs'
import { torture } from './torture.ts'

const OUTPUT = join(import.meta.dirname, '../../.output/torture')

/**
 * `npm run --silent torture -- --kills N --seed S`: one JSON line; faults go to standard error.
 * Exit status: 0 without faults, 1 with faults, 2 for wrong options.
 */
export async function main(args: readonly string[]): Promise<number> {
  const options = { kills: { type: 'string' }, seed: { type: 'string' } } as const
  const { values } = parseArgs({ args: [...args], options })
  const kills = Number(values.kills ?? 200)
  const seed = Number(values.seed ?? 1)
  if (!Number.isSafeInteger(kills) || kills < 1 || !Number.isSafeInteger(seed)) {
    process.stderr.write(`--kills and --seed: expected whole numbers, got ${values.kills} and ${values.seed}\n`)
    return 2
  }
  const world = await startWorld({ ports: 'os' })
  try {
    const extension = buildExtension({ browser: 'chrome', profile: world.line.profile, output: OUTPUT, quiet: true })
    const say = (line: string) => void process.stderr.write(`${line}\n`)
    const result = await torture({ world, extension, kills, seed, say })
    const { doubleSends, lost, stuck, notices, notifications, kills: made, browserKills } = result
    const { transfers: runs, transactions, declined, seconds } = result
    const problems = { 'sent twice': doubleSends, lost, stuck, 'not told once': notices }
    for (const [what, all] of Object.entries(problems)) for (const each of all) say(`${what}: ${each}`)
    const counted = { doubleSends: doubleSends.length, lost: lost.length, stuck: stuck.length, notifications }
    const about = { seed, browserKills, transactions, declined, seconds }
    process.stdout.write(`${JSON.stringify({ runs, kills: made, ...counted, ...about })}\n`)
    const isMostlyDone = declined <= runs / 10
    if (!isMostlyDone) say(`declined: ${declined} of ${runs}, more than a tenth`)
    return isMostlyDone && Object.values(problems).every((each) => each.length === 0) ? 0 : 1
  } finally {
    await world.stop()
  }
}

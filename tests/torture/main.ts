import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startWorld } from '../devnet/world.ts'
import { buildExtension } from '../run/build.mjs'
import { torture } from './torture.ts'

const OUTPUT = join(import.meta.dirname, '../../.output/torture')

/**
 * `npm run --silent torture -- --kills N --seed S [--json]`: exit status 0 when nothing was sent twice, lost or stuck and
 * every crossing was told once, 1 when not, 2 for wrong options.
 */
export async function main(args: readonly string[]): Promise<number> {
  const options = { kills: { type: 'string' }, seed: { type: 'string' }, json: { type: 'boolean' } } as const
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
    process.stdout.write(values.json ? `${JSON.stringify({ seed, ...result })}\n` : inWords(seed, result))
    const problems = [result.doubleSends, result.lost, result.stuck, result.notices]
    return problems.every((each) => each.length === 0) ? 0 : 1
  } finally {
    await world.stop()
  }
}

function inWords(seed: number, result: Awaited<ReturnType<typeof torture>>): string {
  const { kills, browserKills, seconds, crossings, transactions, doubleSends, lost, stuck, notices } = result
  const lines = [
    `seed ${seed}: ${kills} kills, ${browserKills} of the whole browser, in ${seconds} s`,
    `${crossings} crossings, ${transactions} transactions on the chains`,
    `sent twice: ${doubleSends.length}, lost: ${lost.length}, stuck: ${stuck.length}, not told once: ${notices.length}`,
    ...[...doubleSends, ...lost, ...stuck, ...notices].map((each) => `  ${each}`),
  ]
  return `${lines.join('\n')}\n`
}

import { count } from '../count.ts'
import { torture } from '../torture/torture.ts'
import { expect, test } from './fixtures.ts'

/** Kills, seed and time limit; `npm run torture` has no limit. */
const KILLS = count('CAUSEWAY_KILLS', { usual: 200, deep: 1_000 })
const SEED = Number(process.env['CAUSEWAY_SEED'] ?? 1)
const MOST_MILLISECONDS = 1_000 * count('CAUSEWAY_TORTURE_SECONDS', { usual: 15, deep: 300 })

test('killed again and again in mid-transfer: nothing is sent twice, lost or stuck, and each outcome notifies once', async ({
  world,
  extension,
}) => {
  test.setTimeout(MOST_MILLISECONDS + 300_000)
  const result = await torture({ world, extension, kills: KILLS, seed: SEED, mostMilliseconds: MOST_MILLISECONDS })
  const { doubleSends, lost, stuck, notices, kills, transfers, declined, seconds } = result
  process.stdout.write(`torture: ${kills} kills, ${transfers} transfers, ${seconds} s\n`)
  expect({ doubleSends, lost, stuck, notices }).toEqual({ doubleSends: [], lost: [], stuck: [], notices: [] })
  expect(kills).toBeGreaterThan(0)
  expect(transfers).toBeGreaterThan(0)
  // One transfer rarely spends another's funds.
  expect(declined).toBeLessThanOrEqual(transfers / 10)
})

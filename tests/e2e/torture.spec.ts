import { count } from '../count.ts'
import { torture } from '../torture/torture.ts'
import { expect, test } from './fixtures.ts'

const KILLS = count('CAUSEWAY_KILLS', { usual: 6, deep: 200 })
const SEED = Number(process.env['CAUSEWAY_SEED'] ?? 1)
const MILLISECONDS_A_KILL = 20_000

test('killed again and again in mid-transfer: nothing is sent twice, lost or stuck, and each outcome notifies once', async ({
  world,
  extension,
}) => {
  test.setTimeout(KILLS * MILLISECONDS_A_KILL + 300_000)
  const result = await torture({ world, extension, kills: KILLS, seed: SEED })
  const { doubleSends, lost, stuck, notices, kills, transfers, declined, seconds } = result
  process.stdout.write(`torture: ${kills} kills, ${transfers} transfers, ${seconds} s\n`)
  expect({ doubleSends, lost, stuck, notices }).toEqual({ doubleSends: [], lost: [], stuck: [], notices: [] })
  expect(kills).toBe(KILLS)
  expect(transfers).toBeGreaterThan(0)
  // One transfer rarely spends another's funds.
  expect(declined).toBeLessThanOrEqual(transfers / 10)
})

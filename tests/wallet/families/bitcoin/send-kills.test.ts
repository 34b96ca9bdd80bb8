import { expect, it } from 'vitest'
import { isBitcoinPsbt } from '../../../../src/core/families/bitcoin/items.ts'
import { count } from '../../../count.ts'
import { childrenOf, type Paid, STRANGER, settled, stored } from '../../cpfp/own-stand.ts'
import { seeded } from '../../sim/weather.ts'
import { live, openKillStand } from './kill-stand.ts'
import { approvedSend } from './send-stand.ts'

openKillStand()

const KILLS = count('CAUSEWAY_SEND_KILLS', { usual: 4, deep: 500 })
const COINS = ['400000', '300000']
const ELSEWHERE = [
  ['p2tr', '600000'],
  ['p2wpkh', '500000'],
  ['p2wpkh', '300000'],
] as const
const ALL = 2_100_000n

async function payment(amount: bigint): Promise<Paid> {
  const transfer = await approvedSend({ to: STRANGER, coins: COINS, elsewhere: ELSEWHERE, amount })
  return { ...transfer, own: transfer.ownScripts }
}

it('pays once from several addresses, wherever the worker is killed', async () => {
  const random = seeded(Number(process.env['CAUSEWAY_SEED'] ?? 33))
  const anyOf = (most: number) => 1 + Math.floor(random() * most)
  const calls = await live(await payment(1_600_000n))
  for (let kills = 0; kills < KILLS; ) {
    const paid = await payment(750_000n + BigInt(anyOf(1_250_000)))
    const from = stored(paid).plan.flatMap((item) => (isBitcoinPsbt(item) ? item.inputs.map(({ path }) => path) : []))
    expect(new Set(from).size).toBeGreaterThan(1)
    for (let lives = 0; lives < 6; lives += 1) {
      const atCall = anyOf(lives === 0 ? calls : 8)
      const when = random() < 0.5 ? 'before' : 'after'
      if ((await live(paid, { atCall, when })) === atCall) kills += 1
    }
    await settled(paid, ALL, 0)
    expect(new Set(paid.sent.map(({ bytes }) => bytes)).size).toBe(1)
    expect(childrenOf(paid)).toEqual([])
  }
}, 1_800_000)

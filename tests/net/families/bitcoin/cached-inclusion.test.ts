import { describe, expect, it } from 'vitest'
import { type Answer, failedFor } from '../../../../src/core/reason/reason.ts'
import { cachedInclusion } from '../../../../src/net/families/bitcoin/inclusion/cached-reader.ts'
import type { BitcoinInclusion, InclusionReader } from '../../../../src/net/families/bitcoin/inclusion/reader.ts'

const TXID = 'ab'.repeat(32)
const MINUTE = 60_000
const UNPROVEN = failedFor({ code: 'EXPLORER_UNPROVEN' })
const SHALLOW = failedFor({ code: 'EXPLORER_SHALLOW', has: '1', needs: '6' })
const ALONE = failedFor({ code: 'EXPLORER_ALONE' })
const PROVEN = { ok: true, value: { depth: 1 } as BitcoinInclusion } as const
const NOTHING = { ok: true, value: undefined } as const

/** Looks every second and counts the questions. */
function standWith(first: Answer<BitcoinInclusion | undefined>) {
  let now = 1_900_000_000_000
  let tip: Answer<string> = { ok: true, value: 'first' }
  let answer = first
  let reads = 0
  const read: InclusionReader = async () => {
    reads += 1
    return answer
  }
  const stretched = (milliseconds: number) => milliseconds
  const look = cachedInclusion(read, { tipHash: async () => tip, nowMilliseconds: () => now, stretched })
  const readsIn = async (milliseconds: number) => {
    const before = reads
    for (const end = now + milliseconds; now < end; now += 1_000) await look(TXID)
    return reads - before
  }
  return {
    look: () => look(TXID),
    readsIn,
    mine: (hash: string) => {
      tip = { ok: true, value: hash }
    },
    silence: () => {
      tip = ALONE
    },
    say: (next: typeof answer) => {
      answer = next
    },
  }
}

describe('a proof that is looked for every second', () => {
  it('is read once for each block', async () => {
    const { readsIn, mine } = standWith(PROVEN)
    expect(await readsIn(10 * MINUTE)).toBe(1)
    mine('second')
    expect(await readsIn(10 * MINUTE)).toBe(1)
  })

  it.each([['a lie', UNPROVEN] as const, ['too few blocks', SHALLOW] as const])(
    'is read once in two minutes after %s, and at once with the next block',
    async (_why, failure) => {
      const { readsIn, mine, say, look } = standWith(failure)
      expect(await readsIn(2 * MINUTE)).toBe(1)
      expect(await readsIn(2 * MINUTE)).toBe(1)
      say(PROVEN)
      expect(await look()).toEqual(PROVEN)
      const again = standWith(failure)
      expect(await again.look()).toEqual(failure)
      again.say(PROVEN)
      expect(await again.look()).toEqual(failure)
      again.mine('second')
      expect(await again.look()).toEqual(PROVEN)
      mine('third')
      expect(await look()).toEqual(PROVEN)
    },
  )

  it('is read after seconds that double to two minutes while an explorer is silent, and anew with the next block', async () => {
    const { readsIn, mine, say, look } = standWith(ALONE)
    // At 0, 2, 6, 14, 30, 62 and 126 seconds, then every two minutes.
    expect(await readsIn(2 * MINUTE)).toBe(6)
    expect(await readsIn(8 * MINUTE)).toBe(4)
    mine('second')
    expect(await readsIn(4_000)).toBe(2)
    say(PROVEN)
    expect(await readsIn(4_000)).toBe(1)
    expect(await look()).toEqual(PROVEN)
  })

  it('is read at every look while there is no block for it, or no known tip', async () => {
    const { readsIn, silence, say } = standWith(NOTHING)
    expect(await readsIn(3_000)).toBe(3)
    say(PROVEN)
    silence()
    expect(await readsIn(3_000)).toBe(3)
  })
})

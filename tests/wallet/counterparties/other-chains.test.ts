import { describe, expect, it } from 'vitest'
import { createOtherChainContracts } from '../../../src/wallet/counterparties/other-chains.ts'

const SAFE = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

type Said = boolean | 'silent' | 'late'

/** `passTime` ends the wait. */
function stand(said: Record<number, Said>) {
  const asked: number[] = []
  let now = 0
  let waits: (() => void)[] = []
  const late: (() => void)[] = []
  const look = createOtherChainContracts({
    chains: Object.keys(said).map(Number),
    isContract: async (chainId) => {
      asked.push(chainId)
      if (said[chainId] === 'late') await new Promise<void>((resolve) => late.push(resolve))
      return said[chainId] === 'silent'
        ? { ok: false, message: 'silent', reason: { code: 'OFFLINE' } }
        : { ok: true, value: said[chainId] !== false }
    },
    nowMilliseconds: () => now,
    after: (_, call) => {
      waits.push(call)
      return () => {
        waits = waits.filter((each) => each !== call)
      }
    },
  })
  return {
    asked,
    look,
    isWaiting: () => waits.length > 0,
    tire: () => {
      for (const each of waits) each()
    },
    answerLate: () => {
      for (const each of late) each()
    },
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

describe('the other chains of an address', () => {
  it('are those where a contract stands, and those that nobody has read: one that is silent is never free of them', async () => {
    const { look, asked, isWaiting } = stand({ 1: true, 10: false, 8453: true, 999: 'silent' })
    expect(await look(SAFE, 8453)).toEqual({ contractOn: [1], unreadOn: [999] })
    expect(asked).toEqual([1, 10, 999])
    expect(isWaiting()).toBe(false)
  })

  it('are asked once, whatever letters it is written in; a silent one again, and one without a contract after a while', async () => {
    const { look, asked, pass } = stand({ 1: true, 10: false, 999: 'silent' })
    await look(SAFE, 8453)
    await look(SAFE.toLowerCase(), 8453)
    expect(asked).toEqual([1, 10, 999, 999])
    pass(600_000)
    await look(SAFE, 8453)
    expect(asked.slice(4)).toEqual([10, 999])
  })

  it('are asked once by two looks at the same time', async () => {
    const { look, asked } = stand({ 1: true, 10: false })
    await Promise.all([look(SAFE, 8453), look(SAFE, 8453)])
    expect(asked).toEqual([1, 10])
  })

  it('are unread where one is late, whose answer counts the next time', async () => {
    const { look, asked, tire, answerLate } = stand({ 1: 'late', 10: false })
    const first = look(SAFE, 8453)
    // Waits for the punctual answer.
    await new Promise((resolve) => setTimeout(resolve))
    tire()
    expect(await first).toEqual({ contractOn: [], unreadOn: [1] })
    answerLate()
    expect(await look(SAFE, 8453)).toEqual({ contractOn: [1], unreadOn: [] })
    expect(asked).toEqual([1, 10])
  })

  it('are unread where there are more of them than are asked for one address', async () => {
    const many = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [index + 1, false] as const))
    const { look, asked } = stand(many)
    expect(await look(SAFE, 8453)).toEqual({ contractOn: [], unreadOn: [13, 14, 15] })
    expect(asked).toHaveLength(12)
  })
})

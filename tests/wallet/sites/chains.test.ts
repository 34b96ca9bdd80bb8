import { describe, expect, it, vi } from 'vitest'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { createSiteChains } from '../../../src/wallet/sites/chains.ts'
import { memory } from '../silent.ts'

const ORIGIN = 'https://shop.example'

function stand(chosen?: number) {
  const kept = new Map<string, { chainId?: number | undefined }>(
    chosen === undefined ? [] : [[ORIGIN, { chainId: chosen }]],
  )
  const session = memory()
  const chains = createSiteChains({
    profile: devnet,
    siteOf: async (origin) => kept.get(origin),
    putOn: async (origin, chainId) => {
      if (origin !== ORIGIN) return false
      kept.set(origin, { chainId })
      return true
    },
    session,
  })
  return { chains, kept, session }
}

describe('the chain of a site', () => {
  it('is the first EVM chain of the profile until it chooses another one', async () => {
    const { chains } = stand()
    expect(await chains.idOf(ORIGIN)).toBe(chains.ids[0])
    await chains.choose(ORIGIN, chains.ids[1] ?? 0)
    expect(await chains.idOf(ORIGIN)).toBe(chains.ids[1])
    expect(await chains.idOf('https://other.example')).toBe(chains.ids[0])
  })

  it('is remembered without a grant, for that site alone, of the newest hundred', async () => {
    const { chains, kept } = stand()
    const [first, second] = [chains.ids[0], chains.ids[1] ?? 0]
    const others = Array.from({ length: 101 }, (_, index) => `https://${index}.example`)
    await Promise.all(others.map((each) => chains.choose(each, second)))
    expect(await Promise.all([others[0], others[1], ORIGIN].map((each) => chains.idOf(each ?? '')))).toEqual([
      first,
      second,
      first,
    ])
    await chains.forget(others[1] ?? '')
    expect(await Promise.all(others.slice(1, 3).map(chains.idOf))).toEqual([first, second])
    expect(kept.size).toBe(0)
  })

  it('is read from storage once, however often pages ask, and after a choice too', async () => {
    const { chains, session } = stand()
    const read = vi.spyOn(session, 'read')
    const stranger = 'https://stranger.example'
    await chains.idOf(stranger)
    await Promise.all(Array.from({ length: 1_000 }, () => chains.idOf(stranger)))
    await chains.choose(stranger, chains.ids[1] ?? 0)
    expect(await chains.idOf(stranger)).toBe(chains.ids[1])
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('stays where the choice could not be stored', async () => {
    const { chains, session } = stand()
    vi.spyOn(session, 'write').mockRejectedValue(new Error('full'))
    await expect(chains.choose('https://stranger.example', chains.ids[1] ?? 0)).rejects.toThrow('full')
    expect(await chains.idOf('https://stranger.example')).toBe(chains.ids[0])
  })

  it('has no chain among its choices that is not an EVM chain', async () => {
    const { chains, kept } = stand()
    expect(chains.ids.length).toBeGreaterThan(1)
    for (const { id, vm } of devnet.chains) expect(chains.ids.includes(id)).toBe(vm === 'ethereum-vm')
    await expect(chains.choose(ORIGIN, 999_999)).rejects.toThrow(RangeError)
    expect(kept.size).toBe(0)
  })

  it('is the first again when the profile has the chosen one no more', async () => {
    const { chains } = stand(999_999)
    expect(await chains.idOf(ORIGIN)).toBe(chains.ids[0])
  })
})

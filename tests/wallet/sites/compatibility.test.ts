import { describe, expect, it } from 'vitest'
import { createCompatibility } from '../../../src/wallet/sites/compatibility.ts'

type Site = Readonly<{ origin: string; isMetaMask: boolean }>

function stand() {
  const kept = new Map<string, Site>()
  const applied: (readonly Site[])[] = []
  const state = { isRefusing: false }
  const compatibility = createCompatibility({
    list: async () => [...kept.values()],
    set: async (site) => void kept.set(site.origin, site),
    remove: async (origin) => void kept.delete(origin),
    apply: async (sites) => {
      if (state.isRefusing) throw new Error('no such pattern')
      applied.push(sites)
    },
  })
  return { compatibility, kept, applied, state }
}

describe('window.ethereum for a site', () => {
  it.each([
    ['app.example.com', 'https://app.example.com'],
    [' https://App.Example.com/swap?x=1#y ', 'https://app.example.com'],
    ['https://app.example.com:8443', 'https://app.example.com:8443'],
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['http://127.0.0.1:4702', 'http://127.0.0.1:4702'],
  ])('is turned on by its address as a person has it: %s', async (address, origin) => {
    const { compatibility, applied } = stand()
    expect(await compatibility.set(address, 'plain')).toEqual({ ok: true, origin })
    expect(applied).toEqual([[{ origin, isMetaMask: false }]])
  })

  it.each([
    '',
    '  ',
    'app',
    'http://app.example.com',
    'file:///etc',
    'https://*/*',
    'a b.com',
    '*.example.com',
    'https://',
  ])('is not turned on for %j', async (address) => {
    const { compatibility, kept, applied } = stand()
    expect(await compatibility.set(address, 'plain')).toMatchObject({ ok: false })
    expect([kept.size, applied.length]).toEqual([0, 0])
  })

  it('changes its name and is turned off, for that site alone', async () => {
    const { compatibility, applied } = stand()
    await compatibility.set('a.example', 'plain')
    await compatibility.set('b.example', 'plain')
    await compatibility.set('a.example', 'metaMask')
    expect(applied.at(-1)).toContainEqual({ origin: 'https://a.example', isMetaMask: true })
    await compatibility.set('a.example', 'off')
    expect(applied.at(-1)).toEqual([{ origin: 'https://b.example', isMetaMask: false }])
  })

  it('is as before when the browser refuses, and the others stay on', async () => {
    const { compatibility, kept, state } = stand()
    await compatibility.set('a.example', 'plain')
    state.isRefusing = true
    expect(await compatibility.set('b.example', 'plain')).toMatchObject({ ok: false })
    expect(await compatibility.set('a.example', 'off')).toMatchObject({ ok: false })
    expect([...kept.keys()]).toEqual(['https://a.example'])
  })

  it('is given to the browser again after an update', async () => {
    const { compatibility, applied } = stand()
    await compatibility.set('a.example', 'plain')
    await compatibility.restore()
    expect(applied).toHaveLength(2)
    expect(applied[1]).toEqual(applied[0])
  })

  it('is taken from every site at once, and nobody remembers which had it', async () => {
    const { compatibility, applied, kept } = stand()
    await compatibility.set('app.example.com', 'plain')
    await compatibility.set('other.example.com', 'metaMask')
    await compatibility.forget()
    expect(applied.at(-1)).toEqual([])
    expect([...kept]).toEqual([])
  })
})

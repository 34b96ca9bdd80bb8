import { describe, expect, it } from 'vitest'
import { startInpage } from '../../../src/provider/page-scripts/inpage.ts'
import { startAsMetaMask, startCompatible } from '../../../src/provider/page-scripts/window-ethereum.ts'
import { fakeWindow } from '../stand.ts'

type Page = Window & { ethereum?: unknown }
const pageOf = (window: ReturnType<typeof fakeWindow>) => window as unknown as Page

describe('the older place', () => {
  it.each(['before', 'after'])('holds the announced provider, whether its script comes %s the provider’s', (order) => {
    const window = fakeWindow()
    const told: string[] = []
    window.addEventListener('ethereum#initialized', ({ type }) => void told.push(type))
    if (order === 'before') startCompatible(pageOf(window))
    const provider = startInpage(window)
    if (order === 'after') startCompatible(pageOf(window))
    expect(pageOf(window).ethereum).toBe(provider)
    expect(told).toHaveLength(1)
  })

  it('is writable and configurable, and not fought over', () => {
    const window = fakeWindow()
    startInpage(window)
    startCompatible(pageOf(window))
    const theirs = {}
    pageOf(window).ethereum = theirs
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    expect(pageOf(window).ethereum).toBe(theirs)
    Object.defineProperty(window, 'ethereum', { value: 1, writable: false, configurable: false })
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    expect(pageOf(window).ethereum).toBe(1)
  })

  it('is left alone when another wallet is there', () => {
    const theirs = {}
    const window = Object.assign(fakeWindow(), { ethereum: theirs })
    startInpage(window)
    startCompatible(pageOf(window))
    expect(window.ethereum).toBe(theirs)
  })

  it('holds nothing that another wallet has announced', () => {
    const window = fakeWindow()
    startCompatible(pageOf(window))
    const detail = { info: { rdns: 'com.other' }, provider: {} }
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    expect('ethereum' in window).toBe(false)
  })

  it('says that it is another wallet only when it is told to', () => {
    const window = fakeWindow()
    const provider = startInpage(window)
    startCompatible(pageOf(window))
    expect(provider).not.toHaveProperty('isMetaMask')
    startAsMetaMask(pageOf(window))
    expect(pageOf(window).ethereum).toHaveProperty('isMetaMask', true)
  })
})

import { describe, expect, it } from 'vitest'
import { isOwnPage, type Sender, safeOrigin, siteSenderOf } from '../../src/platform/message-senders.ts'

const self = { id: 'abcdefgh', baseUrl: 'chrome-extension://abcdefgh/' }
const popup = `${self.baseUrl}popup.html`
const own: Sender = { id: self.id, url: popup, origin: 'chrome-extension://abcdefgh' }

describe('a page of ours', () => {
  it.each<[string, Sender]>([
    ['the toolbar popup, which is in no tab', own],
    ['a page of ours in a tab', { ...own, frameId: 0, tab: { id: 1, url: `${popup}#/welcome` } }],
    ['a page of ours in a tab whose address is not told', { ...own, frameId: 0, tab: { id: 1 } }],
  ])('is %s', (_name, sender) => {
    expect(isOwnPage(sender, self)).toBe(true)
  })

  it.each<[string, Sender | undefined]>([
    ['nobody', undefined],
    ['another extension', { ...own, id: 'other' }],
    ['our content script in a site', { id: self.id, url: 'https://a.example/', frameId: 0, tab: { id: 1 } }],
    ['a page of ours framed by a site', { ...own, frameId: 3, tab: { id: 1, url: 'https://a.example/' } }],
    ['a page of ours framed by a site that is not told', { ...own, frameId: 3, tab: { id: 1 } }],
    [
      'a page of ours at the top of a tab that shows a site',
      { ...own, frameId: 0, tab: { id: 1, url: 'https://a.example/' } },
    ],
    ['an extension whose id begins like ours', { ...own, url: 'chrome-extension://abcdefghi/popup.html' }],
    ['a site whose address holds ours', { ...own, url: `https://a.example/${popup}` }],
    ['a sender without an address', { id: self.id }],
  ])('is not %s', (_name, sender) => {
    expect(isOwnPage(sender, self)).toBe(false)
  })

  it('is nothing at all where our own address is not known', () => {
    expect(isOwnPage(own, { id: self.id, baseUrl: '' })).toBe(false)
  })
})

describe('a site', () => {
  const script: Sender = {
    id: self.id,
    url: 'https://dapp.example/swap?x=1',
    origin: 'https://dapp.example',
    frameId: 0,
    documentId: 'D1',
    documentLifecycle: 'active',
    tab: { id: 7 },
  }
  const site = {
    origin: 'https://dapp.example',
    topOrigin: 'https://dapp.example',
    tabId: 7,
    documentId: 'D1',
    isActive: true,
  }
  const frame: Sender = { ...script, frameId: 2, tab: { id: 7, url: 'https://news.example/today' } }

  it('is read from the browser’s words', () => {
    expect(siteSenderOf(script, self)).toStrictEqual(site)
  })

  it.each<[string, Partial<Sender>, Partial<typeof site>]>([
    ['a frame of another page', frame, { topOrigin: 'https://news.example' }],
    ['a frame of its own page', { ...frame, tab: { id: 7, url: 'https://dapp.example/' } }, {}],
    [
      'an empty frame, which inherits an origin',
      { ...frame, url: 'about:blank' },
      { topOrigin: 'https://news.example' },
    ],
    ['a page fetched ahead of time', { documentLifecycle: 'prerender' }, { isActive: false }],
    ['a page kept for the back button', { documentLifecycle: 'cached' }, { isActive: false }],
    ['a browser without life cycles', { documentLifecycle: undefined }, { isActive: true }],
    [
      'this machine',
      { origin: 'http://localhost:4703' },
      { origin: 'http://localhost:4703', topOrigin: 'http://localhost:4703' },
    ],
  ])('may be %s', (_name, change, expected) => {
    expect(siteSenderOf({ ...script, ...change }, self)).toStrictEqual({ ...site, ...expected })
  })

  it.each<[string, Sender | undefined]>([
    ['nobody', undefined],
    ['another extension', { ...script, id: 'other' }],
    ['no tab', { ...script, tab: undefined }],
    ['the tab that is none', { ...script, tab: { id: -1 } }],
    ['a sandboxed page, even at a good address', { ...script, origin: 'null' }],
    ['plain http', { ...script, origin: 'http://dapp.example' }],
    ['a file', { ...script, origin: 'file://' }],
    ['a page of ours', { ...script, origin: 'chrome-extension://abcdefgh' }],
    ['an address and no origin', { ...script, origin: undefined }],
    ['a frame of an unknown page', { ...frame, tab: { id: 7 } }],
    ['a frame of a plain http page', { ...frame, tab: { id: 7, url: 'http://news.example/' } }],
    ['a frame of a file', { ...frame, tab: { id: 7, url: 'file:///tmp/a.html' } }],
  ])('is never %s', (_name, sender) => {
    expect(siteSenderOf(sender, self)).toBeUndefined()
  })
})

describe('an origin', () => {
  it.each([
    ['https://a.example/path', 'https://a.example'],
    ['https://a.example:8443', 'https://a.example:8443'],
    ['https://a.example:443', 'https://a.example'],
    ['https://user@a.example/', 'https://a.example'],
    ['http://127.0.0.1:4703/', 'http://127.0.0.1:4703'],
    ['http://dapp.localhost/', 'http://dapp.localhost'],
  ])('of %s is %s', (address, origin) => {
    expect(safeOrigin(address)).toBe(origin)
  })

  it.each([
    undefined,
    '',
    'null',
    'a.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'data:text/html,x',
    'blob:null/1',
    'about:blank',
    'http://10.0.0.1',
  ])('is not had by %s', (address) => {
    expect(safeOrigin(address)).toBeUndefined()
  })
})

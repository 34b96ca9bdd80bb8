import { expect } from 'playwright/test'
import type { Attack } from './table.ts'

const SERVED = ['provider', '[]']

/** Frames, messages between them and forged browser events. */
export const FRAMES: readonly Attack[] = [
  [
    'looks for a provider and a relay in an empty frame of its own',
    async ({ lookIn }) => {
      const frame = document.documentElement.appendChild(document.createElement('iframe'))
      return lookIn(frame.contentWindow as Window)
    },
    SERVED,
  ],
  [
    'looks in a frame whose document it writes',
    async ({ lookIn }) => {
      const frame = document.documentElement.appendChild(document.createElement('iframe'))
      const inner = frame.contentWindow as Window
      inner.document.write('<!doctype html><title>written</title>')
      inner.document.close()
      return lookIn(inner)
    },
    SERVED,
  ],
  [
    'looks in a frame of its own origin, and in one inside it',
    async ({ lookIn }) => {
      const blankFrameIn = (parent: Document) =>
        new Promise<Window>((loaded) => {
          const frame = parent.createElement('iframe')
          frame.src = '/blank'
          frame.onload = () => loaded(frame.contentWindow as Window)
          parent.documentElement.append(frame)
        })
      const inner = await blankFrameIn(document)
      const nested = await blankFrameIn(inner.document)
      return [...(await lookIn(inner)), ...(await lookIn(nested))]
    },
    [...SERVED, ...SERVED],
  ],
  [
    'looks in frames of srcdoc, blob: and javascript:',
    async ({ lookIn }) => {
      const blob = URL.createObjectURL(new Blob(['<!doctype html>'], { type: 'text/html' }))
      const found: string[] = []
      for (const [name, value] of [
        ['srcdoc', '<!doctype html>'],
        ['src', blob],
        ['src', 'javascript:"<!doctype html>"'],
      ] as const) {
        const frame = document.createElement('iframe')
        frame.setAttribute(name, value)
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
        document.documentElement.append(frame)
        await loaded
        found.push(...(await lookIn(frame.contentWindow as Window)))
      }
      return found
    },
    [...SERVED, ...SERVED, ...SERVED],
  ],
  [
    'looks in documents of object and embed',
    async ({ lookIn }) => {
      const object = document.createElement('object')
      object.data = '/blank'
      object.type = 'text/html'
      const embed = document.createElement('embed')
      embed.src = '/blank'
      embed.type = 'text/html'
      const loaded = [object, embed].map((each) => new Promise((resolve) => each.addEventListener('load', resolve)))
      document.documentElement.append(object, embed)
      await Promise.all(loaded)
      const found: string[] = []
      for (let index = 0; index < window.length; index += 1) found.push(...(await lookIn(window[index] as Window)))
      return [window.length, ...found]
    },
    [2, ...SERVED, ...SERVED],
  ],
  [
    'has a frame without an origin speak to a relay of its own',
    ({ speak }) => speak({ sandbox: 'allow-scripts', src: '/speaks' }),
    ['spoke', 'null'],
  ],
  [
    'has a frame of another site speak to a relay of its own',
    ({ speak, facts }) => speak({ src: `${facts.victim}/speaks` }),
    ['spoke', 'https://victim.test', 'provider'],
  ],
  [
    'has another site’s frame frame its own origin, which speaks',
    ({ speak, facts }) => speak({ src: `${facts.victim}/frames?${encodeURIComponent(`${location.origin}/speaks`)}` }),
    ['spoke', expect.stringContaining('.test'), 'provider'],
  ],
  [
    'reaches the window of a page that it opens before that page has one',
    async ({ lookIn }) => {
      const opened = window.open('', '_blank', 'popup') as Window
      const found = await lookIn(opened)
      opened.close()
      return found
    },
    SERVED,
  ],
  [
    'prepares the window of its next page, and listens there to all that is said',
    async ({ pause, facts }) => {
      const opened = window.open('/blank', '_blank', 'popup') as Window & typeof globalThis
      const heard: string[] = []
      const own = opened.EventTarget.prototype.dispatchEvent
      const spy = function spy(this: EventTarget, event: Event) {
        heard.push(event.type, String((event as CustomEvent).detail))
        return own.call(this, event)
      }
      opened.dispatchEvent = spy
      opened.EventTarget.prototype.dispatchEvent = spy
      await pause(400)
      opened.dispatchEvent(new opened.Event('eip6963:requestProvider'))
      opened.close()
      return heard.join(' ').toLowerCase().includes(facts.account.toLowerCase())
    },
    false,
  ],
  [
    'posts itself the messages of every wallet that it knows',
    async ({ text, pause }) => {
      const call = { jsonrpc: '2.0', id: 1, method: 'eth_requestAccounts', params: [] }
      const { port1 } = new MessageChannel()
      for (const message of [
        text({ method: 'eth_requestAccounts' }),
        JSON.parse(text({ method: 'eth_requestAccounts' })),
        { target: 'metamask-contentscript', data: { name: 'metamask-provider', data: call } },
        { type: 'causeway', detail: 'mine' },
        { type: 'rabby', data: call },
        { channel: 'provider', call },
        call,
      ]) {
        window.postMessage(message, '*')
        window.postMessage(message, location.origin, [new MessageChannel().port2])
      }
      port1.close()
      await pause(100)
      return 'posted'
    },
    'posted',
  ],
  [
    'calls over channels that all pages of an origin share',
    async ({ text, pause }) => {
      for (const name of ['causeway', 'provider', 'causeway.page', 'causeway.api']) {
        const channel = new BroadcastChannel(name)
        channel.postMessage(text({ method: 'eth_requestAccounts' }))
        channel.postMessage(JSON.parse(text({ method: 'eth_requestAccounts' })))
      }
      await pause(100)
      return 'posted'
    },
    'posted',
  ],
  [
    'says that it goes away and comes back, a hundred times',
    async ({ ask }) => {
      for (let time = 0; time < 100; time += 1) {
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
        dispatchEvent(new Event('focus'))
        document.dispatchEvent(new Event('visibilitychange'))
      }
      return [await ask('eth_chainId'), await ask('eth_accounts')]
    },
    ['"0x1"', '[]'],
  ],
  [
    'says that it goes away while it waits for an answer',
    async ({ ask }) => {
      const asked = ask('wallet_getCallsStatus', ['0x1'])
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      return asked
    },
    'error 5730',
  ],
  [
    'claims to be hidden, or fetched ahead of time',
    async ({ ask }) => {
      Object.defineProperty(document, 'hidden', { get: () => true })
      Object.defineProperty(document, 'prerendering', { get: () => true })
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
      return ask('eth_chainId')
    },
    '"0x1"',
  ],
  [
    'announces a wallet of our name, and cannot change ours',
    async () => {
      const details: { info: { name: string }; provider: unknown }[] = []
      const listener = (event: Event) => details.push((event as CustomEvent).detail)
      dispatchEvent(new Event('eip6963:requestProvider'))
      addEventListener('eip6963:announceProvider', listener)
      dispatchEvent(new Event('eip6963:requestProvider'))
      const [ours] = details
      const isFrozen = Object.isFrozen(ours) && Object.isFrozen(ours?.info)
      const forged = Object.freeze({ info: ours?.info, provider: { request: () => 'mine' } })
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: forged }))
      dispatchEvent(new Event('eip6963:requestProvider'))
      return [isFrozen, details[2] === ours && details[2]?.provider === ours?.provider]
    },
    [true, true],
  ],
  [
    'answers the looking for a page’s end in its place',
    ({ ask }) => {
      performance.addEventListener('causeway', (event) => event.stopImmediatePropagation(), true)
      for (let time = 0; time < 100; time += 1)
        performance.dispatchEvent(new CustomEvent('causeway', { cancelable: true }))
      return ask('eth_chainId')
    },
    '"0x1"',
  ],
  [
    'stops every event before anybody hears it',
    async ({ ask }) => {
      const events = ['focus', 'pageshow', 'pagehide', 'message', 'eip6963:announceProvider']
      for (const name of events) addEventListener(name, (event) => event.stopImmediatePropagation(), true)
      return ask('eth_chainId')
    },
    '"0x1"',
  ],
]

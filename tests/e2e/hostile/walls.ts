import type { Attack } from './table.ts'

/** Attacks on the extension's files, windows and messages. */
export const WALLS: readonly Attack[] = [
  [
    'fetches the extension’s files',
    async ({ outcome, facts }) => {
      const files = ['popup.html', 'manifest.json', 'background.js', 'inpage.js', '']
      return [...new Set(await Promise.all(files.map((file) => outcome(() => fetch(facts.extension + file)))))]
    },
    ['thrown TypeError'],
  ],
  [
    'loads the extension’s files as its own',
    async ({ facts }) => {
      const load = (tag: string, attribute: string, file: string) =>
        new Promise<string>((resolve) => {
          const element = document.createElement(tag)
          element.addEventListener('load', () => resolve('loaded'))
          element.addEventListener('error', () => resolve('refused'))
          if (tag === 'link') element.setAttribute('rel', 'stylesheet')
          element.setAttribute(attribute, facts.extension + file)
          document.documentElement.append(element)
        })
      return Promise.all([
        load('script', 'src', 'background.js'),
        load('img', 'src', 'icon/128.png'),
        load('link', 'href', 'popup.css'),
      ])
    },
    ['refused', 'refused', 'refused'],
  ],
  [
    'frames the extension’s windows',
    async ({ facts, pause, outcome }) => {
      const frames = ['popup.html', 'popup.html#/approval', 'popup.html#/settings'].map((file) => {
        const frame = document.createElement('iframe')
        frame.src = facts.extension + file
        return frame
      })
      document.documentElement.append(...frames)
      await pause(400)
      const read = frames.map((frame) => outcome(() => frame.contentWindow?.document.title))
      return [...new Set(await Promise.all(read))]
    },
    ['thrown SecurityError'],
  ],
  [
    'opens the extension’s windows, and leads a window of its own there',
    async ({ facts, pause, outcome }) => {
      const opened = window.open(`${facts.extension}popup.html#/approval`, 'approval', 'popup')
      const led = window.open('/blank', 'led', 'popup')
      while (led && led.document.title !== 'blank') await pause(20)
      await outcome(() => led?.location.assign(`${facts.extension}popup.html#/approval`))
      await pause(200)
      const read = (name: string, other: Window | null) => outcome(() => `${name} ${other?.document.title ?? 'none'}`)
      const came = [await read('opened', opened), await read('led', led)]
      opened?.close()
      led?.close()
      return came.map((each) => (/none|blank|SecurityError/.test(each) ? 'out of reach' : each))
    },
    ['out of reach', 'out of reach'],
  ],
  [
    'posts a form to the extension’s window',
    async ({ facts, pause }) => {
      const frame = document.createElement('iframe')
      frame.name = 'target'
      const form = document.createElement('form')
      Object.assign(form, { action: `${facts.extension}popup.html`, target: 'target', method: 'post' })
      document.documentElement.append(frame, form)
      form.submit()
      await pause(200)
      return 'posted'
    },
    'posted',
  ],
  [
    'speaks to the extension as another extension would',
    async ({ facts, outcome }) => {
      type Runtime = Record<'sendMessage' | 'connect', (id: string, value: unknown) => unknown>
      const { chrome } = window as typeof window & { chrome?: { runtime?: Runtime } }
      const id = new URL(facts.extension).host
      return Promise.all([
        outcome(() => chrome?.runtime?.sendMessage(id, { name: 'vault.reveal' }) ?? 'nothing there'),
        outcome(() => chrome?.runtime?.connect(id, { name: 'provider' }) ?? 'nothing there'),
      ])
    },
    ['"nothing there"', '"nothing there"'],
  ],
  [
    'looks for the wallet in workers of its own',
    async () => {
      const script = 'postMessage([typeof chrome, typeof browser, typeof ethereum])'
      const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })))
      return new Promise((resolve) => worker.addEventListener('message', ({ data }) => resolve(data)))
    },
    ['undefined', 'undefined', 'undefined'],
  ],
  [
    'looks for what the wallet keeps in the page’s own stores',
    async () => {
      const databases = await indexedDB.databases()
      return [
        databases.length,
        localStorage.length,
        sessionStorage.length,
        document.cookie,
        navigator.serviceWorker.controller,
      ]
    },
    [0, 0, 0, '', null],
  ],
]

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, launch } from './browser.ts'
import { expect, test } from './fixtures.ts'
import { type Answer, ask, findWallet, heard } from './sites.ts'

let browser: Browser
test.beforeAll(async ({ extension }) => {
  browser = await launch({ extension })
})
test.afterAll(() => browser.close())

// Each document reports for itself; a blocked frame reports nothing.
const LOOK = `<script>
  addEventListener('eip6963:announceProvider', ({ detail }) => {
    if (detail.info.rdns === 'app.causeway') window.found = true
  })
  dispatchEvent(new Event('eip6963:requestProvider'))
  console.log('looked', window.found === true, location.href)
</script>`

/** `pages` maps addresses to answers. */
async function open(address: string, pages: Readonly<Record<string, Answer>> = {}) {
  const page = await browser.context.newPage()
  await browser.context.unrouteAll()
  await browser.context.route(/\.test\//, (route) => {
    const { type = 'text/html', body = LOOK, headers = {} } = pages[route.request().url()] ?? {}
    return route.fulfill({ status: 200, contentType: type, body, headers })
  })
  await page.goto(address)
  return page
}

async function lookedIn(address: string, pages: Readonly<Record<string, Answer>> = {}) {
  const found: Record<string, boolean> = {}
  const page = await browser.context.newPage()
  page.on('console', (message) => {
    const [looked, isFound, href = ''] = message.text().split(' ')
    if (looked === 'looked') found[href] = isFound === 'true'
  })
  await browser.context.unrouteAll()
  await browser.context.route(/\.test\//, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: pages[route.request().url()]?.body ?? LOOK }),
  )
  await page.goto(address)
  await page.waitForTimeout(300)
  await page.close()
  return found
}

function framing(address: string, attributes = ''): Answer {
  return { body: `<!doctype html>${LOOK}<iframe src="${address}" ${attributes}></iframe>` }
}

const A = 'https://a.test/'
const B = 'https://b.test/'
const HTTP_A = 'http://a.test/'
const BOTH = 'sandbox="allow-same-origin allow-scripts"'

// CAIP-154, "Required Test Cases", in order.
// This wallet serves secure frames of other origins too.
test.describe('9: CAIP-154', () => {
  const cases: readonly [string, string, Readonly<Record<string, Answer>>, Readonly<Record<string, boolean>>][] = [
    ['case 1: http at the top is blocked', HTTP_A, {}, { [HTTP_A]: false }],
    ['case 2: https at the top is allowed', A, {}, { [A]: true }],
    // The browser blocks insecure frames in secure pages.
    ['case 3: an insecure frame of a secure page is blocked', A, { [A]: framing(HTTP_A) }, { [A]: true }],
    [
      'case 4: a secure frame of an insecure page is blocked',
      HTTP_A,
      { [HTTP_A]: framing(A) },
      { [HTTP_A]: false, [A]: false },
    ],
    ['case 5: a frame of the same origin is allowed', A, { [A]: framing(`${A}in`) }, { [A]: true, [`${A}in`]: true }],
    ['case 6: a frame of another site is served as one', A, { [A]: framing(B) }, { [A]: true, [B]: true }],
    [
      'case 7: a frame of the top’s origin inside an insecure one is blocked',
      B,
      { [B]: framing(HTTP_A), [HTTP_A]: framing(`${B}in`) },
      { [B]: true },
    ],
    [
      'case 8: a frame of the top’s origin inside another site’s is served',
      B,
      { [B]: framing(A), [A]: framing(`${B}in`) },
      { [B]: true, [A]: true, [`${B}in`]: true },
    ],
    [
      'case 9: a frame of a subdomain is served as another site',
      A,
      { [A]: framing('https://sub.a.test/') },
      { [A]: true, 'https://sub.a.test/': true },
    ],
    // Without allow-scripts no script runs; with it the frame has no origin, and no provider.
    [
      'case 10: a sandboxed frame of the same origin is blocked',
      A,
      { [A]: framing(`${A}in`, 'sandbox') },
      { [A]: true },
    ],
    [
      'case 10: a sandboxed frame that runs scripts is blocked',
      A,
      { [A]: framing(`${A}in`, 'sandbox="allow-scripts"') },
      { [A]: true, [`${A}in`]: false },
    ],
    [
      'case 11: a sandboxed frame that keeps its origin is allowed',
      A,
      { [A]: framing(`${A}in`, BOTH) },
      { [A]: true, [`${A}in`]: true },
    ],
    ['case 14: a sandboxed frame of another site keeps it', A, { [A]: framing(B, BOTH) }, { [A]: true, [B]: true }],
  ]
  for (const [name, address, pages, expected] of cases) {
    test(name, async () => {
      expect(await lookedIn(address, pages)).toEqual(expected)
    })
  }

  test('case 12: data: at the top, and in its frame, is blocked', async () => {
    const inner = `data:text/html,${encodeURIComponent(LOOK)}`
    const found = await lookedIn(`data:text/html,${encodeURIComponent(`${LOOK}<iframe src="${inner}"></iframe>`)}`)
    expect(Object.values(found)).toEqual([false, false])
  })

  test('case 13: file: at the top, and in its frame, is blocked', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'causeway-files-'))
    writeFileSync(join(folder, 'inner.html'), LOOK)
    writeFileSync(join(folder, 'outer.html'), `${LOOK}<iframe src="inner.html"></iframe>`)
    const found = await lookedIn(`file://${folder}/outer.html`)
    rmSync(folder, { recursive: true })
    expect(found).toEqual({ [`file://${folder}/outer.html`]: false, [`file://${folder}/inner.html`]: false })
  })
})

test('5: the provider is there for the first script of a page, and answers requestProvider at once', async () => {
  const page = await open(A, {
    [A]: {
      body: `<script>
        window.early = []
        addEventListener('eip6963:announceProvider', (event) => early.push(event.detail.info.rdns))
        dispatchEvent(new Event('eip6963:requestProvider'))
        window.atOnce = early.length
      </script>`,
    },
  })
  expect(await page.evaluate('[early[0], atOnce]')).toEqual(['app.causeway', 1])
})

test('5: a page that writes itself anew keeps its provider, which says so again', async () => {
  const page = await open(A)
  const written = (body: string) =>
    page.evaluate((text) => {
      Object.assign(window, { found: false })
      document.open()
      document.write(text)
      document.close()
    }, body)
  // Before it has spoken, and after.
  await written(LOOK)
  await expect.poll(() => page.evaluate('found')).toBe(true)
  expect(await findWallet(page)).toBe(true)
  expect(await ask(page, 'eth_chainId')).toEqual({ result: '0x1' })
  await written(`${LOOK}<script>window.asked = wallet.request({ method: 'eth_chainId' })</script>`)
  expect(await page.evaluate('asked')).toBe('0x1')
  await expect.poll(() => page.evaluate('found')).toBe(true)
  expect(await heard(page)).toEqual([['connect', { chainId: '0x1' }]])
  await browser.killWorker()
  expect(await ask(page, 'eth_accounts')).toEqual({ result: [] })

  await page.evaluate((text) => {
    const { contentDocument } = document.body.appendChild(document.createElement('iframe'))
    contentDocument?.open()
    contentDocument?.write(text)
    contentDocument?.close()
  }, LOOK)
  await expect.poll(() => page.evaluate('frames[0].found')).toBe(true)
})

test('5: no policy of a page keeps it out', async () => {
  const policy = "default-src 'none'; script-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
  const page = await open(A, { [A]: { headers: { 'content-security-policy': policy } } })
  expect(await findWallet(page)).toBe(true)
  expect(await ask(page, 'eth_chainId')).toEqual({ result: '0x1' })
})

test('8: a page that its own policy sandboxes has no origin, no provider, and is not heard by the background', async () => {
  const page = await open(A, { [A]: { headers: { 'content-security-policy': 'sandbox allow-scripts' } } })
  expect(await page.evaluate(() => self.origin)).toBe('null')
  expect(await findWallet(page)).toBe(false)
  // An impersonator that knows the page end's format.
  const told = await page.evaluate(async () => {
    const all: unknown[] = []
    let name = ''
    performance.addEventListener('causeway', (event) => {
      name = (event as CustomEvent).detail ?? name
      if (name) event.preventDefault()
    })
    performance.dispatchEvent(new CustomEvent('causeway'))
    performance.addEventListener(`${name}<`, (event) => all.push((event as CustomEvent).detail))
    const call = { v: 1, key: crypto.randomUUID(), method: 'eth_requestAccounts' }
    performance.dispatchEvent(new CustomEvent(`${name}>`, { detail: JSON.stringify(call) }))
    await new Promise((resolve) => setTimeout(resolve, 500))
    return all
  })
  expect(told).toEqual(['-'])
})

test('10: a document that is not HTML has no provider', async () => {
  const pages = {
    [A]: { type: 'application/xml', body: '<a/>' },
    [B]: { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  }
  for (const address of [A, B]) expect(await findWallet(await open(address, pages))).toBe(false)
})

test('10: leaves nothing in a page but what it announces', async () => {
  // A frame has the browser's standard globals and no scripts of ours.
  const added = await (await open(A)).evaluate(() => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const plain = Object.getOwnPropertyNames(frame.contentWindow)
    return Object.getOwnPropertyNames(window).filter((name) => !plain.includes(name))
  })
  expect(added.filter((name) => !['0', 'found'].includes(name))).toEqual([])
})

test('21: a page’s provider has one uuid, and the next load another one', async () => {
  const page = await open(A)
  const uuids = () =>
    page.evaluate(() => {
      const all: string[] = []
      addEventListener('eip6963:announceProvider', (event) => all.push((event as CustomEvent).detail.info.uuid))
      for (const _ of [1, 2, 3]) dispatchEvent(new Event('eip6963:requestProvider'))
      return all
    })
  const first = await uuids()
  expect(new Set(first).size).toBe(1)
  await page.reload()
  expect(await uuids()).not.toContain(first[0])
})

test('no text becomes a script of ours: in a page there is no policy for it, in the background one for its own scripts', async () => {
  // Each policy name, then a name that is no background script.
  const tried = () => {
    type Policy = { createScriptURL: (url: string) => unknown }
    const { trustedTypes } = globalThis as typeof globalThis & {
      trustedTypes: { createPolicy: (name: string) => Policy }
    }
    const load = (globalThis as typeof globalThis & { causewayRequire?: (name: string) => unknown }).causewayRequire
    const outcome = (act: () => unknown) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.message.replace(/^.*Policy with name/, 'Policy') : 'thrown'
      }
    }
    return [
      outcome(() => trustedTypes.createPolicy('background')),
      outcome(() => trustedTypes.createPolicy('another')),
      outcome(() => load?.('https://elsewhere.test/script.js')),
    ]
  }
  const page = await browser.welcome()
  const worker = browser.context.serviceWorkers()[0]
  expect(await page.evaluate(tried)).toEqual([
    expect.stringContaining('"background" already exists'),
    expect.stringContaining('disallowed'),
    'done',
  ])
  expect(await worker?.evaluate(tried)).toEqual([
    expect.stringContaining('"background" already exists'),
    expect.stringContaining('disallowed'),
    'not a script of the background',
  ])
})

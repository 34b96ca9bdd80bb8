import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { PASSWORD } from '../e2e/app.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { buildForWorld } from '../run/world-build.ts'
import { at, createWallet } from './app.ts'
import { type Firefox, launchFirefox } from './firefox.ts'
import type { FirefoxPage } from './page.ts'

const PROGRAM = process.env['FIREFOX'] ?? ''
const OUTPUT = join(import.meta.dirname, '../../.output/firefox-lifecycle')

const provider = async (site: FirefoxPage) => {
  await site.evaluate(`new Promise((resolve) => {
    window.events = []
    addEventListener('eip6963:announceProvider', ({ detail }) => {
      if (detail.info.rdns !== 'app.causeway' || window.tested) return
      window.tested = detail.provider
      for (const name of ['connect', 'disconnect']) tested.on(name, () => events.push(name))
      resolve(true)
    })
    dispatchEvent(new Event('eip6963:requestProvider'))
  })`)
  await site.until('tested.isConnected()')
  await site.evaluate('void (events.length = 0)')
}

const ask = (site: FirefoxPage, method: string) =>
  site.evaluate(`void (window.outcome = null, tested.request({ method: '${method}' }).then(
    (result) => (window.outcome = { result }), ({ code }) => (window.outcome = { code })))`)

const outcome = (site: FirefoxPage) => site.until<Readonly<Record<string, unknown>>>('window.outcome')

async function askHidden(firefox: Firefox, url: string, shown: FirefoxPage): Promise<FirefoxPage> {
  const hidden = await firefox.open(url)
  await provider(hidden)
  await shown.activate()
  await ask(hidden, 'eth_requestAccounts')
  return hidden
}

const WAITING = `browser.action.getBadgeText({}).then((text) => text.trim() === '2' || null)`

async function startListener() {
  const origins: Record<string, string | undefined> = {}
  const server = createServer(({ headers, method, url }, response) => {
    if (method === 'POST') origins[url ?? ''] = headers.origin
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const post = (path: string) => `fetch('http://127.0.0.1:${port}${path}', { method: 'POST' }).then(({ ok }) => ok)`
  return { origins, post, stop: () => server.close() }
}

async function withdraw(firefox: Firefox, page: FirefoxPage, site: FirefoxPage): Promise<void> {
  await firefox.withdrawSites()
  await site.until(`events.length === 1`)
  await ask(site, 'eth_chainId')
  expect(await outcome(site)).toEqual({ code: 4900 })
  await page.activate()
  await page.click(at('allow-sites'))
  await page.until(`document.querySelector('${at('no-site-access')}') === null`)
  await site.until(`events.length === 2`)
  await ask(site, 'eth_chainId')
  expect(await outcome(site)).toEqual({ result: '0x1' })
  expect(await site.evaluate('events.splice(0)')).toEqual(['disconnect', 'connect'])
  await site.activate()
}

const COUNT_TICKS_OF_DERIVATION = `browser.runtime.getBackgroundPage().then((background) => {
  const { Worker } = background
  window.ticks = { derivations: 0, counted: 0, isOn: false }
  const tick = () => {
    if (ticks.isOn) ticks.counted += 1
    setTimeout(tick, 4)
  }
  tick()
  background.Worker = function (script) {
    const worker = new Worker(script)
    const { postMessage, terminate } = worker
    worker.postMessage = (...sent) => {
      Object.assign(ticks, { derivations: ticks.derivations + 1, isOn: true })
      postMessage.apply(worker, sent)
    }
    worker.terminate = () => {
      ticks.isOn = false
      terminate.call(worker)
    }
    return worker
  }
})`

const REWRITE = `(document.open(), document.write(\`<script>
  window.asked = tested.request({ method: 'eth_chainId' })
  window.again = new Promise((resolve) =>
    addEventListener('eip6963:announceProvider', ({ detail }) => resolve(detail.provider === tested)))
</script>\`), document.close())`

test('in Firefox open pages hear of withdrawn access, a disabling and an update and go on, and no request names the installation', async ({
  devnet,
}) => {
  test.skip(!PROGRAM, 'there is no Firefox here')
  const extension = buildForWorld({ browser: 'firefox', profile: devnet.line.profile, output: OUTPUT })
  const service = await startListener()
  const firefox = await launchFirefox(PROGRAM, extension)
  try {
    const page = await firefox.opened('#/welcome')
    await page.activate()
    await createWallet(page)
    expect(await page.evaluate('navigator.storage.persisted()')).toBe(true)
    expect(await firefox.idle()).toBe(300)
    await page.fill(at('password'), PASSWORD)
    await page.evaluate(COUNT_TICKS_OF_DERIVATION)
    await page.click(at('unlock'))
    await page.until(`document.querySelector('${at('lock')}') !== null`)
    const ticks = await page.evaluate<Readonly<Record<string, unknown>>>('ticks')
    expect(ticks).toMatchObject({ derivations: 1, isOn: false })
    expect(ticks['counted']).toBeGreaterThan(10)
    const site = await firefox.open(devnet.line.dapp)
    await site.activate()
    expect(await page.evaluate(service.post('/tab'))).toBe(true)
    await page.evaluate(
      `browser.runtime.getBackgroundPage().then((background) => background.${service.post('/background')})`,
    )
    await site.evaluate(service.post('/site'))
    expect(service.origins).toEqual({
      '/tab': undefined,
      '/background': undefined,
      '/site': new URL(devnet.line.dapp).origin,
    })

    await provider(site)
    await withdraw(firefox, page, site)

    await ask(site, 'eth_requestAccounts')
    await (await firefox.opened('#/approval')).until(`document.querySelector('${at('confirm')}') !== null`)
    const hidden = await askHidden(firefox, devnet.line.dapp, site)
    await page.until(WAITING)
    await firefox.disable()
    for (const each of [site, hidden]) expect(await outcome(each)).toEqual({ code: 4900 })
    await ask(site, 'eth_chainId')
    expect(await outcome(site)).toEqual({ code: 4900 })
    expect(await site.evaluate('events')).toEqual(['disconnect'])

    await firefox.enable()
    await site.until(`events.length === 2`)
    await ask(site, 'eth_chainId')
    expect(await outcome(site)).toEqual({ result: '0x1' })

    await site.evaluate(REWRITE)
    expect(await site.evaluate('asked')).toBe('0x1')
    expect(await site.evaluate('again')).toBe(true)

    await ask(hidden, 'eth_requestAccounts')
    await hidden.activate()
    await (await firefox.opened('#/approval')).until(`document.querySelector('${at('password')}') !== null`)
    await firefox.update()
    expect(await outcome(hidden)).toEqual({ code: 4900 })
    await site.until(`events.length === 4`)
    expect(await site.evaluate('events')).toEqual(['disconnect', 'connect', 'disconnect', 'connect'])
    await ask(site, 'eth_chainId')
    expect(await outcome(site)).toEqual({ result: '0x1' })
  } finally {
    await firefox.close()
    service.stop()
  }
})

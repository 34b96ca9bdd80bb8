import { join } from 'node:path'
import { expect, test } from '../e2e/fixtures.ts'
import { buildForWorld } from '../run/world-build.ts'
import { at, createWallet } from './app.ts'
import { launchFirefox } from './firefox.ts'
import type { FirefoxPage } from './page.ts'

const PROGRAM = process.env['FIREFOX'] ?? ''
const OUTPUT = join(import.meta.dirname, '../../.output/firefox-lifecycle')

const provider = async (site: FirefoxPage) => {
  await site.evaluate(`new Promise((resolve) => {
    window.events = []
    addEventListener('eip6963:announceProvider', ({ detail }) => {
      if (detail.info.rdns !== 'app.causeway' || window.wallet) return
      window.wallet = detail.provider
      for (const name of ['connect', 'disconnect']) wallet.on(name, () => events.push(name))
      resolve(true)
    })
    dispatchEvent(new Event('eip6963:requestProvider'))
  })`)
  await site.until(`events.includes('connect')`)
}

/** Asks, and keeps the outcome for later. */
const ask = (site: FirefoxPage, method: string) =>
  site.evaluate(`void (window.outcome = null, wallet.request({ method: '${method}' }).then(
    (result) => (window.outcome = { result }), ({ code }) => (window.outcome = { code })))`)

const outcome = (site: FirefoxPage) => site.until<Readonly<Record<string, unknown>>>('window.outcome')

test('in Firefox open pages hear of a disabling and an update, and go on with the next version', async ({ devnet }) => {
  test.skip(!PROGRAM, 'there is no Firefox here')
  const extension = buildForWorld({ browser: 'firefox', profile: devnet.line.profile, output: OUTPUT })
  const firefox = await launchFirefox(PROGRAM, extension)
  try {
    const page = await firefox.opened('#/welcome')
    await page.activate()
    await createWallet(page)
    const site = await firefox.open(devnet.line.dapp)
    await site.activate()
    await provider(site)

    await ask(site, 'eth_requestAccounts')
    await (await firefox.opened('#/approval')).until(`document.querySelector('${at('confirm')}') !== null`)
    await firefox.disable()
    expect(await outcome(site)).toEqual({ code: 4900 })
    await ask(site, 'eth_chainId')
    expect(await outcome(site)).toEqual({ code: 4900 })
    expect(await site.evaluate('events')).toEqual(['connect', 'disconnect'])

    await firefox.enable()
    await site.until(`events.length === 3`)
    await ask(site, 'eth_chainId')
    expect(await outcome(site)).toEqual({ result: '0x1' })

    await firefox.update()
    await site.until(`events.length === 5`)
    expect(await site.evaluate('events')).toEqual(['connect', 'disconnect', 'connect', 'disconnect', 'connect'])
    await ask(site, 'eth_chainId')
    expect(await outcome(site)).toEqual({ result: '0x1' })
  } finally {
    await firefox.close()
  }
})

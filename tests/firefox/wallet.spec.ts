import { join } from 'node:path'
import { expect, test } from '../e2e/fixtures.ts'
import { buildForWorld } from '../run/world-build.ts'
import { at, createWallet, cross } from './app.ts'
import { launchFirefox } from './firefox.ts'

const PROGRAM = process.env['FIREFOX'] ?? ''
const OUTPUT = join(import.meta.dirname, '../../.output/firefox-test')

// The policy allows this style by hash and no other.
const STYLE_OF_FIRST_PICTURE = `[...document.styleSheets].find(({ href }) => href === null)?.cssRules.length ?? null`

const IN_FRAMES = `(async () => {
  const blob = URL.createObjectURL(new Blob(['<!doctype html>'], { type: 'text/html' }))
  const look = \`<!doctype html><script>
    let isFound = false
    addEventListener('eip6963:announceProvider', () => { isFound = true })
    dispatchEvent(new Event('eip6963:requestProvider'))
    parent.postMessage(isFound ? 'found' : 'none', '*')
  </script>\`
  const framed = (name, value) => new Promise((loaded) => {
    const frame = document.createElement('iframe')
    frame.setAttribute(name, value)
    if (value === look) frame.sandbox = 'allow-scripts'
    frame.onload = () => loaded(frame.contentWindow)
    document.body.append(frame)
  })
  const accounts = (other) => new Promise((resolve) => {
    other.addEventListener('eip6963:announceProvider', (event) => resolve(event.detail.provider.request({ method: 'eth_accounts' })))
    other.dispatchEvent(new other.Event('eip6963:requestProvider'))
  })
  const told = new Promise((resolve) => addEventListener('message', ({ data }) => resolve(data)))
  const inheriting = [await framed('srcdoc', '<!doctype html>'), await framed('src', blob)]
  await framed('srcdoc', look)
  return [await accounts(inheriting[0]), await accounts(inheriting[1]), await told]
})()`

const sendCalls = (from: string) => `(() => {
  addEventListener('eip6963:announceProvider', ({ detail: { provider } }) => {
    if (window.told) return
    window.told = []
    provider.on('message', ({ data }) => told.push(data.status))
    const calls = [{ to: '0x2222222222222222222222222222222222222222', value: '0x1' }]
    const sent = { version: '2.0.0', chainId: '0x1', atomicRequired: false, from: '${from}', calls }
    void provider.request({ method: 'wallet_sendCalls', params: [sent] })
  })
  dispatchEvent(new Event('eip6963:requestProvider'))
})()`

test('in Firefox a wallet is made, a transfer goes on after a kill, and a page is answered after sleep', async ({
  devnet,
}) => {
  test.skip(!PROGRAM, 'there is no Firefox here')
  const extension = buildForWorld({ browser: 'firefox', profile: devnet.line.profile, output: OUTPUT })
  const firefox = await launchFirefox(PROGRAM, extension)
  try {
    const page = await firefox.opened('#/welcome')
    await page.activate()
    expect(await page.until(STYLE_OF_FIRST_PICTURE)).toBeGreaterThan(0)
    const address = await createWallet(page)
    // Firefox can't hide local storage from content scripts, so the vault has no second copy.
    expect(await page.evaluate('browser.storage.local.get().then((all) => Object.keys(all))')).toEqual([])
    await devnet.fund(address)

    await devnet.pauseSolver(true)
    const before = await devnet.balance(8453, address)
    await cross(page)
    await expect.poll(() => devnet.sentBy(1, address)).toHaveLength(1)
    await firefox.stopBackground()
    await devnet.pauseSolver(false)
    await expect.poll(() => devnet.balance(8453, address)).toBeGreaterThan(before)
    await page.until(`/has arrived on Base/.test(document.body.innerText)`)
    expect(await devnet.sentBy(1, address)).toHaveLength(1)

    await firefox.stopThenSleep()
    const site = await firefox.open(devnet.line.dapp)
    await site.activate()
    await site.click('#connect')
    const question = await firefox.opened('#/approval')
    await question.activate()
    await question.click(at('confirm'))
    await site.until(`/${address}/i.test(document.querySelector('#account').textContent)`)
    expect(await site.evaluate(IN_FRAMES)).toEqual([[address.toLowerCase()], [address.toLowerCase()], 'none'])

    await devnet.automine(1, false)
    await site.activate()
    await site.evaluate(sendCalls(address))
    const calls = await firefox.opened('#/approval')
    await calls.activate()
    await calls.click(at('confirm'))
    await expect.poll(() => devnet.sentBy(1, address)).toHaveLength(2)
    await site.until(`told.length === 1`)
    await firefox.stopBackground()
    await firefox.disable()
    await firefox.enable()
    await devnet.automine(1, true)
    await devnet.mine(1, 1)
    await site.until(`told.length === 2`)
    expect(await site.evaluate('told')).toEqual([100, 200])
    expect(await devnet.sentBy(1, address)).toHaveLength(2)
  } finally {
    await firefox.close()
  }
})

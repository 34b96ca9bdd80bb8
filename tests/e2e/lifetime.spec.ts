import { type Browser, launch } from './browser.ts'
import { expect, test } from './fixtures.ts'
import { ask, findWallet, heard, type Site, startSite } from './sites.ts'

let browser: Browser
let site: Site
test.beforeEach(async ({ extension }) => {
  site = await startSite()
  browser = await launch({ extension, keepsLeftPages: true })
  await (await browser.welcome()).close()
})
test.afterEach(async () => {
  await browser.close()
  await site.stop()
})

async function openSite() {
  const page = await browser.context.newPage()
  await page.goto(`${site.url}/`)
  expect(await findWallet(page)).toBe(true)
  return page
}

test('1, 2: a page from the back-forward cache is answered, and gets no event twice', async () => {
  const page = await openSite()
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted }))
  })
  expect(await ask(page, 'eth_chainId')).toEqual({ result: '0x1' })
  await page.goto(`${site.url}/other`)
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate('window.isRestored')).toBe(true)
  expect(await ask(page, 'eth_accounts')).toEqual({ result: [] })
  expect(await heard(page)).toEqual([['connect', { chainId: '0x1' }]])
})

test('3: a background that was killed is there for the next question, and the page hears nothing of it', async () => {
  const page = await openSite()
  expect(await ask(page, 'eth_chainId')).toEqual({ result: '0x1' })
  for (const _ of [1, 2, 3]) {
    await browser.killWorker()
    expect(await ask(page, 'eth_accounts')).toEqual({ result: [] })
  }
  expect(await heard(page)).toEqual([['connect', { chainId: '0x1' }]])
})

test('4: the same provider still works after an update of the extension, without a reload', async () => {
  // Chromium otherwise doesn't reload an unpacked extension.
  const settings = await browser.context.newPage()
  await settings.goto('chrome://extensions')
  await settings.evaluate('chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true })')
  const [page, silent] = [await openSite(), await openSite()]
  expect(await ask(page, 'eth_chainId')).toEqual({ result: '0x1' })
  await browser.inWorker('void setTimeout(() => chrome.runtime.reload(), 100)')
  await expect.poll(async () => (await heard(page)).map(([name]) => name)).toEqual(['connect', 'disconnect', 'connect'])
  expect((await heard(page))[1]).toEqual(['disconnect', expect.stringContaining('Reload this page')])
  for (const each of [page, silent]) expect(await ask(each, 'eth_accounts')).toEqual({ result: [] })
})

test('4: a page whose extension is gone gets an error and no announcement, until it is back', async () => {
  const page = await openSite()
  expect(await ask(page, 'eth_chainId')).toEqual({ result: '0x1' })
  const settings = await browser.context.newPage()
  await settings.goto('chrome://extensions')
  await settings.evaluate(`chrome.management.setEnabled('${browser.extensionId}', false)`)
  await expect
    .poll(() => ask(page, 'eth_accounts'))
    .toMatchObject({ code: 4900, message: expect.stringContaining('Reload this page') })
  expect((await heard(page)).map(([name]) => name)).toEqual(['connect', 'disconnect'])
  const announced = await page.evaluate(() => {
    let count = 0
    addEventListener('eip6963:announceProvider', () => {
      count += 1
    })
    dispatchEvent(new Event('eip6963:requestProvider'))
    return count
  })
  expect(announced).toBe(0)
  await settings.evaluate(`chrome.management.setEnabled('${browser.extensionId}', true)`)
  await expect.poll(async () => (await heard(page)).map(([name]) => name)).toEqual(['connect', 'disconnect', 'connect'])
  expect(await ask(page, 'eth_chainId')).toEqual({ result: '0x1' })
})

import { join } from 'node:path'
import { PASSWORD } from '../e2e/app.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { buildExtension } from '../run/build.mjs'
import { launchFirefox } from './firefox.ts'
import type { FirefoxPage } from './page.ts'

const PROGRAM = process.env['FIREFOX'] ?? ''
const OUTPUT = join(import.meta.dirname, '../../.output/firefox-test')

const at = (testId: string) => `[data-testid="${testId}"]`
const textOf = (selector: string) => `document.querySelector('${selector}')?.textContent || null`

// The policy names it by its hash; what it does not name is no style.
const STYLE_OF_FIRST_PICTURE = `[...document.styleSheets].find(({ href }) => href === null)?.cssRules.length ?? null`

test('in Firefox a wallet is made, a crossing goes on after a kill, and a page is answered', async ({ devnet }) => {
  test.skip(!PROGRAM, 'there is no Firefox here')
  const extension = buildExtension({ browser: 'firefox', profile: devnet.line.profile, output: OUTPUT, quiet: true })
  const firefox = await launchFirefox(PROGRAM, extension)
  try {
    const page = await firefox.opened('#/welcome')
    await page.activate()
    expect(await page.until(STYLE_OF_FIRST_PICTURE)).toBeGreaterThan(0)
    await createWallet(page)
    const address = (await page.until<string>(textOf(at('full-address')))).replace(/\s/g, '')
    // Its local storage cannot be closed to content scripts: no mirror of the vault lies there.
    expect(await page.evaluate('browser.storage.local.get().then((all) => Object.keys(all))')).toEqual([])
    await devnet.fund(address)

    await page.evaluate(`void (location.hash = '#/move')`)
    await choose(page, 'from', 'ETH on Ethereum')
    await choose(page, 'to', 'ETH on Base')
    await page.fill(at('amount'), '0.1')
    await page.click(at('review'))
    expect(await page.until<string>(textOf(at('review-sentence')))).toContain('0.1')
    await devnet.pauseSolver(true)
    const before = await devnet.balance(8453, address)
    await page.click(at('confirm'))
    await expect.poll(() => devnet.sentBy(1, address)).toHaveLength(1)
    await firefox.stopBackground()
    await devnet.pauseSolver(false)
    await expect.poll(() => devnet.balance(8453, address)).toBeGreaterThan(before)
    await page.until(`/has arrived on Base/.test(document.body.innerText)`)
    expect(await devnet.sentBy(1, address)).toHaveLength(1)

    const site = await firefox.open(devnet.line.dapp)
    await site.activate()
    await site.click('#connect')
    const question = await firefox.opened('#/approval')
    await question.activate()
    await question.click(at('confirm'))
    await site.until(`/${address}/i.test(document.querySelector('#account').textContent)`)
  } finally {
    await firefox.close()
  }
})

async function createWallet(page: FirefoxPage): Promise<void> {
  await page.click(at('create'))
  await page.click(at('reveal'))
  await page.until(textOf('[data-testid=phrase] li > b'))
  const words = await page.evaluate<readonly string[]>(
    `[...document.querySelectorAll('[data-testid=phrase] li > b')].map((word) => word.innerText)`,
  )
  await page.click(at('written-down'))
  await page.until(`document.querySelector('${at('confirm-words')}') !== null`)
  const asked = await page.evaluate<readonly number[]>(
    `[...document.querySelectorAll('[data-testid^=word-]')].map((field) => Number(field.dataset.testid.slice(5))).filter(Boolean)`,
  )
  for (const number of asked) await page.fill(at(`word-${number}`), words[number - 1] ?? '')
  await page.click(at('confirm-words'))
  await page.fill(at('new-password'), PASSWORD)
  await page.fill(at('repeat-password'), PASSWORD)
  await page.click(at('create-vault'))
  await page.click(at('open-wallet'))
}

async function choose(page: FirefoxPage, which: 'from' | 'to', side: string): Promise<void> {
  await page.click(at(which))
  await page.fill('[role=combobox]', side)
  await page.until(`document.querySelector('[role=option]')?.innerText.includes(${JSON.stringify(side)})`)
  await page.click('[role=option]')
}

import { join } from 'node:path'
import { createFinder, needlesOfText } from '../canary/needles.ts'
import { ACCOUNT, PASSWORD, PHRASE, secretNeedles } from '../canary/secrets.ts'
import { snappyValuesIn } from '../canary/snappy.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { buildForWorld } from '../run/world-build.ts'
import { at, textOf } from './app.ts'
import { launchFirefox } from './firefox.ts'
import type { FirefoxPage } from './page.ts'

const PROGRAM = process.env['FIREFOX'] ?? ''
const OUTPUT = join(import.meta.dirname, '../../.output/firefox-canary')
const PLANTED = 'pLanTed~cAnaRy~4711'
const REPEATED = 'rEpeaTed~cAnaRy~4711;'.repeat(4)

const PLANT = `(async () => {
  await browser.storage.local.set({ planted: '${PLANTED}' })
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open('planted', 1)
    opening.onupgradeneeded = () => {
      const store = opening.result.createObjectStore('planted')
      store.put('${PLANTED}', 1)
      store.put('${REPEATED}', 2)
    }
    opening.onsuccess = () => resolve()
    opening.onerror = reject
  })
})()`

const AREAS = `(async () => JSON.stringify([
  await browser.storage.local.get(), await browser.storage.session.get(), { ...localStorage }, { ...sessionStorage },
]))()`

// WebDriver's code. Clicks can miss moving buttons.
const ENTER = '\uE007'

async function unlock(page: FirefoxPage, password: string): Promise<void> {
  await page.fill(at('password'), `${password}${ENTER}`)
}

async function live(page: FirefoxPage): Promise<void> {
  await page.click(at('import'))
  for (const [index, word] of PHRASE.split(' ').entries()) await page.fill(at(`word-${index + 1}`), word)
  await page.click(at('check-phrase'))
  // The button moves once the balances are read: other tests of this devnet may have funded the phrase.
  await page.until(`/No money found|USDC Ethereum/.test(document.body.innerText)`)
  await page.click(at('found-next'))
  await page.fill(at('new-password'), PASSWORD)
  await page.fill(at('repeat-password'), PASSWORD)
  await page.click(at('create-vault'))
  await page.click(at('open-wallet'))
  // Home shows the whole address only without money.
  await page.until(`document.body.innerText.includes('${ACCOUNT.slice(0, 8)}…${ACCOUNT.slice(-6)}')`)
  await page.evaluate(`void (location.hash = '#/settings/words')`)
  await page.fill(at('gate-password'), PASSWORD)
  await page.click(at('gate-go'))
  await page.click(at('reveal'))
  await page.until(textOf('[data-testid=phrase] li > b'))
  await page.evaluate(`void (location.hash = '#/')`)
  await page.click(at('lock'))
  await unlock(page, PASSWORD)
  await page.click(at('lock'))
  await page.until(`document.querySelector('${at('password')}')`)
}

test('no secret is on disk after Firefox was killed, nor in its storage', async ({ devnet }) => {
  test.skip(!PROGRAM, 'there is no Firefox here')
  const extension = buildForWorld({ browser: 'firefox', profile: devnet.line.profile, output: OUTPUT })
  const firefox = await launchFirefox(PROGRAM, extension)
  try {
    const page = await firefox.opened('#/welcome')
    await page.activate()
    await live(page)
    await page.evaluate(PLANT)
    const areas = Buffer.from(await page.evaluate<string>(AREAS))
    await firefox.stopBackground()
    const files = await firefox.kill()
    const planted = needlesOfText('planted', PLANTED)
    const repeated = needlesOfText('repeated', REPEATED)
    const values = files
      .filter(({ name }) => name.includes('idb'))
      .map(({ name, bytes }) => ({ name: `values of ${name}`, bytes: snappyValuesIn(bytes) }))
    const find = createFinder([...secretNeedles(), ...planted, ...repeated])
    const found = [{ name: 'storage', bytes: areas }, ...files, ...values].flatMap(({ name, bytes }) =>
      find(bytes).map((needle) => ({ name, needle })),
    )
    const isPlanted = ({ needle }: (typeof found)[number]) => planted.includes(needle) || repeated.includes(needle)
    const seen = found.filter(isPlanted).map(({ name }) => name)
    expect(found.filter(({ needle }) => repeated.includes(needle)).map(({ name }) => name)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^values of .*idb/)]),
    )
    expect(seen).toContain('storage')
    expect(seen.some((name) => name.includes('idb'))).toBe(true)
    expect(found.filter((each) => !isPlanted(each)).map(({ name, needle }) => `${needle.of} in ${name}`)).toEqual([])
  } finally {
    await firefox.close()
  }
})

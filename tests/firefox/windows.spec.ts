import { join } from 'node:path'
import { expect, test } from '../e2e/fixtures.ts'
import { buildForWorld } from '../run/world-build.ts'
import { at, createWallet, cross } from './app.ts'
import { launchFirefox } from './firefox.ts'

const PROGRAM = process.env['FIREFOX'] ?? ''
const OUTPUT = join(import.meta.dirname, '../../.output/firefox-windows')
const PLACES = ['popup', 'sidebar'] as const

/** Elements that extend beyond the window. */
const CUT = `[...document.querySelectorAll('main, nav, button, a')]
  .filter((each) => each.checkVisibility() && !each.closest('.visually-hidden'))
  .filter((each) => each.getBoundingClientRect().right > innerWidth || each.getBoundingClientRect().left < 0)
  .map((each) => each.dataset.testid ?? each.className)`

const LOCKED = `document.querySelector('${at('password')}') !== null`

test('in Firefox the popup and the sidebar are one wallet with the tab, and a click on what the desktop tells opens the transfer', async ({
  devnet,
}) => {
  test.skip(!PROGRAM, 'there is no Firefox here')
  const extension = buildForWorld({ browser: 'firefox', profile: devnet.line.profile, output: OUTPUT })
  const firefox = await launchFirefox(PROGRAM, extension)
  try {
    const page = await firefox.opened('#/welcome')
    await page.activate()
    const address = await createWallet(page)
    await devnet.fund(address)
    for (const place of PLACES) {
      await firefox.press(place)
      await page.view(place, `document.querySelector('${at('open-bridge')}') !== null`)
      await page.view(place, `(${CUT}).length === 0`)
    }
    expect(await page.view('popup', `document.querySelector('${at('open-panel')}').ariaLabel`)).toBe(
      'Open in the sidebar',
    )
    // The width must equal Chromium's, although Firefox measures content.
    expect(await page.view('popup', 'innerWidth')).toBe(400)
    await page.view('popup', `((window.location.hash = '#/settings'), true)`)
    await page.view(
      'popup',
      `(document.querySelector('${at('open-tab')}')?.click(), document.querySelector('${at('open-tab')}') !== null)`,
    )
    await page.until(`browser.extension.getViews({ type: 'popup' }).length === 0`)
    await devnet.pauseSolver(true)
    await cross(page)
    await page.view('sidebar', `/Under way/.test(document.body.innerText)`)
    await devnet.pauseSolver(false)
    await page.until(`/has arrived on Base/.test(document.body.innerText)`)
    await page.view('sidebar', `!/Under way/.test(document.body.innerText)`)
    const ids = await page.until<readonly string[]>(
      `browser.notifications.getAll().then((all) => Object.keys(all).length > 0 && Object.keys(all))`,
    )
    const id = decodeURIComponent(await page.evaluate<string>(`location.hash.replace('#/transfer/', '')`))
    expect(ids).toEqual([`transfer:${id}`])
    await page.evaluate(`void (location.hash = '#/')`)
    await firefox.clickNotification()
    await firefox.opened(`#/transfer/${encodeURIComponent(id)}`)

    await page.view('sidebar', `(document.querySelector('${at('lock')}').click(), true)`)
    await page.until(LOCKED)
    await page.view('sidebar', LOCKED)
    await firefox.press('popup')
    await page.view('popup', LOCKED)
  } finally {
    await firefox.close()
  }
})

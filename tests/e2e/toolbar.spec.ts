import { openHash } from './app.ts'
import { connectedPage } from './connected.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'
import { approvalWindow, ask, findWallet, type Site, startSite } from './sites.ts'
import { closeView, openPanel, openPopup, pressIn, type View, waitIn } from './toolbar.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** Popup parts outside the view: the popup itself never scrolls. */
const outOfSight = (view: View) =>
  view.evaluate(({ document, innerHeight }) =>
    ['.tab-bar', '.screen-foot', '[data-testid=review]', '[data-testid=open-bridge]'].filter((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return box && (box.top < 0 || box.bottom > innerHeight)
    }),
  )

const goTo = (view: View, hash: string) =>
  view.evaluate((window, to) => {
    window.location.hash = to
  }, hash)

test('the toolbar’s own popup has its foot and its tabs in sight in whatever room there is, and keeps a draft over its closing', {
  tag: '@even',
}, async ({ app, wallet }) => {
  await haveWallet(app)
  const popup = await openPopup(wallet, app)
  await waitIn(popup, 'open-bridge')
  // A low window offers less room than the popup requests.
  expect(await popup.evaluate(({ innerHeight }) => innerHeight)).toBeLessThan(600)
  expect(await outOfSight(popup)).toEqual([])
  await goTo(popup, '#/form')
  await waitIn(popup, 'review')
  expect(await outOfSight(popup)).toEqual([])
  await popup.evaluate(({ document }) => {
    const field = document.querySelector<HTMLInputElement>('[data-testid=amount]')
    if (!field) throw new Error('expected a field for the amount')
    field.value = '0.123'
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await closeView(popup, app, 'popup')

  const again = await openPopup(wallet, app)
  await waitIn(again, 'open-bridge')
  await goTo(again, '#/form')
  await waitIn(again, 'amount')
  expect(
    await again.evaluate(({ document }) => document.querySelector<HTMLInputElement>('[data-testid=amount]')?.value),
  ).toBe('0.123')
  await closeView(again, app, 'popup')
})

test('the browser’s own side panel, which a command opens, follows the account that a tab chooses, and decides a question', {
  tag: '@odd',
}, async ({ app, wallet }) => {
  await haveWallet(app)
  const panel = await openPanel(wallet, app)
  await waitIn(panel, 'open-bridge')
  const account = () => panel.evaluate(({ document }) => document.querySelector('.account-face strong')?.textContent)
  await openHash(app, '#/accounts')
  await app.getByTestId('add-next').click()
  await openHash(app, '#/')
  await app.getByTestId('account').click()
  expect(await account()).toBe('Account 1')
  await app.getByRole('option', { name: /Account 2/ }).click()
  await expect.poll(account).toBe('Account 2')

  const page = await wallet.context.newPage()
  await page.goto(`${site.url}/`)
  expect(await findWallet(page)).toBe(true)
  let answer: Promise<unknown> = Promise.resolve()
  const window = await approvalWindow(wallet, async () => {
    answer = ask(page, 'eth_requestAccounts')
  })
  const closed = window.waitForEvent('close')
  await pressIn(panel, 'waiting')
  await pressIn(panel, 'reject')
  expect(await answer).toMatchObject({ code: 4001 })
  await closed
  await waitIn(panel, 'no-question')
  await closeView(panel, app, 'panel')
})

test('the side panel shows the connection of the tab in view, and ends it', { tag: '@even' }, async ({
  app,
  wallet,
}) => {
  const { page } = await connectedPage(app, wallet, site)
  const panel = await openPanel(wallet, app)
  await waitIn(panel, 'open-bridge')
  const shown = () =>
    panel.evaluate(({ document }) => document.querySelector('[data-testid="tab-connection"]')?.textContent ?? '')
  expect(await shown()).toBe('')
  await page.bringToFront()
  await expect.poll(shown).toContain(site.url)
  await pressIn(panel, 'disconnect')
  await expect.poll(shown).toBe('')
  expect(await ask(page, 'eth_accounts')).toEqual({ result: [] })
  await closeView(panel, app, 'panel')
})

test('a page is laid out the way its language is written from its first picture on', { tag: '@odd' }, async ({
  app,
  wallet,
}) => {
  await haveWallet(app)
  await app.evaluate(() => localStorage.setItem('causeway.language', 'ar'))
  const page = await wallet.context.newPage()
  // The page's first script removes this mark just before the first paint.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const { dir, lang, dataset } = document.documentElement
      if (dataset['frame'] === undefined || 'waits' in dataset) return
      observer.disconnect()
      Object.assign(window, { first: [lang, dir, document.querySelector('#root > .opening') !== null] })
    }).observe(document, { attributes: true, subtree: true })
  })
  await page.goto(app.url())
  await expect(page.getByTestId('open-bridge')).toBeVisible()
  expect(await page.evaluate(() => window.first)).toEqual(['ar', 'rtl', true])
})

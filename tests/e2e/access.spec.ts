import type { Page } from 'playwright'
import { TAGS, violations } from '../lib/axe.ts'
import { addressOf, confirm, createWallet, fillMove, openHash, review, toWelcome, transferId } from './app.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'

async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const broken = await violations(page, { tags: TAGS })
    const found = broken.map(({ id, html }) => `${id}: ${html.join(' ')}`)
    expect(found, `${screen}, ${colorScheme}`).toEqual([])
  }
}

test('is set in the font that it brings, not in the one that browsers give the pages of extensions', {
  tag: '@odd',
}, async ({ app }) => {
  await toWelcome(app)
  await expect(app.getByTestId('create')).toBeVisible()
  const fonts = await app.evaluate(async () => {
    await document.fonts.ready
    return {
      body: getComputedStyle(document.body).fontFamily,
      loaded: [...document.fonts].map(({ family, status }) => `${family} ${status}`),
    }
  })
  expect(fonts.body).toMatch(/^"?Inter"?,/)
  expect(fonts.loaded).toContain('Inter loaded')
})

test('axe finds nothing on any screen, in either theme', { tag: '@odd' }, async ({ app, devnet }) => {
  test.setTimeout(360_000)
  await app.setViewportSize({ width: 400, height: 600 })
  await toWelcome(app)
  await expect(app.getByTestId('create')).toBeVisible()
  await expectAccessible(app, 'welcome')
  await createWallet(app)
  await expectAccessible(app, 'home without money')
  await devnet.fund(await addressOf(app))
  await openHash(app, '#/activity')
  await expectAccessible(app, 'activity, empty')
  await openHash(app, '#/')
  await expect(app.getByTestId('balances')).toContainText('USDC')
  await expectAccessible(app, 'home')
  await fillMove(app, { from: 'USDC on Base', to: 'USDC on Ethereum', amount: '100' })
  await expect(app.getByTestId('review')).toBeEnabled()
  await expectAccessible(app, 'form')
  await review(app)
  await expectAccessible(app, 'review')
  // The quote may expire on a slow machine.
  const fresh = app.getByTestId('fresh-quote')
  if (await fresh.isVisible()) await fresh.click()
  await confirm(app)
  await transferId(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  await expectAccessible(app, 'transfer')
  await openHash(app, '#/settings')
  await expect(app.getByTestId('lock-now')).toBeVisible()
  await expectAccessible(app, 'settings')
  await app.getByTestId('lock-now').click()
  await expect(app.getByTestId('password')).toBeVisible()
  await expectAccessible(app, 'unlock')
})

test('a tab enlarged to four times its size shows every screen without scrolling sideways', { tag: '@even' }, async ({
  app,
  devnet,
}) => {
  await haveWallet(app)
  await devnet.fund(await addressOf(app))
  // 1,280 by 1,024 pixels at 400 percent (WCAG 1.4.10).
  await app.setViewportSize({ width: 320, height: 256 })
  for (const screen of [
    '',
    'form',
    'receive',
    'utxos',
    'activity',
    'accounts',
    'settings',
    'settings/allowances',
    'settings/safeguards',
  ]) {
    await openHash(app, `#/${screen}`)
    await app.reload()
    await expect(app.locator('h1')).toBeAttached()
    await expect(app.locator('html')).toHaveAttribute('data-place', 'panel')
    expect(await app.evaluate(() => document.documentElement.scrollWidth), screen).toBe(320)
    const cut = await app.evaluate(() =>
      [...document.querySelectorAll('main button, main a, main p, main h1')]
        .filter((each) => each.checkVisibility() && !each.closest('.visually-hidden'))
        .filter((each) => each.getBoundingClientRect().right > 321)
        .map((each) => each.textContent),
    )
    expect(cut, screen).toEqual([])
  }
})

test('a transfer is made with the keyboard alone; Enter never confirms, and Confirm is dead for a second', {
  tag: '@even',
}, async ({ app, devnet }) => {
  await haveWallet(app)
  const address = await addressOf(app)
  await devnet.fund(address)
  await openHash(app, '#/form')
  for (const [side, typed, chain] of [
    ['from', 'ETH Ethereum', 'Ethereum'],
    ['to', 'ETH Base', 'Base'],
  ] as const) {
    await app.getByTestId(side).focus()
    await app.keyboard.press('Enter')
    await expect(app.getByRole('combobox')).toBeFocused()
    await app.keyboard.type(typed)
    await expect(app.getByRole('option').first()).toHaveAccessibleName(new RegExp(`^ETH on ${chain}`))
    await app.keyboard.press('Enter')
    await expect(app.getByTestId(side)).toContainText(chain)
    await expect(app.getByTestId(side)).toBeFocused()
  }
  await app.getByTestId('amount').focus()
  await app.keyboard.type('0.1')
  await expect(app.getByTestId('amount')).toHaveValue('0.1')
  await expect(app.getByTestId('review')).toBeEnabled()
  await app.getByTestId('review').focus()
  await app.keyboard.press('Enter')
  await expect(app.getByTestId('review-sentence')).toBeVisible()

  await app.getByTestId('confirm').focus()
  await app.keyboard.press('Space')
  await app.keyboard.press('Enter')
  await expect(app.getByTestId('confirm')).toBeEnabled()
  await app.keyboard.press('Enter')
  expect(await devnet.sentBy(1, address)).toHaveLength(0)
  await app.getByTestId('confirm').dispatchEvent('click')
  expect(await devnet.sentBy(1, address)).toHaveLength(0)
  await app.keyboard.press('Space')
  await transferId(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await devnet.sentBy(1, address)).toHaveLength(1)
})

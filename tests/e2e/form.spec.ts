import type { Page } from 'playwright'
import { createWallet, cross, fillMove, openHash } from './app.ts'
import type { Devnet } from './devnet.ts'
import { expect, test } from './fixtures.ts'
import { holdTimers } from './held-timers.ts'
import { fundedWallet } from './made/wallet.ts'

/** Dollars per ETH on the devnet. */
const ETH_PRICE = '2500'

test('what is proven, what is trusted, and what happens if something fails is taught before the wallet is opened', {
  tag: '@odd',
}, async ({ app }) => {
  const parts = ['What Causeway proves', 'What you still trust', 'If something fails']
  const taught: string[] = []
  await createWallet(app, async (screen) => {
    if (screen !== 'learn') return
    for (const [index, title] of parts.entries()) {
      await expect(app.getByText(`${index + 1} of 3`)).toBeVisible()
      await expect(app.getByRole('heading', { name: title })).toBeVisible()
      taught.push(title)
      if (index < 2) await app.getByTestId('learn-next').click()
    }
  })
  expect(taught).toEqual(parts)
})

test('a coin is found by typing: what there is stands first, from the dearest down, each marked as verified', {
  tag: '@odd',
}, async ({ app, devnet }) => {
  await fundedWallet(app, devnet)
  await openHash(app, '#/')
  await expect(app.getByTestId('valuation')).toContainText(/[1-9]/)
  await openHash(app, '#/form')
  await app.getByTestId('from').click()
  const find = app.getByRole('combobox')
  await expect(find).toBeFocused()
  const options = app.getByRole('option')
  // Ten ETH exceed 10,000 USDC on any chain.
  await expect(options.nth(0)).toHaveAccessibleName(
    /^ETH on \w+ Verified: on Causeway’s own list 10 about \$25,000.00 by Relay’s price$/,
  )
  await expect(options.nth(1)).toHaveAccessibleName(
    /^ETH on \w+ Verified: on Causeway’s own list 10 about \$25,000.00 by Relay’s price$/,
  )
  await expect(options.nth(2)).toHaveAccessibleName(
    /^USD\w on \w+ Verified: on Causeway’s own list 10,000 about \$10,000.00 by Relay’s price$/,
  )
  await expect(app.getByRole('listbox')).toContainText(/^With a balance/)
  const marks = options.getByRole('img', { name: 'Verified: on Causeway’s own list' })
  await expect(marks).toHaveCount(await options.count())

  await find.pressSequentially('base usdc')
  await expect(options).toHaveCount(1)
  await expect(options).toContainText(/USDC on Base/)
  await app.keyboard.press('Enter')
  await expect(app.getByTestId('from')).toContainText('USDC')
  await expect(app.getByTestId('from')).toBeFocused()
})

test('a quote in the form is renewed by itself, never under the hand, says what got worse, and is not asked for while nobody looks', {
  tag: '@even',
}, async ({ app, devnet, wallet }) => {
  const address = await fundedWallet(app, devnet)
  const runHeld = await holdTimers(app)
  await fillMove(app, { from: 'ETH on Ethereum', to: 'USDC on Base', amount: '0.1' })
  await expect(app.getByTestId('review')).toBeEnabled()
  const lines = app.locator('.quote .lines').first()
  await test.step('it is held where the pointer is over it, and gives way when the pointer leaves', async () => {
    await lines.hover()
    const before = await lines.textContent()
    await setPrice(devnet, '2450')
    await runHeld()
    await expect(app.getByTestId('newer')).toBeVisible()
    expect(await lines.textContent()).toBe(before)
    await app.getByRole('heading', { level: 1 }).hover()
    await expect(app.getByTestId('newer')).toBeHidden()
    expect(await lines.textContent()).not.toBe(before)
    await expect(app.getByText(/Worse than before: you receive .* USDC less/)).toBeVisible()
  })
  await test.step('a page that is hidden asks nothing, and at once when it is seen again', async () => {
    await setVisibility(app, 'hidden')
    const asked = await quotesOf(devnet, address)
    await runHeld()
    // The other page asks later; its answer means that earlier requests are counted.
    const other = await wallet.open('#/form')
    await expect(other.getByTestId('review')).toBeEnabled()
    expect(await quotesOf(devnet, address)).toBe(asked + 1)
    await other.close()
    await app.bringToFront()
    await setVisibility(app, 'visible')
    await expect.poll(() => quotesOf(devnet, address)).toBe(asked + 2)
    await expect(app.getByTestId('review')).toBeEnabled()
  })
})

test('a transfer says how long it usually takes, that it can be closed and what comes next, and leads to the explorer of each chain', {
  tag: '@even',
}, async ({ app, devnet }) => {
  await fundedWallet(app, devnet)
  await devnet.pauseSolver(true)
  await cross(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await expect(app.locator('.under-way-time')).toContainText(/s so far.*usually \d+ s/)
  await expect(app.getByTestId('heading')).toContainText('Safe to close')
  const main = app.getByRole('main')
  await expect(main).toContainText(/Now:.*Next:.*The money arrives/)
  await devnet.pauseSolver(false)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  const links = main.getByRole('link', { name: /^Explorer/ })
  await expect(links.nth(0)).toHaveAttribute('href', /\/explorer\/1\/tx\/0x[0-9a-f]{64}$/)
  await expect(links.nth(1)).toHaveAttribute('href', /\/explorer\/8453\/tx\/0x[0-9a-f]{64}$/)
})

test.afterEach(({ devnet }) => setPrice(devnet, ETH_PRICE))

async function setPrice({ line }: Devnet, usd: string): Promise<void> {
  const body = JSON.stringify({ group: 'eth', usd })
  const answer = await fetch(`${line.control}/price`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.ok).toBe(true)
}

async function quotesOf({ line }: Devnet, user: string): Promise<number> {
  const requests = (await (await fetch(`${line.control}/requests`)).json()) as readonly unknown[]
  return requests.filter((each) => JSON.stringify(each).toLowerCase().includes(user.toLowerCase())).length
}

// Playwright always reports a page as visible.
function setVisibility(page: Page, value: DocumentVisibilityState): Promise<void> {
  return page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, value)
}

import type { Locator, Page } from 'playwright'
import { formatUnits } from 'viem'
import { confirm, fillMove, openHash, transferId } from './app.ts'
import { imitate } from './contracts.ts'
import { expect, test } from './fixtures.ts'
import { fundedWallet, haveWallet } from './made/wallet.ts'

/** A pinned contract with a price, but on no token list. */
const WRAPPED = '0x4200000000000000000000000000000000000006'
const NO_TOKEN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const USDC_ON_ETHEREUM = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const USDC_ON_BASE = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
/** A token that copies USDC's name and symbol. */
const NOT_USDC = '0x00000000000000000000000000000000ca05e0ff'
const FRIEND = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

async function paste(app: Page, which: 'from' | 'to', address: string): Promise<void> {
  await app.getByTestId(which).click()
  await app.getByRole('combobox').fill(address)
}

function isDrawnRed(what: Locator): Promise<boolean> {
  return what.evaluate((drawn) => {
    const probe = drawn.appendChild(document.createElement('i'))
    probe.style.color = 'var(--bad)'
    const bad = getComputedStyle(probe).color
    probe.remove()
    return getComputedStyle(drawn).color === bad
  })
}

test('a token that is on no list is chosen by its address, warned of, proven, ticked, and arrives', {
  tag: '@odd',
}, async ({ app, devnet }) => {
  const address = await fundedWallet(app, devnet)
  const before = await devnet.tokenBalance(8453, WRAPPED, address)
  await fillMove(app, { from: 'ETH on Base', to: 'USDC on Base', amount: '0.1' })
  await paste(app, 'to', WRAPPED)
  const option = app.getByRole('option', { name: /^WNATIVE on Base\b/ })
  await expect(option).toContainText('Not on Causeway’s list')
  await option.click()
  await expect(app.getByTestId('custom-token')).toContainText('Anyone can create a token with this name.')
  await app.reload()
  await openHash(app, '#/form')
  await expect(app.getByTestId('custom-token')).toContainText('WNATIVE isn’t on Causeway’s list')
  await app.getByTestId('review').click()
  await expect(app.getByTestId('review-sentence')).toContainText('WNATIVE')
  await expect(app.getByTestId('custom-token')).toContainText('WNATIVE isn’t on Causeway’s list')
  await expect(app.getByTestId('confirm')).toHaveAttribute('aria-disabled', 'true')
  await app.getByTestId('accept-custom-token').check()
  await confirm(app)
  await transferId(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect((await devnet.tokenBalance(8453, WRAPPED, address)) - before).toBe(100_000_000_000_000_000n)

  await openHash(app, '#/')
  await app.reload()
  const row = app.getByTestId('added-tokens').getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('WNATIVE on Base')
  await expect(row).toContainText('Not on Causeway’s list')
  const held = Number(formatUnits(before + 10n ** 17n, 18)).toLocaleString('en')
  await expect(row).toContainText(`${held} WNATIVE`)
  await expect(app.getByTestId('balances')).not.toContainText('WNATIVE')

  // The user can pay with it, and the verifier checks it again.
  await fillMove(app, { from: 'ETH on Base', to: 'USDC on Base', amount: '0.05' })
  await app.getByTestId('from').click()
  await expect(app.getByText('Added by you')).toBeVisible()
  await app.getByRole('option', { name: /^WNATIVE on Base\b/ }).click()
  await app.getByTestId('review').click()
  await expect(app.getByTestId('review-sentence')).toContainText('WNATIVE')
  await expect(app.getByTestId('custom-token')).toContainText('WNATIVE isn’t on Causeway’s list')

  // A swap before the bridge works too, because both ends have a price.
  const dollars = await devnet.tokenBalance(1, USDC_ON_ETHEREUM, address)
  await fillMove(app, { from: 'ETH on Base', to: 'USDC on Ethereum', amount: '0.05' })
  await app.getByTestId('from').click()
  await app.getByRole('option', { name: /^WNATIVE on Base\b/ }).click()
  await app.getByTestId('review').click()
  await expect(app.getByTestId('review-sentence')).toContainText(/You pay.*0\.05 WNATIVE.*Base/)
  await expect(app.getByTestId('finding-risks')).toHaveCount(0)
  await app.getByTestId('accept-custom-token').check()
  await confirm(app)
  await transferId(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect((await devnet.tokenBalance(1, USDC_ON_ETHEREUM, address)) - dollars).toBeGreaterThan(110_000_000n)
  const left = await devnet.tokenBalance(8453, WRAPPED, address)
  expect(left - before).toBe(50_000_000_000_000_000n)

  await test.step('it is taken off in the chooser by its own button, which does not choose it, and put back there', async () => {
    await openHash(app, '#/form')
    await app.getByTestId('to').click()
    const chooser = app.getByRole('dialog')
    await chooser.getByRole('button', { name: 'Remove WNATIVE on Base from my tokens' }).click()
    await expect(chooser.getByRole('status')).toContainText('WNATIVE was removed from your tokens.')
    await expect(chooser.getByRole('option', { name: /^WNATIVE on Base\b/ })).toContainText('Removed from your tokens')
    await chooser.getByRole('button', { name: 'Add to my tokens: WNATIVE on Base' }).click()
    await expect(chooser.getByRole('status')).toContainText('WNATIVE was added to your tokens.')
    await app.keyboard.press('Escape')
    await expect(chooser).toHaveCount(0)
  })

  await openHash(app, '#/')
  await row.getByRole('button', { name: 'Remove WNATIVE on Base from my tokens' }).click()
  await expect(app.getByTestId('added-tokens')).toHaveCount(0)
  await app.reload()
  await expect(app.getByTestId('balances')).toBeVisible()
  await expect(app.getByTestId('added-tokens')).toHaveCount(0)
  expect(await devnet.tokenBalance(8453, WRAPPED, address)).toBe(left)
})

test('a token that is held is added by its address alone, and one that was only looked at is not', {
  tag: '@even',
}, async ({ app, devnet }) => {
  await fundedWallet(app, devnet)
  await openHash(app, '#/form')
  await paste(app, 'from', WRAPPED)
  await app.getByRole('option', { name: /^WNATIVE on Base\b/ }).click()
  await expect(app.getByTestId('custom-token')).toBeVisible()
  await openHash(app, '#/')
  await app.reload()
  await expect(app.getByTestId('balances')).toBeVisible()
  await expect(app.getByTestId('added-tokens')).toHaveCount(0)
  await openHash(app, '#/form')
  await app.getByTestId('add-token').click()
  await expect(app.getByTestId('remove-token')).toBeVisible()
  await openHash(app, '#/')
  await expect(app.getByTestId('added-tokens')).toContainText('WNATIVE on Base')
})

test('a token that calls itself USDC and stands elsewhere is warned of in red, in the list and in the form, on either side', {
  tag: '@even',
}, async ({ app, devnet }) => {
  const address = await fundedWallet(app, devnet)
  await imitate(devnet, { chainId: 8453, of: USDC_ON_BASE, at: NOT_USDC }, { by: address, units: 25_000_000n })
  const isRed = async () => {
    const notice = app.getByTestId('custom-token')
    await expect(notice).toHaveCount(1)
    await expect(notice).toHaveClass(/\bdanger\b/)
    await expect(notice).toContainText('This isn’t the USDC on Causeway’s list')
    await expect(notice).toContainText('Most such tokens are made to deceive')
    expect((await notice.getByTestId('full-address').textContent())?.toLowerCase()).toBe(NOT_USDC)
    expect(await isDrawnRed(notice.locator('.icon').first())).toBe(true)
    await expect(app.getByTestId('add-token')).toHaveCount(0)
  }
  await test.step('in the list, and in the form as what arrives', async () => {
    await fillMove(app, { from: 'ETH on Base', to: 'ETH on Base', amount: '0.1' })
    await paste(app, 'to', NOT_USDC)
    const option = app.getByRole('option', { name: /^USDC on Base\b/ })
    await expect(option).toHaveCount(1)
    expect(await isDrawnRed(option.getByText('Not the USDC on Causeway’s list'))).toBe(true)
    await option.click()
    await isRed()
  })
  await test.step('also where it is what is sent, and said once where both sides are it', async () => {
    await paste(app, 'from', NOT_USDC)
    await app.getByRole('option', { name: /^USDC on Base\b/ }).click()
    await expect(app.getByText('You have 25 USDC')).toBeVisible()
    await app.getByTestId('amount').fill('25')
    await app.getByTestId('other-recipient').click()
    await app.getByTestId('recipient').fill(FRIEND)
    await isRed()
    await app.reload()
    await openHash(app, '#/form')
    await isRed()
    await expect(app.getByTestId('review')).toBeDisabled()
  })
})

test('an address without a token is reported as such for the chains that answered', { tag: '@even' }, async ({
  app,
}) => {
  await haveWallet(app)
  await openHash(app, '#/form')
  await paste(app, 'to', NO_TOKEN)
  await expect(app.getByTestId('token-nothing')).toHaveText('No token at this address on Ethereum, Base, and HyperEVM.')
  await expect(app.getByRole('option')).toHaveCount(0)
})

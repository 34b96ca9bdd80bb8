import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOf, confirm, createWallet, fillMove, openHash, PASSWORD, review, transferId } from './app.ts'
import { launch } from './browser.ts'
import { expect, test } from './fixtures.ts'

test('a browser that is killed in mid-transfer comes back locked, shows at once what was there before, and ends the transfer with each step sent once', async ({
  devnet,
  extension,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'causeway-profile-'))
  try {
    const first = await launch({ extension, profile })
    const app = await first.welcome()
    await createWallet(app)
    const address = await addressOf(app)
    await devnet.fund(address)
    await app.reload()
    const totals = app.getByTestId('balances').locator('.group-total .big')
    await expect(totals.first()).toBeVisible()
    await expect(app.getByTestId('as-of')).toHaveCount(0)
    const before = await totals.allInnerTexts()
    await devnet.automine(8453, false)
    await fillMove(app, { from: 'USDC on Base', to: 'USDC on Ethereum', amount: '100' })
    await review(app)
    await confirm(app)
    const id = await transferId(app)
    // No block includes the approval and its deposit yet.
    await expect.poll(async () => (await devnet.sentBy(8453, address)).length).toBeGreaterThan(0)
    killHard(profile)
    await first.close().catch(() => undefined)
    await devnet.mine(8453, 1)
    await devnet.automine(8453, true)

    // Slow nodes leave time to see the locked wallet's screen, which shows nothing.
    for (const chainId of Object.keys(devnet.line.chains)) await devnet.slowNode(Number(chainId), 10_000)
    const second = await launch({ extension, profile })
    const again = await second.open('#/')
    await again.getByTestId('password').fill(PASSWORD)
    await expect(again.getByTestId('balances')).toHaveCount(0)
    await again.getByTestId('unlock').click()
    await expect(again.getByTestId('as-of')).toBeVisible()
    expect(await again.getByTestId('balances').locator('.group-total .big').allInnerTexts()).toEqual(before)
    await devnet.calm()
    await openHash(again, `#/transfer/${id}`)
    await expect(again.getByTestId('outcome')).toContainText('has arrived')
    expect((await devnet.sentBy(8453, address)).map((each) => each.nonce)).toEqual([0, 1])
    await second.close()
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
})

test('a browser that comes back with an empty database has all of it again: names, settings, what had ended and what is under way, which is sent once', async ({
  app,
  devnet,
  wallet,
}) => {
  await createWallet(app)
  const address = await addressOf(app)
  await devnet.fund(address)
  await openHash(app, '#/account/evm-0')
  await app.getByTestId('account-name').fill('Savings')
  await app.getByTestId('account-rename').click()
  await openHash(app, '#/accounts')
  await expect(app.getByText('Savings', { exact: true })).toBeVisible()
  await fillMove(app, { from: 'USDC on Base', to: 'USDC on Ethereum', amount: '100' })
  await review(app)
  await confirm(app)
  const ended = await transferId(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  await devnet.pauseSolver(true)
  await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await review(app)
  await confirm(app)
  const id = await transferId(app)
  await expect.poll(async () => (await devnet.sentBy(1, address)).length).toBe(1)
  await expect(app.getByRole('main')).toContainText('Confirmed on Ethereum')

  // Chromium may lose a database when killed during a write; local storage is a separate one.
  await app.goto(`chrome-extension://${wallet.extensionId}/manifest.json`)
  await wallet.killWorker()
  await app.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('causeway-store')
        deleting.onsuccess = () => resolve()
        deleting.onerror = () => reject(deleting.error)
        deleting.onblocked = () => reject(new Error('it is held open'))
      }),
  )
  await app.goto(`chrome-extension://${wallet.extensionId}/popup.html#/transfer/${encodeURIComponent(id)}`)
  await app.getByTestId('password').fill(PASSWORD)
  await app.getByTestId('unlock').click()
  await expect(app.getByRole('main')).toContainText('Confirmed on Ethereum')
  await devnet.pauseSolver(false)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await devnet.sentBy(1, address)).toHaveLength(1)
  await openHash(app, `#/transfer/${encodeURIComponent(ended)}`)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  await openHash(app, '#/accounts')
  await expect(app.getByText('Savings', { exact: true })).toBeVisible()
})

// The profile's lock file names its process: `host-pid`.
function killHard(profile: string): void {
  const pid = Number(readlinkSync(join(profile, 'SingletonLock')).split('-').at(-1))
  process.kill(pid, 'SIGKILL')
}

import { type Hex, verifyMessage, verifyTypedData } from 'viem'
import { addressOf, confirm, openHash } from './app.ts'
import { askedBy as asked, connectedPage } from './connected.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'
import { approvalWindow, ask, findWallet, type Outcome, type Site, startSite } from './sites.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

function signIn(domain: string, account: string): string {
  const lines = [
    'URI: https://shop.example',
    'Version: 1',
    'Chain ID: 1',
    'Nonce: 32891756',
    'Issued At: 2026-11-22T10:00:00Z',
  ]
  return [`${domain} wants you to sign in with your Ethereum account:`, account, '', ...lines].join('\n')
}

test('personal_sign shows the whole message, and the signature is the account’s', { tag: '@odd' }, async ({
  app,
  wallet,
}) => {
  const { page, account } = await connectedPage(app, wallet, site)
  const message = 'I accept the terms.\n\nVersion 3.'
  const { window, answer } = await asked(wallet, page, [message, account])
  await expect(window.getByTestId('message-text')).toHaveText(message, { useInnerText: true })
  await confirm(window)
  const { result } = await answer
  expect(await verifyMessage({ address: account, message, signature: result as Hex })).toBe(true)
})

test('a page signs in to itself, and never to another site', { tag: '@even' }, async ({ app, wallet }) => {
  const { page, account } = await connectedPage(app, wallet, site)
  const here = signIn(new URL(site.url).host, account)
  const own = await asked(wallet, page, [here, account])
  await expect(own.window.getByRole('heading', { name: 'Sign in?' })).toBeVisible()
  await confirm(own.window)
  const { result } = await own.answer
  expect(await verifyMessage({ address: account, message: here, signature: result as Hex })).toBe(true)

  const elsewhere = await asked(wallet, page, [signIn('bank.example', account), account])
  await expect(elsewhere.window.getByTestId('sign-in-domain')).toContainText('bank.example')
  await expect(elsewhere.window.getByTestId('confirm')).toBeDisabled()
  await elsewhere.window.getByTestId('reject').click()
  expect(await elsewhere.answer).toMatchObject({ code: 4001 })
})

test('closing the window rejects; an unreadable message is shown as bytes, with a warning', { tag: '@odd' }, async ({
  app,
  wallet,
}) => {
  const { page, account } = await connectedPage(app, wallet, site)
  const hash = `0x${'c0ffee11'.repeat(8)}`
  const { window, answer } = await asked(wallet, page, [hash, account])
  await expect(window.getByTestId('message-text')).toHaveText(hash)
  await expect(window.getByTestId('message-unreadable')).toBeVisible()
  await window.close()
  expect(await answer).toMatchObject({ code: 4001 })
})

test('a site disconnected while it waits gets no signature, and its request is withdrawn', { tag: '@odd' }, async ({
  app,
  wallet,
}) => {
  const { page, account } = await connectedPage(app, wallet, site)
  const { window, answer } = await asked(wallet, page, ['hello', account])
  await app.bringToFront()
  await openHash(app, '#/settings')
  await app
    .getByRole('button', { name: /^Disconnect/ })
    .first()
    .click()
  await expect.poll(() => ask(page, 'eth_accounts')).toEqual({ result: [] })
  expect(await answer).toMatchObject({ code: 4001 })
  await expect.poll(() => window.isClosed()).toBe(true)
})

test('eth_signTypedData_v4 shows every value, and the money that a signature may give away', { tag: '@odd' }, async ({
  app,
  wallet,
}) => {
  const { page, account } = await connectedPage(app, wallet, site)
  const spender = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  const typedData = {
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    domain: { name: 'USD Coin', version: '2', chainId: 1 },
    message: { owner: account, spender, value: '100000000' },
  } as const
  const { window, answer } = await asked(wallet, page, [account, JSON.stringify(typedData)], 'eth_signTypedData_v4')
  await expect(window.getByTestId('typed-data-power')).toContainText('take your tokens')
  await expect(window.locator('.typed').last()).toContainText('100000000')
  await confirm(window)
  const { result } = await answer
  const message = { ...typedData.message, value: 100_000_000n }
  expect(await verifyTypedData({ ...typedData, message, address: account, signature: result as Hex })).toBe(true)
  const other = JSON.stringify({ ...typedData, domain: { ...typedData.domain, chainId: 8453 } })
  expect(await ask(page, 'eth_signTypedData_v4', [account, other])).toMatchObject({ code: -32602 })
})

test('a permit of a token that the wallet knows is said in plain words, and of another contract as it is', {
  tag: '@even',
}, async ({ app, wallet }) => {
  const { page, account } = await connectedPage(app, wallet, site)
  const names = ['address owner', 'address spender', 'uint256 value', 'uint256 nonce', 'uint256 deadline']
  const permit = (verifyingContract: string) =>
    JSON.stringify({
      types: { Permit: names.map((each) => ({ type: each.split(' ')[0], name: each.split(' ')[1] })) },
      primaryType: 'Permit',
      domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract },
      message: { owner: account, spender: OTHER, value: '100000000', nonce: 0, deadline: 1_900_000_000 },
    })
  const known = await asked(wallet, page, [account, permit(USDC)], 'eth_signTypedData_v4')
  await expect(known.window.getByTestId('described')).toContainText('100 USDC')
  await expect(known.window.getByTestId('described')).toContainText('Ethereum')
  await known.window.getByTestId('reject').click()
  expect(await known.answer).toMatchObject({ code: 4001 })
  const other = await asked(wallet, page, [account, permit(OTHER)], 'eth_signTypedData_v4')
  await expect(other.window.getByTestId('typed-data-power')).toContainText('take your tokens')
  await expect(other.window.getByTestId('described')).toHaveCount(0)
  await other.window.getByTestId('reject').click()
  expect(await other.answer).toMatchObject({ code: 4001 })
})

test('what a page asks the moment that it is connected is shown, and not closed with the window before it', {
  tag: '@even',
}, async ({ app, wallet }) => {
  await haveWallet(app)
  const account = await addressOf(app)
  const page = await wallet.context.newPage()
  await page.goto(`${site.url}/`)
  expect(await findWallet(page)).toBe(true)
  for (let time = 0; time < 3; time += 1) {
    let answer: Promise<Outcome> = Promise.resolve({})
    const window = await approvalWindow(wallet, async () => {
      answer = ask(page, 'eth_requestAccounts').then(() => ask(page, 'personal_sign', ['hello', account]))
    })
    await confirm(window)
    const shown = () => wallet.context.pages().find((each) => each.url().includes('#/approval') && !each.isClosed())
    // The previous window may close during the check.
    const count = () => shown()?.getByTestId('message-text').count()
    await expect.poll(async () => (await count()?.catch(() => 0)) ?? 0).toBe(1)
    await shown()?.getByTestId('reject').click()
    expect(await answer).toMatchObject({ code: 4001, message: expect.stringContaining('did not sign') })
    await ask(page, 'wallet_revokePermissions', [{ eth_accounts: {} }])
  }
})

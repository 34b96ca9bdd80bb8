import { addressOf, createWallet, cross, fillMove, importWallet, openHash, PASSWORD, review } from './app.ts'
import { expect, test } from './fixtures.ts'

const STRANGER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const LIES: readonly (readonly [string, Readonly<Record<string, unknown>>, 'ETH' | 'USDC'])[] = [
  ['another recipient', { at: 'details.recipient', value: STRANGER }, 'ETH'],
  ['a depository that nobody pinned', { at: 'steps[0].items[0].data.to', value: STRANGER }, 'ETH'],
  ['more value than asked', { at: 'steps[0].items[0].data.value', value: '200000000000000000' }, 'ETH'],
  ['another order id', { at: 'protocol.v2.orderId', value: `0x${'ab'.repeat(32)}` }, 'ETH'],
  [
    'an order that pays a stranger, its hash made right',
    { recompute: true, at: 'protocol.v2.orderData.output.payments[0].recipient', value: STRANGER },
    'ETH',
  ],
  [
    'an order that refunds to a stranger, its hash made right',
    { recompute: true, at: 'protocol.v2.orderData.inputs[0].refunds[0].recipient', value: STRANGER },
    'ETH',
  ],
  [
    'an order with next to nothing as its minimum, its hash made right',
    { recompute: true, at: 'protocol.v2.orderData.output.payments[0].minimumAmount', value: '1' },
    'ETH',
  ],
  [
    'an unlimited approval',
    {
      at: 'steps[0].items[0].data.data',
      value: `0x095ea7b30000000000000000000000004cd00e387622c35bddb9b4c962c136462338bc31${'f'.repeat(64)}`,
    },
    'USDC',
  ],
  [
    'an approval for another spender',
    {
      at: 'steps[0].items[0].data.data',
      value: `0x095ea7b3${STRANGER.slice(2).toLowerCase().padStart(64, '0')}${'5f5e100'.padStart(64, '0')}`,
    },
    'USDC',
  ],
  ['another chain in the transaction', { at: 'steps[0].items[0].data.chainId', value: 999 }, 'ETH'],
  ['a fee beyond the input', { at: 'fees.relayer.amount', value: '900000000000000000' }, 'ETH'],
]

test.describe('lies of the service', () => {
  test('are each refused with a reason before anything can be confirmed', async ({ app, devnet }) => {
    await createWallet(app)
    const address = await addressOf(app)
    await devnet.fund(address)
    for (const [name, lie, symbol] of LIES) {
      await test.step(name, async () => {
        await devnet.calm()
        await devnet.fault({ kind: 'lie', ...lie })
        const [from, to] =
          symbol === 'ETH'
            ? (['ETH on Ethereum', 'ETH on Base'] as const)
            : (['USDC on Base', 'USDC on Ethereum'] as const)
        await openHash(app, '#/')
        await fillMove(app, { from, to, amount: symbol === 'ETH' ? '0.1' : '100' })
        await expect(app.getByTestId('quote-refused')).toBeVisible()
        await expect(app.getByTestId('quote-refused')).toContainText(/[A-Z][0-9]{2}/)
        await expect(app.getByTestId('review')).toBeDisabled()
      })
    }
    expect(await devnet.sentBy(1, address)).toHaveLength(0)
    expect(await devnet.sentBy(8453, address)).toHaveLength(0)
  })
})

test('a service that is down is said, and the crossing works when it is back', async ({ app, devnet }) => {
  await createWallet(app)
  await devnet.fund(await addressOf(app))
  await devnet.fault({ kind: 'drop', path: '/quote' })
  await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await expect(app.getByTestId('quote-unavailable')).toBeVisible()
  await expect(app.getByTestId('review')).toBeDisabled()
  await devnet.calm()
  await cross(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.2' })
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
})

test('answers that are not answers are said, and nothing is lost', async ({ app, devnet }) => {
  await createWallet(app)
  await devnet.fund(await addressOf(app))
  for (const fault of [
    { kind: 'html' },
    { kind: 'truncate' },
    { kind: 'status', status: 429 },
    { kind: 'status', status: 500 },
  ]) {
    await devnet.calm()
    await devnet.fault({ ...fault, path: '/quote' })
    await openHash(app, '#/')
    await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
    await expect(app.getByTestId('quote-unavailable')).toBeVisible()
  }
})

test('a node that is down is said, and the crossing waits for it', async ({ app, devnet }) => {
  await createWallet(app)
  const address = await addressOf(app)
  await devnet.fund(address)
  await devnet.stopNode(1)
  await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await expect(app.getByTestId('quote-refused').or(app.getByTestId('quote-unavailable'))).toBeVisible()
  await expect(app.getByTestId('review')).toBeDisabled()
  await devnet.startNode(1)

  await openHash(app, '#/')
  await fillMove(app, { from: 'ETH on Ethereum', to: 'ETH on Base', amount: '0.1' })
  await review(app)
  await devnet.stopNode(8453)
  await app.bringToFront()
  await app.getByTestId('confirm').click()
  await app.waitForURL(/#\/crossing\//)
  await expect(app.getByTestId('trouble')).toBeVisible({ timeout: 30_000 })
  await devnet.startNode(8453)
  await expect(app.getByTestId('outcome')).toContainText('has arrived', { timeout: 30_000 })
  expect(await devnet.sentBy(1, address)).toHaveLength(1)
})

test('a wrong password is counted, slows down, and loses nothing', async ({ app, wallet }) => {
  await createWallet(app)
  const address = await addressOf(app)
  await openHash(app, '#/settings')
  await app.getByTestId('lock-now').click()
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await app.getByTestId('password').fill(`wrong ${attempt}`)
    await app.getByTestId('unlock').click()
    await expect(app.getByTestId('unlock-tries')).toContainText(`${attempt}`)
  }
  await expect(app.getByTestId('unlock')).toBeDisabled()
  await wallet.killWorker()
  await expect(app.getByTestId('unlock')).toBeEnabled()
  await app.getByTestId('password').fill(PASSWORD)
  await app.getByTestId('unlock').click()
  await openHash(app, '#/')
  await expect(app.getByTestId('move-money')).toBeVisible()
  expect(await addressOf(app)).toBe(address)
})

test('the wallet stays unlocked when the background is killed', async ({ app, wallet }) => {
  await createWallet(app)
  await wallet.killWorker()
  const again = await wallet.open()
  await expect(again.getByTestId('move-money')).toBeVisible()
})

test('the wallet locks by itself when the time without the user is up, and every page says so', async ({
  app,
  wallet,
}) => {
  await createWallet(app)
  await wallet.inWorker(`chrome.storage.session.get('vaultSession').then(({ vaultSession }) =>
    chrome.storage.session.set({ vaultSession: { ...vaultSession, deadline: Date.now() - 1 } }))`)
  await wallet.inWorker(`chrome.alarms.onAlarm.dispatch({ name: 'auto-lock' })`)
  await expect(app.getByTestId('password')).toBeVisible()
  expect(await wallet.inWorker(`chrome.storage.session.get('vaultSession')`)).toEqual({})
})

test('an imported phrase gives the account that every other wallet gives it; a wrong word is named', async ({
  app,
}) => {
  const phrase = 'test test test test test test test test test test test junk'
  await app.getByTestId('import').click()
  for (let word = 1; word <= 12; word += 1) await app.getByTestId(`word-${word}`).fill(word === 3 ? 'tesst' : 'test')
  await app.getByTestId('check-phrase').click()
  await expect(app.getByTestId('phrase-wrong')).toContainText('3')
  await app.reload()
  await importWallet(app, phrase)
  await expect(app.getByText(/^0xf39Fd6.*b92266$/)).toBeVisible()
})

import type { Page } from 'playwright'
import { inTurn } from '../count.ts'
import {
  addressOf,
  askAgain,
  bitcoinAddressOf,
  confirm,
  cross,
  expectCodes,
  fillMove,
  openHash,
  review,
  storedHistory,
  transferId,
} from './app.ts'
import type { BitcoinDevnet } from './bitcoin-devnet.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'

const MOVE = { from: 'BTC on Bitcoin', to: 'ETH on Ethereum', amount: '0.02' } as const

/** Leaves a deposit unconfirmed; returns the paying address. */
async function waiting(app: Page, bitcoin: BitcoinDevnet): Promise<string> {
  const address = await funded(app, bitcoin)
  await cross(app, MOVE)
  await expect.poll(() => bitcoin.spendsOf(address)).toHaveLength(1)
  return address
}

async function funded(app: Page, bitcoin: BitcoinDevnet): Promise<string> {
  await haveWallet(app)
  const address = await bitcoinAddressOf(app)
  await bitcoin.fund(address, 2_500_000n, 2_500_000n)
  await bitcoin.every(0)
  return address
}

test('a deposit that waits is sent again with a higher miner fee, and one of the two gets in', { tag: '@odd' }, async ({
  app,
  bitcoin,
}) => {
  const address = await waiting(app, bitcoin)
  const [first] = await bitcoin.spendsOf(address)
  await app.getByTestId('replacement-minerFee').click()
  await expect(app.getByTestId('replacement-terms')).toBeVisible()
  await expect(app.getByTestId('confirm')).toBeEnabled()
  await app.getByTestId('confirm').click()
  await expect(app.getByRole('dialog')).toHaveCount(0)
  await expect.poll(async () => (await bitcoin.spendsOf(address)).includes(first ?? '')).toBe(false)
  const [second] = await bitcoin.spendsOf(address)
  await bitcoin.mine(1)
  await bitcoin.every(1)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await bitcoin.spendsOf(address)).toEqual([second])
})

test('a reorganisation drops the deposit and the node forgets it: the same bytes are sent again', {
  tag: '@even',
}, async ({ app, bitcoin, devnet }) => {
  test.setTimeout(360_000)
  await devnet.pauseSolver(true)
  const address = await waiting(app, bitcoin)
  const [txid = ''] = await bitcoin.spendsOf(address)
  await bitcoin.mine(1)
  await expect(app.getByText(/confirmation|in a block/i).first()).toBeVisible()
  await bitcoin.reorg(1)
  await bitcoin.evict(txid)
  // The wallet checks a deposit before finality once a minute.
  await expect.poll(() => bitcoin.mempool(), { timeout: 90_000 }).toContain(txid)
  await bitcoin.mine(1)
  await bitcoin.every(1)
  await devnet.pauseSolver(false)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await bitcoin.spendsOf(address)).toEqual([txid])
})

test('an explorer that lies about a coin’s worth, its script or its bytes is noticed, and nothing is signed', {
  tag: '@odd',
}, async ({ app, bitcoin }) => {
  const address = await funded(app, bitcoin)
  const lies = [
    { kind: 'value', valueSats: 9_000_000, path: '/utxo' },
    { kind: 'hex', hex: '00', path: '/hex' },
    { kind: 'error', path: '/utxo' },
  ]
  for (const lie of lies) {
    await test.step(lie.kind, async () => {
      await bitcoin.fault(lie)
      await openHash(app, '#/')
      await fillMove(app, MOVE)
      await expect(app.getByTestId('quote-refused').or(app.getByTestId('quote-unavailable'))).toBeVisible()
      await expect(app.getByTestId('review')).toBeDisabled()
      await bitcoin.calm()
      await bitcoin.every(0)
    })
  }
  expect(await bitcoin.spendsOf(address)).toHaveLength(0)
})

test('an explorer that calls a deposit confirmed which is in no block is not believed', { tag: '@odd' }, async ({
  app,
  bitcoin,
}) => {
  await waiting(app, bitcoin)
  await bitcoin.fault({ kind: 'confirmations', confirmed: true, path: '/tx/' })
  await app.waitForTimeout(3_000)
  await expect(app.getByText('has arrived on')).toHaveCount(0)
  await bitcoin.calm()
  await bitcoin.mine(1)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
})

test('an arrival that an explorer cannot prove is its word, and ends nothing until the proof is there', {
  tag: '@odd',
}, async ({ app, devnet, bitcoin }) => {
  test.setTimeout(360_000)
  await haveWallet(app)
  const account = await addressOf(app)
  await devnet.fund(account, { chainId: 1, currency: `0x${'00'.repeat(20)}`, amount: `${10n ** 19n}` })
  await bitcoin.fault({ kind: 'absent', path: '/merkle-proof' })
  await bitcoin.every(4)
  await openHash(app, '#/')
  await cross(app, { from: 'ETH on Ethereum', to: 'BTC on Bitcoin', amount: '1' })
  await expect(app.getByTestId('obstacle')).toContainText('The explorer says the transaction is in a block')
  await expect(app.getByTestId('outcome')).toHaveCount(0)
  // Each block costs the budget questions, and a failed proof is read again at the next one.
  await bitcoin.every(0)
  await bitcoin.calm()
  await bitcoin.fault({ kind: 'error', path: '/second/' })
  await bitcoin.mine(1)
  await expect(app.getByTestId('obstacle')).toContainText('The other explorer doesn’t confirm it yet')
  await expect(app.getByTestId('outcome')).toHaveCount(0)
  await bitcoin.calm()
  await bitcoin.mine(1)
  await expect(app.getByTestId('outcome')).toContainText('Verified on Bitcoin')
})

const LIES = [
  { kind: 'depositScript' },
  { kind: 'depositAmount', sats: 1_000 },
  { kind: 'order', orderId: `0x${'ab'.repeat(32)}` },
  { kind: 'noOrder' },
  { kind: 'changeScript' },
  { kind: 'noChange' },
  { kind: 'extraOutput', sats: 5_000 },
  { kind: 'sighash', sighash: 0x83 },
  { kind: 'inputValue', sats: 70_000 },
] as const

test('whatever the service lies about in a PSBT is refused with a reason', { tag: '@odd' }, async ({
  app,
  bitcoin,
}) => {
  const address = await funded(app, bitcoin)
  for (const [at, lie] of LIES.entries()) {
    await test.step(lie.kind, async () => {
      await bitcoin.lie(lie)
      if (at === 0) await fillMove(app, MOVE)
      else await askAgain(app)
      await expectCodes(app)
      await expect(app.getByTestId('review')).toBeDisabled()
    })
  }
  // An honest service passes, so the lies caused the refusals.
  await app.getByTestId('ask-again').click()
  await expect(app.getByTestId('review')).toBeEnabled()
  expect(await bitcoin.spendsOf(address)).toHaveLength(0)
})

/** The test kills the background right after each of these journal events. */
const MARKS = ['approved', 'reserved', 'signed', 'broadcast', 'included'] as const
const KILLED_AT = [
  [0, 2, 4],
  [1, 3],
]

for (const steps of inTurn(KILLED_AT, 'CAUSEWAY_KILLS_ONE_OF', 2)) {
  const marks = steps.map((step) => `"${MARKS[step]}"`).join(', ')
  test(`killed right after ${marks} was saved: the deposit is made once`, async ({ app, bitcoin, wallet }) => {
    const address = await funded(app, bitcoin)
    await fillMove(app, MOVE)
    await expect(app.getByTestId('review')).toBeEnabled()
    await review(app)
    await bitcoin.fault({ kind: 'delay', milliseconds: 150, path: '/' })
    await confirm(app)
    const id = await transferId(app)
    for (const step of steps) {
      if (MARKS[step] === 'included') {
        await expect.poll(() => bitcoin.mempool()).not.toHaveLength(0)
        await bitcoin.mine(1)
      }
      await expect.poll(async () => (await storedHistory(app, id)).length, { intervals: [20] }).toBeGreaterThan(step)
      await wallet.killWorker()
    }
    await bitcoin.calm()
    await bitcoin.every(1)
    await expect(app.getByTestId('outcome')).toContainText('has arrived')
    expect(await bitcoin.spendsOf(address)).toHaveLength(1)
  })
}

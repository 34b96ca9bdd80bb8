import type { Page } from 'playwright'
import { inTurn } from '../count.ts'
import { addressOf, confirm, fillMove, openHash, review, storedHistory, transferId } from './app.ts'
import type { Devnet } from './devnet.ts'
import type { ExchangesDevnet } from './exchanges-devnet.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'

const OUT = { from: 'USDC \\(Perps\\) on Hyperliquid', to: 'USDC on Base', amount: '50' } as const

/** A withdrawal's journal events, in order. */
const MARKS = ['approved', 'stepOrderDecided', 'reserved', 'signed', 'included', 'reserved', 'signed', 'included']

async function withdraw(app: Page, exchanges: ExchangesDevnet): Promise<string> {
  await haveWallet(app)
  const account = await addressOf(app)
  await exchanges.fundA(account)
  await fillMove(app, OUT)
  await review(app)
  return account
}

/** The money arrived after one transfer and one signed mapping. */
async function arrives(
  app: Page,
  { account, id, exchanges }: Readonly<{ account: string; id: string; exchanges: ExchangesDevnet }>,
): Promise<void> {
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await exchanges.sentA(account)).toHaveLength(1)
  expect((await storedHistory(app, id)).filter((what) => what === 'signed')).toHaveLength(2)
}

// Slow answers leave time for a kill between two saves.
async function slow(devnet: Devnet, exchanges: ExchangesDevnet): Promise<void> {
  await devnet.fault({ kind: 'delay', ms: 400, path: '/authorize' })
  await exchanges.faultA({ kind: 'delay', when: 'before', ms: 400, path: '/info', times: 20 })
  await exchanges.faultA({ kind: 'delay', when: 'before', ms: 400 })
}

/** Kill points: between the signatures, and around the second one. */
const KILLED_AT = [
  [3, 5],
  [4, 6],
]

for (const steps of inTurn(KILLED_AT, 'CAUSEWAY_KILLS_ONE_OF', 2)) {
  const marks = steps.map((step) => `"${MARKS[step]}" (${step})`).join(' and ')
  test(`killed right after ${marks} was saved: the withdrawal completes, with one signature of each kind`, async ({
    app,
    devnet,
    exchanges,
    wallet,
  }) => {
    const account = await withdraw(app, exchanges)
    await slow(devnet, exchanges)
    await confirm(app)
    const id = await transferId(app)
    for (const step of steps) {
      await expect.poll(async () => (await storedHistory(app, id)).length, { intervals: [20] }).toBeGreaterThan(step)
      await wallet.killWorker()
    }
    await devnet.calm()
    await exchanges.calm()
    await arrives(app, { account, id, exchanges })
  })
}

test('killed between the transfer’s way to the exchange and its answer: it is looked for, and not made again', {
  tag: '@odd',
}, async ({ app, exchanges, wallet }) => {
  const account = await withdraw(app, exchanges)
  await exchanges.faultA({ kind: 'delay', when: 'after', ms: 4_000, times: 1 })
  await confirm(app)
  const id = await transferId(app)
  await expect.poll(async () => (await exchanges.sentA(account)).length, { intervals: [20] }).toBe(1)
  await wallet.killWorker()
  await arrives(app, { account, id, exchanges })
})

test('the exchange carries the transfer out and answers 500; an unclear answer is no refusal', { tag: '@odd' }, async ({
  app,
  exchanges,
}) => {
  const account = await withdraw(app, exchanges)
  await exchanges.faultA({ kind: 'fail-after-accepting', times: 1 })
  await confirm(app)
  await arrives(app, { account, id: await transferId(app), exchanges })
})

test('the exchange carries it out, its answer is lost and its list lags: reported as taken, never as a failure', {
  tag: '@odd',
}, async ({ app, devnet, exchanges }) => {
  const account = await withdraw(app, exchanges)
  const before = await exchanges.perpsA(account)
  await exchanges.faultA({ kind: 'lag', ms: 600_000 })
  await exchanges.faultA({ kind: 'drop', when: 'after', times: 1 })
  await devnet.fault({ kind: 'status', path: '/intents/status/v3', status: 503 })
  await confirm(app)
  const id = await transferId(app)
  await expect(app.getByTestId('obstacle')).toContainText('accepted this transfer')
  expect(await exchanges.perpsA(account)).toBe(before - 50)
  await expect(app.getByTestId('try-again')).toBeHidden()
  await devnet.calm()
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  await exchanges.calm()
  await arrives(app, { account, id, exchanges })
})

test('the exchange receives a transfer twice: its second answer does not count as a refusal', { tag: '@even' }, async ({
  app,
  exchanges,
}) => {
  const account = await withdraw(app, exchanges)
  await exchanges.faultA({ kind: 'duplicate', times: 1 })
  await confirm(app)
  await arrives(app, { account, id: await transferId(app), exchanges })
})

test('the exchange refuses for good: its words are shown, nothing has left, and the next transfer works', {
  tag: '@even',
}, async ({ app, exchanges }) => {
  const account = await withdraw(app, exchanges)
  await exchanges.faultA({ kind: 'refuse', message: 'Action disabled when unified account is active' })
  await confirm(app)
  await expect(app.getByTestId('outcome')).toContainText('rejected')
  await expect(app.getByTestId('outcome')).toContainText('Action disabled when unified account is active')
  expect(await exchanges.sentA(account)).toHaveLength(0)
  await exchanges.calm()
  await openHash(app, '#/')
  await fillMove(app, OUT)
  await review(app)
  await confirm(app)
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await exchanges.sentA(account)).toHaveLength(1)
})

test('the service refuses the mapping: the transfer is not even signed', { tag: '@even' }, async ({
  app,
  devnet,
  exchanges,
}) => {
  const account = await withdraw(app, exchanges)
  await devnet.fault({ kind: 'status', path: '/authorize', status: 400 })
  await confirm(app)
  const id = await transferId(app)
  await expect(app.getByTestId('outcome')).toContainText('rejected')
  expect(await exchanges.sentA(account)).toHaveLength(0)
  expect((await storedHistory(app, id)).filter((what) => what === 'signed')).toHaveLength(1)
})

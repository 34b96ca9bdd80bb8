import type { Page } from 'playwright'
import { inTurn } from '../count.ts'
import { addressOf, confirm, fillMove, openHash, PASSWORD, review, storedHistory, transferId } from './app.ts'
import type { ExchangesDevnet } from './exchanges-devnet.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'

const OUT = { from: 'USDC \\(Perp\\) on Lighter', to: 'USDC on Base', amount: '50' } as const
const FUNDS = 200_000_000n
/** The amount and a three-dollar fee. */
const LEAVES = 53_000_000n

async function withdraw(app: Page, exchanges: ExchangesDevnet): Promise<number> {
  await haveWallet(app)
  const index = await exchanges.openB(await addressOf(app))
  await exchanges.fundB(index, FUNDS)
  await fillMove(app, OUT)
  await app.getByTestId('accept-key').check()
  await app.getByTestId('make-key').click()
  await expect(app.getByTestId('key-wanted')).toBeHidden()
  await review(app)
  return index
}

/** The money arrived after one transfer and one signature. */
async function arrives(
  app: Page,
  { index, id, exchanges }: Readonly<{ index: number; id: string; exchanges: ExchangesDevnet }>,
): Promise<void> {
  await expect(app.getByTestId('outcome')).toContainText('has arrived')
  expect(await exchanges.perpsB(index)).toBe(FUNDS - LEAVES)
  // The key's registration, and one transfer.
  expect(await exchanges.usesB(index)).toEqual([2])
  expect((await storedHistory(app, id)).filter((what) => what === 'signed')).toHaveLength(1)
}

// One task makes both signatures, and one save (`signed`) keeps them.
test('killed right after "reserved" and after "signed" was saved: the withdrawal completes, signed for once', {
  tag: '@odd',
}, async ({ app, exchanges, wallet }) => {
  const index = await withdraw(app, exchanges)
  for (const path of ['account', 'apikeys', 'sendTx', 'tx']) {
    await exchanges.faultB({ kind: 'delay', when: 'before', ms: 400, path: `/api/v1/${path}` })
  }
  await confirm(app)
  const id = await transferId(app)
  for (const mark of ['reserved', 'signed']) {
    await expect.poll(() => storedHistory(app, id), { intervals: [20] }).toContain(mark)
    await wallet.killWorker()
  }
  await exchanges.calm()
  await arrives(app, { index, id, exchanges })
})

test('killed between the transfer’s way to exchange B and its answer: it is looked up, and not made again', {
  tag: '@odd',
}, async ({ app, exchanges, wallet }) => {
  const index = await withdraw(app, exchanges)
  await exchanges.faultB({ kind: 'delay', when: 'after', ms: 4_000, times: 1 })
  await confirm(app)
  const id = await transferId(app)
  await expect.poll(() => exchanges.usesB(index), { intervals: [20] }).toEqual([2])
  await wallet.killWorker()
  await arrives(app, { index, id, exchanges })
})

const UNCLEAR = [
  ['carries the transfer out and answers 500', { kind: 'fail-after-accepting' }],
  ['is handed the transfer twice by somebody between', { kind: 'duplicate' }],
  ['breaks the connection after it took the transfer', { kind: 'drop', when: 'after' }],
  ['refuses once, and takes the same bytes a moment later', { kind: 'refuse', message: 'Too busy' }],
] as const

for (const [name, fault] of inTurn(UNCLEAR, 'CAUSEWAY_FAULTS_ONE_OF', 2)) {
  test(`exchange B ${name}: the money leaves once, and arrives`, async ({ app, exchanges }) => {
    const index = await withdraw(app, exchanges)
    await exchanges.faultB({ ...fault, times: 1 })
    await confirm(app)
    await arrives(app, { index, id: await transferId(app), exchanges })
  })
}

test('exchange B refuses for good: its words are shown, nothing has left, and the next transfer works', {
  tag: '@even',
}, async ({ app, exchanges }) => {
  const index = await withdraw(app, exchanges)
  await exchanges.faultB({ kind: 'refuse', status: 400, code: 21_109, message: 'Withdrawals are closed' })
  await confirm(app)
  await expect(app.getByTestId('outcome')).toContainText('rejected')
  await expect(app.getByTestId('outcome')).toContainText('Withdrawals are closed')
  expect(await exchanges.perpsB(index)).toBe(FUNDS)
  await exchanges.calm()
  await openHash(app, '#/')
  await fillMove(app, OUT)
  await review(app)
  await confirm(app)
  await arrives(app, { index, id: await transferId(app), exchanges })
})

test('a fee above the user’s limit is refused, until the limit is raised with the password', { tag: '@even' }, async ({
  app,
  exchanges,
}) => {
  await haveWallet(app)
  const index = await exchanges.openB(await addressOf(app))
  await exchanges.fundB(index, FUNDS)
  await exchanges.transferFeeB(6_000_000)
  await fillMove(app, OUT)
  await app.getByTestId('accept-key').check()
  await app.getByTestId('make-key').click()
  await expect(app.getByTestId('quote-refused')).toContainText('Your limit is 5 USDC')
  await openHash(app, '#/settings')
  await app.getByTestId('exchange-fee-limit').click()
  await app.getByRole('option', { name: /\$10\b/ }).click()
  await app.getByTestId('gate-password').fill(PASSWORD)
  await app.getByTestId('gate-go').click()
  await expect(app.getByTestId('exchange-fee-limit')).toContainText('$10')
  await fillMove(app, OUT)
  await review(app)
})

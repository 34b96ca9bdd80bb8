import { inTurn } from '../count.ts'
import { addressOf, confirm, fillMove, review, storedHistory, transferId } from './app.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'

/** A two-step transfer's journal events; a simulating node allows pipelined steps. */
const MARKS = [
  'approved',
  'stepOrderDecided',
  'reserved',
  'reserved',
  'signed',
  'signed',
  'broadcast',
  'broadcast',
  'included',
  'included',
  'service:pending',
]

/** Each transfer dies after some of these events, and together they cover all. */
const KILLED_AT = [0, 1, 2, 3].map((first) => [...MARKS.keys()].filter((step) => step % 4 === first))

for (const steps of inTurn(KILLED_AT, 'CAUSEWAY_KILLS_ONE_OF', 2)) {
  const marks = steps.map((step) => `"${MARKS[step]}" (${step})`).join(', ')
  test(`killed right after ${marks} was saved: the transfer completes, each step sent once`, async ({
    app,
    devnet,
    wallet,
  }) => {
    await haveWallet(app)
    const address = await addressOf(app)
    await devnet.fund(address)
    // Slow answers leave time for a kill between two saves.
    await fillMove(app, { from: 'USDC on Base', to: 'USDC on Ethereum', amount: '100' })
    await review(app)
    await devnet.slowNode(8453, 150)
    await confirm(app)
    const id = await transferId(app)
    for (const step of steps) {
      await expect.poll(async () => (await storedHistory(app, id)).length, { intervals: [20] }).toBeGreaterThan(step)
      await wallet.killWorker()
    }
    await devnet.calm()
    await expect(app.getByTestId('outcome')).toContainText('has arrived')
    const sent = await devnet.sentBy(8453, address)
    expect(sent.map((each) => each.nonce)).toEqual([0, 1])
  })
}

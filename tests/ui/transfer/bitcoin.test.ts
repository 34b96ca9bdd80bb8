import { describe, expect, it } from 'vitest'
import type { ExecutionView } from '../../../src/api/views/transfers.ts'
import { feeLinesOf, feeText } from '../../../src/ui/transfer/network-fee.ts'
import { replacementChoices } from '../../../src/ui/transfer/remedies/replacement-choices.ts'
import { transferState } from '../../../src/ui/transfer/state.ts'
import { addressExecution, bitcoinTransfers } from '../bitcoin/executions.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const text = (value: string | null) => (value ?? '').replace(/\s+/g, ' ')

describe('a deposit from Bitcoin', () => {
  it.each([
    ['transfer-bitcoin-signed', 'Being signed.'],
    ['transfer-bitcoin-mempool', 'Sent to the network.'],
    ['transfer-bitcoin-raised', 'Sent again with a higher miner fee. Only one of the two gets into a block.'],
    ['transfer-bitcoin-waiting', 'In block 870123, with at least one confirmation.'],
    ['transfer-bitcoin-received', 'In block 870123, final.'],
  ])('is told where it is: %s', async (state, sentence) => {
    const page = await open(state)
    expect(text(await page.locator('.timeline').textContent())).toContain(sentence)
  })

  it('is linked to the explorer by its txid, which has no 0x', async () => {
    const page = await open('transfer-bitcoin-mempool')
    expect(await page.locator('.timeline a').getAttribute('href')).toBe(
      `http://127.0.0.1:4702/explorer/8253038/tx/${'d'.repeat(64)}`,
    )
  })

  it('says how long blocks take, and calls nothing slow before three of them', async () => {
    const page = await open('transfer-bitcoin-mempool')
    await page.getByText('Bitcoin blocks take 10 minutes on average; 30 to 50 can happen.').waitFor()
    expect(await page.getByTestId('slow').count()).toBe(0)
    const stalled = await open('transfer-bitcoin-stalled')
    await stalled.getByTestId('slow').waitFor()
    await stalled.getByText('a higher miner fee gets it in sooner', { exact: false }).waitFor()
  })

  it('names the transaction that spends the same coins', async () => {
    const page = await open('transfer-bitcoin-contested')
    expect(await page.getByTestId('obstacle').textContent()).toContain('7'.repeat(64))
  })

  it('says that another transaction took its coins, and not whose number it was', async () => {
    const page = await open('transfer-bitcoin-replaced')
    expect(await page.getByTestId('outcome').textContent()).toContain('Another transaction took its coins')
  })

  it.each([
    'transfer-bitcoin-mempool',
    'transfer-bitcoin-stalled',
    'transfer-bitcoin-replaced',
    'transfer-bitcoin-expired',
    'transfer-bitcoin-refunded',
    'replacement-miner',
  ])('speaks of no gas, wei or nonce: %s', async (state) => {
    const page = await open(state)
    expect(text(await page.locator('#root').textContent())).not.toMatch(/\bgas\b|\bg?wei\b|\bnonce\b/i)
  })
})

describe('a higher miner fee', () => {
  it('is all that can be done about one that waits, and nothing where none does', () => {
    for (const waiting of [bitcoinTransfers.mempool, bitcoinTransfers.raised]) {
      expect(replacementChoices(waiting)).toEqual([{ does: 'minerFee', index: 0, purpose: 'step' }])
    }
    for (const over of [bitcoinTransfers.waiting, bitcoinTransfers.received, bitcoinTransfers.replaced]) {
      expect(replacementChoices(over)).toEqual([])
    }
  })

  it('says the fee and its rate before and after, and what comes back less', async () => {
    const page = await open('replacement-miner')
    expect(text(await page.getByTestId('replacement-terms').textContent())).toBe(
      'Miner fee now0.00001234 BTC4.3 sat/vBNew miner fee0.00004321 BTC · $4.33about $4.33 by Relay’s price' +
        '15.1 sat/vBChange reduced by0.00003087 BTC',
    )
    expect(await page.getByTestId('replacement-cancel').count()).toBe(0)
    await page.locator('[data-testid=confirm]:not([aria-disabled])').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(
      await page.evaluate(() => window.fake.calls.filter(({ method }) => method === 'replacement.take').length),
    ).toBe(1)
  })

  it.each(['replacement-miner', 'replacement-miner-coins-added'])('says that the payment stays: %s', async (state) => {
    const said = text(await (await open(state)).getByRole('dialog').textContent())
    expect(said).toContain('The payment of 0.02 BTC stays the same')
    expect(said).not.toMatch(/deposit|order/)
  })

  it('is beside sending the same bytes again, where it is slow', async () => {
    const page = await open('transfer-bitcoin-stalled')
    await page.getByTestId('broadcast-again').click()
    await page.locator('[role=status]', { hasText: 'Sent again. Nothing happens twice.' }).waitFor()
    const sent = ({ method }: { method: string }) => method === 'executions.broadcastAgain'
    expect(await page.evaluate(() => window.fake.calls.map(({ method }) => ({ method })))).toSatisfy(
      (calls: readonly { method: string }[]) => calls.filter(sent).length === 1,
    )
    const quick = await open('transfer-bitcoin-mempool')
    expect(await quick.getByTestId('broadcast-again').count()).toBe(0)
  })

  it('is refused with the reason where nothing could pay it', async () => {
    const page = await open('replacement-miner-unavailable')
    expect(await page.getByTestId('replacement-unavailable').textContent()).toContain('No change comes back')
    expect(await page.getByTestId('confirm').count()).toBe(0)
  })

  it('is exact while there is one attempt, and a bound once there are more', () => {
    const fees = (execution: ExecutionView) => feeLinesOf(execution).map((line) => `${line.name}: ${feeText(line)}`)
    expect(fees(bitcoinTransfers.mempool)).toEqual(['Miner fee: 0.00001234 BTC'])
    expect(fees(bitcoinTransfers.raised)).toEqual(['Max miner fee: 0.00004321 BTC'])
    expect(fees(bitcoinTransfers.expired)).toEqual(['Miner fee paid: none'])
  })
})

describe('a transfer that is paid from elsewhere', () => {
  it('is to be paid until the service has seen something', () => {
    const { plan } = addressExecution('bitcoin')
    expect(transferState(addressExecution('bitcoin'))).toBe('unpaid')
    expect(transferState({ ...bitcoinTransfers.filling, plan })).toBe('filling')
    expect(transferState({ ...bitcoinTransfers.waiting, plan })).toBe('unpaid')
    expect(transferState(bitcoinTransfers.waiting)).toBe('waiting')
  })
})

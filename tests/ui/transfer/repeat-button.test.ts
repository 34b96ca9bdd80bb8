import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { repeatDraft, unspentAmong } from '../../../src/ui/form/repeat-draft.ts'
import { canRepeat } from '../../../src/ui/transfer/repeat-button.tsx'
import { coins as held, psbt } from '../bitcoin/data.ts'
import * as data from '../data.ts'
import { galleryPage } from '../page.ts'
import { fillings } from '../scene-executions.ts'

const open = galleryPage()
const drafted = (page: Page) => page.evaluate(() => JSON.parse(window.drafts.get('form') ?? '{}'))
const { refunded } = fillings
const around = { chains: data.chains, balances: [], own: () => data.OWN }

it('what came back can be asked for once more: the form is filled, and nothing else is done', async () => {
  const page = await open('transfer-refunded')
  await page.getByTestId('try-again').click({ timeout: 3_000 })
  await page.locator('h1', { hasText: 'Bridge' }).waitFor()
  expect(await drafted(page)).toMatchObject({
    from: { chainId: 1, address: refunded.intent.originCurrency },
    to: { chainId: 8453, address: refunded.intent.destinationCurrency },
    trade: 'EXACT_INPUT',
    payment: 'deposit',
  })
  const asked = await page.evaluate(() => window.fake.calls.map(({ method }) => method))
  expect(asked.filter((method) => /decide|approve|pay/.test(method))).toEqual([])
})

it('what was changed from outside cannot, since its recipient may be another', () => {
  expect([refunded, { ...refunded, isChanged: true as const }].map(canRepeat)).toEqual([true, false])
})

it.each([
  [true, undefined],
  [false, data.STRANGER],
])('what the wallet knows as its own is no other address to be refunded to: %s', async (isOwn, refundTo) => {
  const page = await open(isOwn ? 'transfer-refunded-to-own' : 'transfer-refunded-elsewhere')
  await page.getByTestId('try-again').click({ timeout: 3_000 })
  await page.locator('h1', { hasText: 'Bridge' }).waitFor()
  expect((await drafted(page)).refundTo).toBe(refundTo)
})

it.each([
  ['transfer-failed', 'primary'],
  ['transfer-refused', 'primary'],
  ['transfer-direct-expired', 'primary'],
  ['transfer-permit-void', 'primary'],
  ['transfer-exchange-refused', 'primary'],
  ['transfer-cancelled', 'secondary'],
])('so can what never went out, where it is for what came back, before help: %s', async (state, kind) => {
  const page = await open(state)
  await page.getByTestId('outcome').waitFor()
  expect(await page.getByTestId('try-again').count()).toBe(1)
  const first = page.locator('.after > button').first()
  expect(await first.getAttribute('data-testid')).toBe('try-again')
  expect(await first.getAttribute('class')).toContain(kind)
})

it('leaves no room for what can be done with a transfer where there is nothing', async () => {
  const page = await open('transfer-filling')
  await page.locator('.under-way').waitFor()
  expect(await page.locator('.after').isVisible()).toBe(false)
})

it.each(['transfer-received', 'transfer-reported'])(
  'so can what has arrived, beside its receipt: %s',
  async (state) => {
    const page = await open(state)
    const again = page.getByTestId('try-again')
    expect(await again.textContent()).toBe('Repeat')
    for (const id of ['try-again', 'receipt-open']) {
      expect(await page.locator('.after').getByTestId(id).getAttribute('class')).toContain('secondary')
    }
    await again.click({ timeout: 3_000 })
    await page.locator('h1', { hasText: 'Bridge' }).waitFor()
    const { received } = fillings
    expect(await drafted(page)).toMatchObject({
      from: { chainId: 1, address: received.intent.originCurrency },
      to: { chainId: 8453, address: received.intent.destinationCurrency },
      amount: '0.1',
    })
    const asked = await page.evaluate(() => window.fake.calls.map(({ method }) => method))
    expect(asked.filter((method) => /decide|approve|pay/.test(method))).toEqual([])
  },
)

it.each(['transfer-nonce-taken', 'transfer-filling'])(
  'is not offered where another look is wanted first, or it is not over: %s',
  async (state) => {
    const page = await open(state)
    expect(await page.getByTestId('try-again').count()).toBe(0)
  },
)

it('says again all that the form can say', () => {
  const intent = {
    ...refunded.intent,
    recipient: data.STRANGER,
    refundTo: data.OWN,
    slippageBasisPoints: 100,
    timeToLiveSeconds: 600,
    payment: 'permit' as const,
    topupGasUsd: 5_000_000n,
    calls: [
      { to: data.STRANGER, data: '0x12', value: 10n ** 16n },
      { to: data.OWN, data: '0x', value: 0n },
    ],
    callsGasLimit: 300_000,
  }
  expect(repeatDraft({ ...refunded, intent }, around)).toMatchObject({
    amount: '0.1',
    recipient: data.STRANGER,
    refundTo: undefined,
    slippageBasisPoints: '100',
    timeToLiveSeconds: '600',
    payment: 'permit',
    hasTopup: true,
    topupUsd: '5',
    calls: [
      { to: data.STRANGER, data: '0x12', value: '0.01' },
      { to: data.OWN, data: '0x', value: '' },
    ],
    callsGas: '300000',
  })
})

it('says a slippage again that is none of those to choose from', () => {
  const again = (slippageBasisPoints: number | undefined) =>
    repeatDraft({ ...refunded, intent: { ...refunded.intent, slippageBasisPoints } }, around)
  expect(again(75)).toMatchObject({ slippageBasisPoints: 'own', ownSlippage: '0.75' })
  expect(again(0)).toMatchObject({ slippageBasisPoints: 'own', ownSlippage: '0' })
  expect(again(undefined)).toMatchObject({ slippageBasisPoints: 'automatic', ownSlippage: '' })
})

it('says a sponsor again, with the limit that was set', () => {
  const again = (sponsorship: { mostUsd?: bigint } | undefined) =>
    repeatDraft({ ...refunded, intent: { ...refunded.intent, sponsorship } }, around)
  expect(again({ mostUsd: 500_000n })).toMatchObject({ isSponsored: true, sponsorMost: '0.5' })
  expect(again({})).toMatchObject({ isSponsored: true, sponsorMost: '' })
  expect(again(undefined)).toMatchObject({ isSponsored: false, sponsorMost: '' })
})

it('chooses the same coins again, those that were not spent meanwhile', () => {
  const chosen = psbt.inputs.map(({ txid, vout, valueSats }) => ({ outpoint: `${txid}:${vout}`, sats: `${valueSats}` }))
  const intent = { ...refunded.intent, coins: chosen.map(({ outpoint }) => outpoint) }
  expect(repeatDraft({ ...refunded, intent, plan: [psbt] }, around)?.coins).toEqual(chosen)
  expect(repeatDraft({ ...refunded, plan: [psbt] }, around)?.coins).toEqual([])
  const gone = { outpoint: `${'9'.repeat(64)}:0`, sats: '1' }
  const [free] = chosen
  expect(unspentAmong([...chosen, gone], held)).toEqual([free])
  const [account] = held.accounts
  const unread = { ...held, accounts: [{ ...account, coins: [], isPartial: true }] } as const
  expect(unspentAmong(chosen, unread)).toEqual(chosen)
  expect(unspentAmong(chosen, { known: false, why: { code: 'NO_BITCOIN' } })).toEqual(chosen)
})

it('says nothing where the form has no place for it', () => {
  expect(repeatDraft(refunded, { ...around, chains: [] })).toBeUndefined()
  const gone = { ...refunded, intent: { ...refunded.intent, originCurrency: data.STRANGER } }
  expect(repeatDraft(gone, around)).toBeUndefined()
})

it('never takes another’s address for the account’s own', () => {
  expect(repeatDraft(refunded, { ...around, own: () => undefined })?.recipient).toBe(refunded.intent.recipient)
})

it('a quote that ran out while its fee was too high is asked for anew, and approved only by a new yes', async () => {
  const page = await open('transfer-fee-ran-out')
  const outcome = page.getByTestId('outcome')
  expect(await outcome.textContent()).toContain('Nothing was sent')
  await page.getByTestId('try-again').click({ timeout: 3_000 })
  const asked = () => page.evaluate(() => window.fake.calls.map(({ method }) => method))
  await expect.poll(asked).toContain('quote.ask')
  await page.getByTestId('review').waitFor()
  expect((await asked()).filter((method) => /decide|approve|pay/.test(method))).toEqual([])
})

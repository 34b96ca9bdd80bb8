import { describe, expect, it } from 'vitest'
import { applyToBundle, type BundleEvent } from '../../../src/core/bundle/apply.ts'
import type { Bundle, BundleFailure, SentCall } from '../../../src/core/bundle/bundle.ts'
import type { Signed } from '../../../src/core/sign/signed.ts'
import { bundleStatus } from '../../../src/provider/methods/bundle-status.ts'
import { createRouter } from '../../../src/provider/router/router.ts'
import type { CallReceipt } from '../../../src/provider/types.ts'
import { BEGAN, bundleOf } from '../../core/bundle/bundles.ts'
import { createWallet, ORIGIN, openPort, settle } from '../stand.ts'

const terms = { terms: 'evm', nonce: 3, gasLimit: 21_000n, maxFeePerGasWei: 2n, maxPriorityFeePerGasWei: 1n } as const
const inclusion = { in: 'block', blockNumber: 7n, blockHash: '0xb7' } as const

function thenCame(bundle: Bundle, ...events: readonly Readonly<Record<string, unknown>>[]): Bundle {
  return events.reduce<Bundle>((now, each) => applyToBundle(now, { ...each, atSeconds: BEGAN } as BundleEvent), bundle)
}

const signed = (index: number) =>
  ({ kind: 'evmTransaction', purpose: 'step', chainId: 8453, bytes: `0x02${index}`, hash: `0x${index}` }) as Signed
const out = (index: number) => [
  { event: 'reserved', index, terms },
  { event: 'signed', index, signed: signed(index) },
  { event: 'broadcast', index },
]
const took = (index: number) => [...out(index), { event: 'included', index, hash: `0x${index}`, inclusion }]
const failing = (index: number) => [...out(index), { event: 'reverted', index, hash: `0x${index}`, inclusion }]
const reverted = (index: number) => [...failing(index), { event: 'finalized', index }]
const ended = (end: BundleFailure) => ({ event: 'ended', end })
const elsewhere = (call: Partial<SentCall>) =>
  ended({ reason: 'sentElsewhere', sent: [{ index: 0, hash: '0xe', ...call }] })

const receipt: CallReceipt = {
  logs: [],
  status: '0x1',
  blockHash: '0xb7',
  blockNumber: '0x7',
  gasUsed: '0x5208',
  transactionHash: '0x0',
}
const funded = (isAsked = false) => bundleOf(2, { funding: ['leg'], asksFunds: isAsked })
const notFunded = (isRefunded: boolean) => ended({ reason: 'notFunded', executionId: 'leg', isRefunded })

describe('the code of calls (EIP-5792)', () => {
  it.each<[number, string, Bundle]>([
    [100, 'while money is on its way', funded()],
    [100, 'before the first call', bundleOf(2)],
    [100, 'after it is out', thenCame(bundleOf(2), ...out(0))],
    [100, 'between two calls', thenCame(bundleOf(2), ...took(0))],
    [200, 'when all are in a block', thenCame(bundleOf(2), ...took(0), ...took(1))],
    [400, 'when the money did not come', thenCame(funded(), notFunded(false))],
    [400, 'when it was too late', thenCame(bundleOf(2), ended({ reason: 'expired' }))],
    [400, 'when none was signed', thenCame(bundleOf(2), ended({ reason: 'wouldFail', index: 0, message: 'no' }))],
    [400, 'when another took the place', thenCame(bundleOf(2), ...out(0), { event: 'replaced', index: 0 })],
    [100, 'while a reorganisation may undo its refusal', thenCame(bundleOf(1), ...failing(0))],
    [500, 'when the chain refused it', thenCame(bundleOf(1), ...reverted(0))],
    [500, 'when the chain refused the first', thenCame(bundleOf(2), ...reverted(0))],
    [600, 'when the chain refused a later one', thenCame(bundleOf(2), ...took(0), ...reverted(1))],
    [
      600,
      'when a later one was not signed',
      thenCame(bundleOf(2), ...took(0), ended({ reason: 'wouldFail', index: 1, message: 'no' })),
    ],
    [
      600,
      'when another took a later place',
      thenCame(bundleOf(2), ...took(0), ...out(1), { event: 'replaced', index: 1 }),
    ],
    [200, 'when another copy of the wallet carried it out', thenCame(bundleOf(1), elsewhere({ status: 'success' }))],
    [500, 'when the chain refused that copy’s', thenCame(bundleOf(1), elsewhere({ status: 'reverted' }))],
    [600, 'when that copy carried out one of two', thenCame(bundleOf(2), elsewhere({ status: 'success' }))],
    [600, 'when that copy’s receipt is unread', thenCame(bundleOf(1), elsewhere({}))],
    [600, 'when it may have been sent', thenCame(bundleOf(1), ended({ reason: 'maybeSent' }))],
    [
      200,
      'when that copy carried out the rest',
      thenCame(bundleOf(2), ...took(0), elsewhere({ index: 1, status: 'success' })),
    ],
  ])('25: is %i %s', (code, _name, bundle) => {
    expect(bundleStatus(bundle, []).status).toBe(code)
  })

  it('comes with the page’s own id and chain, the receipts, and that one call is atomic', () => {
    expect(bundleStatus(thenCame(bundleOf(1), ...took(0)), [receipt])).toEqual({
      version: '2.0.0',
      id: 'order-7',
      chainId: '0x2105',
      status: 200,
      atomic: true,
      receipts: [receipt],
    })
    expect(bundleStatus(bundleOf(2), [])).toEqual({
      version: '2.0.0',
      id: 'order-7',
      chainId: '0x2105',
      status: 100,
      atomic: false,
    })
  })
})

describe('the funds of calls (ERC-7682)', () => {
  it.each<[string, string, Bundle]>([
    ['pending', 'on their way', funded()],
    ['success', 'there', thenCame(funded(), { event: 'funded' })],
    ['success', 'there, and the calls refused', thenCame(funded(), { event: 'funded' }, ...reverted(0))],
    ['success', 'asked for and there before', bundleOf(1, { asksFunds: true })],
    ['failure', 'not there', thenCame(funded(), notFunded(false))],
    ['refunded', 'paid back', thenCame(funded(), notFunded(true))],
  ])('are %s when they are %s, on the destination alone', (status, _name, bundle) => {
    const told = bundleStatus(bundle, []).capabilities?.auxiliaryFunds
    expect(told).toMatchObject({ status, chainId: '0x2105' })
    expect(told?.error?.code).toBe(status === 'failure' || status === 'refunded' ? 5770 : undefined)
    expect(JSON.stringify(bundleStatus(bundle, []))).not.toContain('leg')
  })

  it('are not told of where nobody asked and nothing was brought', () => {
    expect(bundleStatus(bundleOf(1), []).capabilities).toBeUndefined()
  })
})

describe.each(['wallet_getCallsStatus', 'wallet_showCallsStatus'])('%s', (method) => {
  async function ask(id: unknown, origin = ORIGIN) {
    const wallet = createWallet()
    const requester = { origin: ORIGIN, callsId: 'order-7', key: 'k', by: 'calls' } as const
    wallet.bundles.set('order-7', bundleOf(1, { requester }))
    wallet.accounts.set(ORIGIN, ['0x1']).set(origin, ['0x1'])
    const port = openPort(createRouter(wallet.ports), { origin })
    const key = port.say(method, [id])
    await settle()
    return { answer: port.answerTo(key), statuses: wallet.statuses }
  }

  it('25: answers the site that asked for them', async () => {
    const { answer, statuses } = await ask('order-7')
    if (method === 'wallet_getCallsStatus') expect(answer).toMatchObject({ result: { id: 'order-7', status: 100 } })
    else {
      expect(answer).toMatchObject({ result: null })
      expect(statuses).toEqual(['bundle:one'])
    }
  })

  it('25: is 5730 for an unknown id, and for that of another site', async () => {
    expect((await ask('order-8')).answer).toMatchObject({ error: { code: 5730 } })
    const other = await ask('order-7', 'https://other.example')
    expect(other.answer).toMatchObject({ error: { code: 5730 } })
    expect(other.statuses).toEqual([])
  })

  it.each([1, '', 'x'.repeat(4_097)])('takes no id like %j', async (id) => {
    expect((await ask(id)).answer).toMatchObject({ error: { code: -32602 } })
  })
})

describe('what comes to the front', () => {
  it('25: is shown for the tab in view alone, and once in some seconds', async () => {
    const wallet = createWallet()
    const requester = { origin: ORIGIN, callsId: 'order-7', key: 'k', by: 'calls' } as const
    wallet.bundles.set('order-7', bundleOf(1, { requester }))
    wallet.accounts.set(ORIGIN, ['0x1'])
    const router = createRouter({ ...wallet.ports, isInView: async (tabId) => tabId === 1 })
    const show = async (tabId: number | undefined) => {
      const port = openPort(router, { tabId })
      const key = port.say('wallet_showCallsStatus', ['order-7'])
      await settle()
      return port.answerTo(key)
    }
    for (const tabId of [2, undefined]) expect(await show(tabId)).toMatchObject({ error: { code: -32002 } })
    expect(await show(1)).toMatchObject({ result: null })
    expect(await show(1)).toMatchObject({ error: { code: -32002 } })
    wallet.clock.now += 3_000
    expect(await show(1)).toMatchObject({ result: null })
    expect(wallet.statuses).toHaveLength(2)
  })
})

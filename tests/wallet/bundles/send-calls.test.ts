import { beforeEach, describe, expect, it } from 'vitest'
import { applyToBundle, type BundleEvent } from '../../../src/core/bundle/apply.ts'
import { type Bundle, siteRequesterOf } from '../../../src/core/bundle/bundle.ts'
import { startBundle } from '../../../src/core/bundle/start.ts'
import type { Signed } from '../../../src/core/sign/signed.ts'
import type { PromptRequest } from '../../../src/wallet/approvals/prompt.ts'
import type { PromptResult } from '../../../src/wallet/approvals/prompt-results.ts'
import {
  firstCallHash,
  type SendCallsPorts,
  type SendCallsRequest,
  sendCalls,
} from '../../../src/wallet/bundles/send-calls.ts'
import { BEGAN, bundleOf, payment } from '../../core/bundle/bundles.ts'
import { NOW, STRANGER, USER } from '../../core/honest.ts'

const ORIGIN = 'https://shop.example'

/** An approval creates a bundle like the prompt does. */
function newWallet() {
  const state = {
    bundles: [] as Bundle[],
    intents: new Set<string>(),
    accounts: [STRANGER, USER] as readonly string[],
    asked: [] as Extract<PromptRequest, { kind: 'calls' }>[],
    funding: [] as readonly string[],
    answer: undefined as PromptResult | undefined,
  }
  const ports: SendCallsPorts = {
    grantedAccounts: async () => state.accounts,
    bundleOf: async (origin, callsId) =>
      state.bundles.find(
        (each) => siteRequesterOf(each)?.origin === origin && siteRequesterOf(each)?.callsId === callsId,
      ),
    hasExecution: async (origin, callsId) => state.intents.has(`${origin} ${callsId}`),
    ask: async (question) => {
      if (question.kind !== 'calls') throw new Error('expected calls')
      state.asked.push(question)
      if (state.answer) return state.answer
      const { origin, key, callsId, by, account, chainId, calls } = question
      state.bundles.push(
        startBundle({
          nonce: 0,
          ...{ id: `bundle:${state.bundles.length}`, requester: { origin, callsId, key, by }, chainId, account, calls },
          ...{ funding: state.funding, asksFunds: false, mostGas: bundleOf(1).mostGas, approvedAtSeconds: NOW },
        }),
      )
      return { ok: true, value: callsId }
    },
  }
  const send = (changes: Partial<SendCallsRequest> = {}, origin = ORIGIN) =>
    sendCalls(
      origin,
      {
        ...{ key: 'key-1', id: undefined, account: USER, by: 'transaction', chainId: 8453 },
        ...{ calls: [payment(1n)], required: [] },
        ...changes,
      },
      ports,
    )
  return { state, send }
}

let wallet: ReturnType<typeof newWallet>
beforeEach(() => {
  wallet = newWallet()
})

const signed = { kind: 'evmTransaction', purpose: 'step', chainId: 8453, bytes: '0x02', hash: '0xaa' } as Signed
const terms = { terms: 'evm', nonce: 3, gasLimit: 21_000n, maxFeePerGasWei: 2n, maxPriorityFeePerGasWei: 1n } as const
const inclusion = { in: 'block', blockNumber: 7n, blockHash: '0xb7' } as const
const EVENTS: readonly BundleEvent[] = (
  [
    { event: 'reserved', index: 0, terms },
    { event: 'signed', index: 0, signed },
    { event: 'broadcast', index: 0 },
    { event: 'included', index: 0, hash: '0xaa', inclusion },
  ] as const
).map((each) => ({ ...each, atSeconds: BEGAN }))

function upTo(bundle: Bundle, event: string): Bundle {
  const last = EVENTS.findIndex((each) => each.event === event)
  return EVENTS.slice(0, last + 1).reduce(applyToBundle, bundle)
}

describe('a question to send calls', () => {
  it('names the account as the wallet does, or the first that the site sees', async () => {
    await wallet.send({ account: USER.toLowerCase() })
    await wallet.send({ account: undefined, key: 'key-2', calls: [payment(2n)] })
    expect(wallet.state.asked.map(({ account }) => account)).toEqual([USER, STRANGER])
  })

  it('is not asked for an account that the site does not see', async () => {
    wallet.state.accounts = [STRANGER]
    expect(await wallet.send()).toMatchObject({ ok: false, code: 4100 })
    wallet.state.accounts = []
    expect(await wallet.send({ account: undefined })).toMatchObject({ ok: false, code: 4100 })
    expect(wallet.state.asked).toEqual([])
  })

  it('is answered with the page’s own id, or with one that nobody guesses; a no is 4001', async () => {
    expect(await wallet.send({ id: 'order-7', by: 'calls' })).toEqual({ ok: true, id: 'order-7' })
    const made = [await wallet.send({ key: 'key-2', by: 'calls' }), await wallet.send({ key: 'key-3', by: 'calls' })]
    expect(new Set(made.map((each) => (each.ok ? each.id : ''))).size).toBe(2)
    wallet.state.answer = { ok: false, code: 4001 }
    expect(await wallet.send({ key: 'key-4' })).toMatchObject({ ok: false, code: 4001 })
  })

  it('3: is not asked again under the same key, whatever has become of the calls', async () => {
    const first = await wallet.send({ id: 'order-7', by: 'calls' })
    wallet.state.bundles = wallet.state.bundles.map((each) => upTo(each, 'included'))
    expect(await wallet.send({ id: 'order-7', by: 'calls' })).toEqual(first)
    expect(wallet.state.asked).toHaveLength(1)
  })

  it('25: is 5720 under an id that calls or an intent of the site have, and not under one of another site', async () => {
    await wallet.send({ id: 'order-7', by: 'calls' })
    expect(await wallet.send({ id: 'order-7', key: 'key-2', by: 'calls' })).toMatchObject({ ok: false, code: 5720 })
    wallet.state.intents.add(`${ORIGIN} order-8`)
    expect(await wallet.send({ id: 'order-8', by: 'calls' })).toMatchObject({ ok: false, code: 5720 })
    expect(wallet.state.asked).toHaveLength(1)
    expect(await wallet.send({ id: 'order-8', by: 'calls' }, 'https://other.example')).toMatchObject({ ok: true })
  })
})

describe('the same transaction, sent again by its page', () => {
  const again = { key: 'key-2', account: USER.toLowerCase() }
  beforeEach(async () => {
    wallet.state.funding = ['leg']
    await wallet.send()
  })
  const first = () => wallet.state.bundles.map(siteRequesterOf)[0]?.callsId

  it.each(['in funding', 'funded', 'reserved', 'signed'])(
    'is a request of its own while the first is %s',
    async (how) => {
      const [bundle] = wallet.state.bundles
      if (!bundle) throw new Error('expected a bundle')
      const funded = applyToBundle(bundle, { event: 'funded', atSeconds: BEGAN })
      if (how !== 'in funding') wallet.state.bundles = [how === 'funded' ? funded : upTo(funded, how)]
      const answer = await wallet.send(again)
      expect(answer).toMatchObject({ ok: true })
      expect(answer).not.toEqual({ ok: true, id: first() })
      expect(wallet.state.asked).toHaveLength(2)
    },
  )
})

describe('the hash of a transaction', () => {
  const isTaken = () => true

  it.each([
    ['reserved', undefined],
    ['signed', undefined],
    ['broadcast', { ok: true, hash: '0xaa' }],
    ['included', { ok: true, hash: '0xaa' }],
  ])('after it was %s', (event, told) => {
    expect(firstCallHash(upTo(bundleOf(1), event), isTaken)).toEqual(told)
  })

  it('is told of broadcast bytes only once a network has taken them', () => {
    expect(firstCallHash(upTo(bundleOf(1), 'broadcast'), () => false)).toBeUndefined()
    expect(firstCallHash(upTo(bundleOf(1), 'included'), () => false)).toEqual({ ok: true, hash: '0xaa' })
  })

  it('is there where the chain refused it, and never where another took its place or it was not sent', () => {
    const sent = upTo(bundleOf(1), 'broadcast')
    const about = { index: 0, atSeconds: BEGAN } as const
    expect(
      firstCallHash(applyToBundle(sent, { event: 'reverted', hash: '0xaa', inclusion, ...about }), isTaken),
    ).toMatchObject({
      ok: true,
    })
    expect(firstCallHash(applyToBundle(sent, { event: 'replaced', ...about }), isTaken)).toEqual({
      ok: false,
      reason: 'nonceTaken',
    })
    const expired = applyToBundle(bundleOf(1), { event: 'ended', end: { reason: 'expired' }, atSeconds: BEGAN })
    expect(firstCallHash(expired, isTaken)).toEqual({ ok: false, reason: 'expired' })
  })
})

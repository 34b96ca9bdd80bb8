import { describe, expect, it } from 'vitest'
import { apply } from '../../../../src/core/execution/apply.ts'
import type { Execution } from '../../../../src/core/execution/execution.ts'
import { failedSaying, type Reason, saying } from '../../../../src/core/reason/reason.ts'
import { createBroadcastMemory } from '../../../../src/wallet/engine/adapters/broadcast-memory.ts'
import type { LookupContext, StepAdapterPorts, Transport } from '../../../../src/wallet/engine/adapters/step-adapter.ts'
import { runStepTask, stepAt } from '../../../../src/wallet/families/adapter-by-kind.ts'
import { exchangeATransport } from '../../../../src/wallet/families/exchange-a/transports.ts'
import { NOW } from '../../../core/honest.ts'
import { madeSigned, only } from '../../../made.ts'
import { ledgerEntryOf } from '../../sim/exchange.ts'
import { anHonest, approvedOf } from '../../sim/flows.ts'

type Listed = Awaited<ReturnType<Parameters<typeof exchangeATransport>[0]['movements']>>

function refusedTransfer(result: 'rejected' | 'nonceUsed' = 'rejected') {
  const approved = approvedOf(anHonest('exchange-a'), 'refused')
  const index = 1
  const signed = madeSigned({ hash: '0x01', bytes: '{}', purpose: 'step' })
  const out = { phase: 'broadcast', broadcastAtSeconds: NOW, terms: { terms: 'none' }, signed, earlier: [] } as const
  const items = approved.items.map((each, at) => (at === index ? out : each))
  let execution: Execution = { ...approved, items, history: [{ what: 'signed', index, atSeconds: NOW }] }
  let listed: Listed = { ok: true, value: [] }
  let now = NOW
  const transport: Transport = exchangeATransport({
    authorize: async () => expect.fail('expected no mapping'),
    submit: async () => ({ result, message: 'no', reason: saying('no') }),
    movements: async () => listed,
    isDepositReported: async () => false,
    usedAmong: async () => [],
    timeMilliseconds: async () => failedSaying('no answer'),
    nowSeconds: () => now,
  })
  const broadcasts = createBroadcastMemory()
  const ports = only<StepAdapterPorts>({ transport: () => transport, nowSeconds: () => now, broadcasts })
  return {
    list: (next: Listed) => {
      listed = next
    },
    after: async (seconds: number) => {
      now = NOW + seconds
      const event = await runStepTask('confirm', stepAt(execution, index), ports)
      if (event) execution = apply(execution, event)
      return event?.event
    },
    item: approved.plan[index],
    obstacle: () => execution.obstacle,
    obstruct: (obstacle: Reason) => {
      execution = { ...execution, obstacle }
    },
    about: async () => {
      let heard: LookupContext | undefined
      const asked: Transport = {
        ...transport,
        look: async (_signed, about) => {
          heard = about
          return { ok: true, value: { is: 'seen' } }
        },
      }
      await runStepTask('confirm', stepAt(execution, index), { ...ports, transport: () => asked })
      return heard
    },
  }
}

const YEAR = 31_536_000

describe('a copy that is refused', () => {
  it.each(['rejected', 'nonceUsed'] as const)('is no end, however long it is %s', async (result) => {
    const transfer = refusedTransfer(result)
    for (const seconds of [2, 60, 3_600, 86_400]) expect(await transfer.after(seconds)).toBe('obstructed')
    // Posting has stopped, looking hasn't.
    expect(await transfer.after(YEAR)).toBeUndefined()
    const code = result === 'nonceUsed' ? 'EXCHANGE_TAKEN' : 'EXCHANGE_DOUBTED'
    expect(transfer.obstacle()).toEqual({ code, words: 'no' })
  })

  it('is none at all where the earlier one turns out to have been carried out', async () => {
    const transfer = refusedTransfer()
    expect(await transfer.after(2)).toBe('obstructed')
    const { item } = transfer
    if (item?.kind !== 'exchangeATransfer') throw new Error('expected a transfer of exchange A')
    const entry = { ...ledgerEntryOf(item, NOW * 1_000), nonce: Number(item.nonce) }
    transfer.list({ ok: true, value: [entry] })
    expect(await transfer.after(62)).toBe('included')
  })

  it('is none while nobody says whether the earlier one was', async () => {
    const transfer = refusedTransfer()
    expect(await transfer.after(2)).toBe('obstructed')
    transfer.list({ ok: false, message: 'no', reason: saying('no') })
    expect(await transfer.after(7_200)).toBe('obstructed')
  })

  it.each([
    ['rejected', false],
    ['nonceUsed', true],
  ] as const)('is told to the transport of the next look: %s', async (result, isReportedTaken) => {
    const transfer = refusedTransfer(result)
    await transfer.after(2)
    expect(await transfer.about()).toMatchObject({ requestId: expect.stringMatching(/^0x/), isReportedTaken })
  })
  it.each([
    ['rejected', { code: 'EXCHANGE_TAKEN', words: 'no' }, false],
    ['nonceUsed', { code: 'OFFLINE' }, true],
  ] as const)(
    'is told by the step alone, whatever the last obstacle is: %s',
    async (result, obstacle, isReportedTaken) => {
      const transfer = refusedTransfer(result)
      await transfer.after(2)
      transfer.obstruct(obstacle)
      expect(await transfer.about()).toMatchObject({ isReportedTaken })
    },
  )
})

describe('bytes that our own rules say no node relays', () => {
  const WORDS = 'min relay fee not met'
  const [newest, former] = ['0x01', '0x02'].map((hash) => madeSigned({ hash, bytes: '{}', purpose: 'step' }))

  async function heard(isForever: (hash: string) => boolean, change: Partial<Transport> = {}) {
    const approved = approvedOf(anHonest('exchange-a'), 'refused')
    const index = 1
    const earlier = former ? [former] : []
    const about = { phase: 'broadcast', broadcastAtSeconds: NOW, terms: { terms: 'none' }, earlier } as const
    const out = { ...about, signed: newest ?? expect.fail('expected bytes') }
    const items = approved.items.map((each, at) => (at === index ? out : each))
    const transport = only<Transport>({
      send: async () => ({ result: 'rejected', ...failedSaying(WORDS) }),
      look: async () => ({ ok: true, value: { is: 'unknown' } }),
      isRefusedForever: ({ hash }, _item, words) => words === WORDS && isForever(hash),
      ...change,
    })
    const broadcasts = createBroadcastMemory()
    const ports = only<StepAdapterPorts>({ transport: () => transport, nowSeconds: () => NOW + 2, broadcasts })
    return runStepTask('confirm', stepAt({ ...approved, items }, index), ports)
  }

  it('end in the node’s words once it refuses them too', async () => {
    const replaced = { event: 'replaced', index: 1, message: WORDS, why: 'notRelayed', atSeconds: NOW + 2 }
    expect(await heard(() => true)).toEqual(replaced)
  })

  it.each<readonly [string, Parameters<typeof heard>[0], Partial<Transport>]>([
    ['an earlier attempt may still be taken', (hash) => hash === newest?.hash, {}],
    ['a node shows them', () => true, { look: async () => ({ ok: true, value: { is: 'seen' } }) }],
    ['nobody answers whether they are there', () => true, { look: async () => failedSaying('no answer') }],
    ['the node only doubts', () => true, { send: async () => ({ result: 'unknown', ...failedSaying(WORDS) }) }],
  ])('do not end where %s', async (_, isForever, change) => {
    expect((await heard(isForever, change))?.event).not.toBe('replaced')
  })
})

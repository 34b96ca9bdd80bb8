import { describe, expect, it } from 'vitest'
import { familyOf } from '../../../src/core/chain/chain.ts'
import { depositAddressOf } from '../../../src/core/deposit-address/requote.ts'
import type { Event } from '../../../src/core/execution/apply.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { journalRecord, replay } from '../../../src/core/execution/journal.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../src/core/profiles/profile.ts'
import { decodeExecution, encodeExecution } from '../../../src/store/executions/schema.ts'
import { type ReindexPorts, type ReindexTarget, requestReindex } from '../../../src/wallet/deposit-address/reindex.ts'
import { anHonest, approvedOf } from '../sim/flows.ts'

const open = approvedOf(anHonest('open-address-paid-elsewhere'), 'open')
const strict = approvedOf(anHonest('strict-address-paid-elsewhere'), 'strict')
const HOME = open.intent.originChainId
const home = chainById(devnet, HOME)
const elsewhere = devnet.chains.filter((each) => each.id !== HOME && home && familyOf(each) === familyOf(home))
const [there] = elsewhere
if (!there) throw new Error('expected another chain of the family')
const bitcoin = devnet.chains.find((each) => familyOf(each) === 'bitcoin')?.id ?? 0
const NATIVE = `0x${'00'.repeat(20)}`

class Killed extends Error {}

type Given = Readonly<{ first?: Execution; hasTurn?: boolean; dies?: 'before' | 'after' }>

function stand({ first = open, hasTurn = true, dies }: Given = {}) {
  const state = {
    execution: first,
    now: first.approvedAtSeconds + 30,
    events: [] as Event[],
    money: [{ currency: NATIVE, balance: 5n }],
    isTooOften: false,
    rests: 0,
  }
  const asked: ReindexTarget[] = []
  const ports: ReindexPorts = {
    profile: devnet,
    load: async () => state.execution,
    save: async (execution, event) => {
      state.execution = execution
      state.events.push(event)
    },
    exclusive: (_name, work) => work(),
    wake: () => {},
    nowSeconds: () => state.now,
    budget: {
      take: () => (hasTurn ? { ok: true } : { ok: false, waitMilliseconds: 60_000 }),
      refused: () => {
        state.rests += 1
      },
    },
    after: () => () => {},
    nowMilliseconds: () => state.now * 1_000,
    reindex: async (ask) => {
      if (dies === 'before') throw new Killed()
      asked.push(ask)
      if (dies === 'after') throw new Killed()
      if (state.isTooOften) return { ok: false, status: 429, reason: { code: 'SAID', words: 'slow down' } }
      return { ok: true, found: { money: state.money, checked: 2, unread: 1 } }
    },
  }
  return { state, asked, look: (chainId: number) => requestReindex('open', chainId, ports) }
}

describe('having the service reindex a deposit', () => {
  it('names the address, its own chain and the other, once, and remembers what came of it', async () => {
    const { state, asked, look } = stand()
    expect(await look(there.id)).toBe('asked')
    const depositAddress = depositAddressOf(open.plan, open.intent)
    expect(asked).toEqual([{ chainId: HOME, depositAddress, targetChainId: there.id }])
    expect(state.execution.misdirected).toMatchObject([{ chainId: there.id, answer: { is: 'found' } }])
    expect(await look(there.id)).toBe('notNow')
    state.now += 60
    expect(await look(HOME)).toBe('asked')
    expect(asked).toHaveLength(2)
  })

  it('remembers that nothing was found, too', async () => {
    const { state, look } = stand()
    state.money = []
    await look(there.id)
    expect(state.execution.misdirected).toMatchObject([{ answer: { is: 'nothing', checked: 2, unread: 1 } }])
  })

  it('waits long where it is asked too often', async () => {
    const { state, asked, look } = stand()
    state.isTooOften = true
    await look(there.id)
    const why = { code: 'SAID', words: 'slow down' }
    expect(state.execution.misdirected).toMatchObject([{ answer: { is: 'failed', why } }])
    expect(state.rests).toBe(1)
    state.now += 299
    expect(await look(there.id)).toBe('notNow')
    expect(asked).toHaveLength(1)
  })

  it('is not had of an address of one order, nor of a chain where the address cannot be', async () => {
    for (const [first, chainId] of [
      [strict, there.id],
      [open, bitcoin],
      [open, 5],
    ] as const) {
      const { state, asked, look } = stand({ first })
      expect(await look(chainId)).toBe('never')
      expect([asked, state.events]).toEqual([[], []])
    }
  })

  it('remembers nothing where its turn does not come', async () => {
    const { state, look } = stand({ hasTurn: false })
    expect(await look(there.id)).toBe('notNow')
    expect(state.events).toEqual([])
  })

  it.each(['before', 'after'] as const)(
    'is remembered where the wallet is killed %s the service is asked, and not asked again at once',
    async (dies) => {
      const first = stand({ dies })
      await expect(first.look(there.id)).rejects.toThrow(Killed)
      const { execution } = first.state
      expect(execution.misdirected).toMatchObject([{ chainId: there.id }])
      expect(execution.misdirected?.[0]?.answer).toBeUndefined()
      const again = stand({ first: execution })
      expect(await again.look(there.id)).toBe('notNow')
      again.state.now += 60
      expect(await again.look(there.id)).toBe('asked')
      expect(again.state.execution.misdirected).toHaveLength(2)
    },
  )

  it('can be read back from its row and told again from its journal alone', async () => {
    const { state, look } = stand()
    await look(there.id)
    const { execution, events } = state
    expect(decodeExecution(encodeExecution(execution))).toEqual({ ok: true, execution })
    const records = [journalRecord(open.id, open.seq, { entry: 'began', execution: open }, undefined)]
    for (const [at, event] of events.entries()) {
      records.push(journalRecord(open.id, open.seq + at + 1, { entry: 'event', event }, records.at(-1)?.hash))
    }
    expect(replay(records)).toMatchObject({ ok: true, execution })
  })
})

import { describe, expect, it } from 'vitest'
import { apply, type Event } from '../../../src/core/execution/apply.ts'
import type { Execution, ItemState, Stage } from '../../../src/core/execution/execution.ts'
import { replay } from '../../../src/core/execution/journal.ts'
import { resourceOf } from '../../../src/core/reservation/resources.ts'
import type { StepTerms } from '../../../src/core/sign/signed.ts'
import { executionRowOf } from '../../../src/store/executions/row.ts'
import { decodeExecution } from '../../../src/store/executions/schema.ts'
import { createExecutions, type Executions } from '../../../src/store/executions/store.ts'
import { NOW, usdcInput } from '../../core/honest.ts'
import { madeSigned, only } from '../../made.ts'
import { approved, newWorker, putRaw, withEmptyDisk } from '../stand.ts'

withEmptyDisk()

const terms = {
  terms: 'evm' as const,
  nonce: 7,
  gasLimit: 60_000n,
  maxFeePerGasWei: 3_000_000_000n,
  maxPriorityFeePerGasWei: 1_000_000_000n,
}
const UNSIGNED = { purpose: 'step', earlier: [] } as const
const event = { event: 'obstructed', reason: { code: 'OFFLINE' }, atSeconds: NOW } as const
const hash = `0x${'ab'.repeat(32)}` as const
const signed = madeSigned({ kind: 'evmTransaction', purpose: 'step', chainId: 1, bytes: '0x02f8', hash })
const inclusion = { in: 'block' as const, blockNumber: 12n, blockHash: hash }
const status = {
  status: 'success',
  word: 'success',
  inTxHashes: [hash],
  txHashes: [hash],
  updatedAtMilliseconds: 1,
  failReason: undefined,
} as const

function atNonce(state: ItemState, nonce: number): ItemState {
  return state.phase === 'planned' ? state : { ...state, terms: { ...terms, nonce } }
}

function open(): Executions & { damages: ReturnType<typeof newWorker>['damages'] } {
  const worker = newWorker()
  return { ...createExecutions(worker), damages: worker.damages }
}

function withStage(stage: Stage): Execution {
  return approved({ id: stage.stage, stage })
}

describe('saving', () => {
  it('gives back exactly what was saved, bigints and all, to another worker', async () => {
    const execution = approved({}, usdcInput, [usdcInput.amount])
    await open().begin(execution)
    expect(await open().load(execution.id)).toStrictEqual(execution)
  })

  it('reports no damage when another worker saves between the reads of row and journal', async () => {
    const first = approved()
    const saving = open()
    await saving.begin(first)
    const next = apply(first, event)
    const worker = newWorker()
    let isSaved = false
    const database: typeof worker.database = {
      ...worker.database,
      read: async (name, work) => {
        if (name === 'journal' && !isSaved) {
          isSaved = true
          await saving.save(next, event)
        }
        return worker.database.read(name, work)
      },
    }
    expect(await createExecutions({ ...worker, database }).load(first.id)).toStrictEqual(next)
    expect(worker.damages).toEqual([])
  })

  it('gives back the terms of a transfer on exchange B, and takes none that lack a field', async () => {
    const first = approved()
    await open().begin(first)
    const ofB: StepTerms = {
      terms: 'exchangeB',
      networkId: 304,
      l1Address: `0x${'11'.repeat(20)}`,
      apiKeyIndex: 4,
      nonce: 2n ** 47n,
      expiresAtMs: 1_790_000_599_000,
    }
    const second = apply(first, { event: 'reserved', index: 0, terms: ofB, atSeconds: NOW })
    await open().save(second, event)
    expect((await open().load(first.id))?.items[0]).toStrictEqual({ phase: 'reserved', terms: ofB, ...UNSIGNED })
    for (const missing of ['networkId', 'l1Address', 'apiKeyIndex', 'nonce', 'expiresAtMs']) {
      const less = { ...ofB, [missing]: undefined }
      const items = [{ phase: 'reserved', terms: less, ...UNSIGNED }]
      expect(decodeExecution({ ...second, items })).toMatchObject({ ok: false, why: expect.stringContaining(missing) })
    }
  })

  it('refuses a second first save, a repeated save, a gap and an older save, and keeps what is there', async () => {
    const first = approved()
    const executions = open()
    await executions.begin(first)
    const second = apply(first, { event: 'reserved', index: 0, terms, atSeconds: NOW })
    for (const wrong of [first, { ...second, seq: 2 }, { ...second, seq: -1 }]) {
      await expect(executions.save(wrong, event)).rejects.toMatchObject({ name: 'CausewayError', code: 'STALE_SAVE' })
    }
    expect(await executions.load(first.id)).toStrictEqual(first)
    await executions.save(second, event)
    await expect(open().save(second, event)).rejects.toMatchObject({ code: 'STALE_SAVE' })
    expect(await executions.load(first.id)).toStrictEqual(second)
  })

  it('refuses a new record that does not begin at zero', async () => {
    await expect(open().begin(approved({ seq: 1 }))).rejects.toMatchObject({ code: 'STALE_SAVE' })
    expect(await open().list()).toStrictEqual([])
  })

  it('lets one of two workers through that save the same step at once', async () => {
    const first = approved()
    const [one, two] = [open(), open()]
    await one.begin(first)
    const second = apply(first, { event: 'reserved', index: 0, terms, atSeconds: NOW })
    const results = await Promise.allSettled([
      one.save(second, event),
      two.save({ ...second, obstacle: { code: 'TIMEOUT' } }, event),
    ])
    expect(results.map((each) => each.status).sort()).toStrictEqual(['fulfilled', 'rejected'])
  })
})

describe('reading', () => {
  it('reads every phase of a step and every stage back', async () => {
    const executions = open()
    const phases: readonly ItemState[] = [
      { phase: 'planned' },
      { phase: 'reserved', terms, purpose: 'step', earlier: [signed], broadcastAtSeconds: 1 },
      { phase: 'signed', terms, signed, earlier: [] },
      { phase: 'broadcast', broadcastAtSeconds: 1, terms, signed, earlier: [signed] },
      { phase: 'ineffective', isFinal: true, terms, signed, earlier: [], inclusion, readAtSeconds: 1 },
      { phase: 'replaced', terms, signed, earlier: [] },
      { phase: 'included', terms, signed, earlier: [], inclusion, readAtSeconds: 1 },
      { phase: 'finalized', terms, signed, earlier: [], inclusion: { in: 'service', atSeconds: 1 }, readAtSeconds: 1 },
      {
        phase: 'reverted',
        isFinal: false,
        terms,
        signed,
        earlier: [],
        inclusion: { ...inclusion, fee: { value: 9n } },
        readAtSeconds: 1,
      },
      {
        phase: 'reverted',
        isFinal: true,
        terms,
        signed,
        earlier: [],
        inclusion: { ...inclusion, fee: { value: 9n, forData: 1n } },
        readAtSeconds: 1,
      },
    ]
    const amount = approved().expected
    const stages: readonly Stage[] = [
      { stage: 'steps' },
      { stage: 'tracking', status: undefined, reportedAtSeconds: undefined },
      { stage: 'filled', fill: { proof: 'verified', txHash: `0x${'cd'.repeat(32)}`, amount }, status },
      { stage: 'refunded', refund: { proof: 'reported', txHash: undefined, why: { code: 'ARRIVAL_UNNAMED' } }, status },
      { stage: 'failed', end: { reason: 'nonceTaken', index: 0 } },
    ]
    const ofPhases = phases.map((state, nonce) => {
      return approved({ id: `${state.phase} ${nonce}`, items: [atNonce(state, nonce)] })
    })
    const all = [...ofPhases, ...stages.map(withStage)]
    for (const execution of all) await executions.begin(execution)
    for (const execution of all) expect(await executions.load(execution.id)).toStrictEqual(execution)
    expect(executions.damages).toStrictEqual([])
  })

  it('keeps the request that took over, makes it again from its journal, and knows its id as used', async () => {
    const executions = open()
    const first = approved({ id: 'open', stage: { stage: 'tracking', status: undefined, reportedAtSeconds: 1 } })
    const execution = { ...first, intent: { ...first.intent, payment: 'openAddress' as const } }
    const superseded: Event = { event: 'requoted', requestId: '0xABC', paid: first.pays, atSeconds: NOW }
    await executions.begin(execution)
    const after = apply(execution, superseded)
    await executions.save(after, superseded)
    expect(after.requote).toBeDefined()
    expect(await open().load('open')).toStrictEqual(after)
    const again = replay(await executions.journal('open'))
    expect(again).toMatchObject({ ok: true, execution: after })
    expect(await executions.usedAmong(['0xabc'], 'another')).toStrictEqual(['0xabc'])
    expect(await executions.glanceInFlight()).toMatchObject([{ id: 'open', requote: { requestId: '0xABC' } }])
  })

  it('takes a row of a newer version for what was written, whatever reading replaces in it', async () => {
    const newer = Object.assign(approved(), { obstacle: { code: 'NOBODY_KNOWS' } })
    await putRaw('executions', executionRowOf(newer, 'no record'))
    const { database, damages, onDamaged } = newWorker()
    const read = await createExecutions({ database, onDamaged }).load(newer.id)
    expect(read).toStrictEqual({ ...newer, obstacle: { code: 'SAID', words: 'NOBODY_KNOWS' } })
    expect(damages).toStrictEqual([])
  })

  it.each(['overrides', 'lastProgressAtSeconds', 'watchedSeconds', 'noncesAtApproval', 'stepOrder', 'seq'])(
    'decodes no transfer without its %s',
    (field) => {
      const { [field]: _, ...rest } = only<Record<string, unknown>>(approved())
      expect(decodeExecution(rest)).toMatchObject({ ok: false, why: expect.stringContaining(field) })
    },
  )

  it('keeps fields that a newer version wrote', async () => {
    const executions = open()
    await executions.begin({ ...approved(), fromTheFuture: 1n } as Execution)
    expect(await executions.load('transfer')).toMatchObject({ fromTheFuture: 1n })
  })

  it('lists the newest first, up to the limit', async () => {
    const executions = open()
    for (const at of [3, 1, 2]) await executions.begin(approved({ id: `at ${at}`, approvedAtSeconds: at }))
    const ids = async (limit?: number) => (await executions.list(limit ? { limit } : {})).map((each) => each.id)
    expect(await ids()).toStrictEqual(['at 3', 'at 2', 'at 1'])
    expect(await ids(2)).toStrictEqual(['at 3', 'at 2'])
  })

  it('goes on after the last one of a page, also where many are of one second', async () => {
    const executions = open()
    const all = ['a', 'b', 'c', 'd', 'e'].map((id, at) => ({ id, approvedAtSeconds: at === 4 ? 1 : 2 }))
    for (const each of all) await executions.begin(approved(each))
    const seen: string[] = []
    for (let page = await executions.list({ limit: 2 }); page.length > 0; ) {
      seen.push(...page.map((each) => each.id))
      page = await executions.list({ limit: 2, before: page.at(-1) })
    }
    expect(seen).toStrictEqual(['d', 'c', 'b', 'a', 'e'])
  })

  it('holds in flight what is not over or not told yet, and lets it go', async () => {
    const executions = open()
    const ended = withStage({ stage: 'failed', end: { reason: 'expired' } })
    const notice = { key: 'n', executionId: 'pendingNotifications', news: 'failed', isVerified: false } as const
    await executions.begin(approved({ id: 'steps' }))
    await executions.begin(ended)
    await executions.begin({ ...ended, id: 'pendingNotifications', pendingNotifications: [notice] })
    expect((await executions.glanceInFlight()).map((each) => each.id).sort()).toStrictEqual([
      'pendingNotifications',
      'steps',
    ])
    await executions.save({ ...ended, id: 'pendingNotifications', seq: 1 }, event)
    expect((await executions.glanceInFlight()).map((each) => each.id)).toStrictEqual(['steps'])
  })

  it('finds what holds something on a resource: begun, and not out of reach of a reorganisation yet', async () => {
    const executions = open()
    const ended = { stage: 'failed', end: { reason: 'expired' } } as const
    const followed = { stage: 'tracking', status: undefined, reportedAtSeconds: undefined } as const
    const [item] = approved().plan
    const resource = item ? resourceOf(item) : ''
    const taken = { terms, signed, earlier: [], inclusion, readAtSeconds: 1 }
    const stored: readonly [string, ItemState, Stage][] = [
      ['planned', { phase: 'planned' }, { stage: 'steps' }],
      ['reserved', { phase: 'reserved', terms, purpose: 'step', earlier: [] }, { stage: 'steps' }],
      ['included', { phase: 'included', ...taken }, followed],
      ['settled', { phase: 'finalized', ...taken }, followed],
      ['reverted', { phase: 'reverted', isFinal: false, ...taken }, ended],
      ['over', { phase: 'reverted', isFinal: true, ...taken }, ended],
    ]
    for (const [nonce, [id, state, stage]] of stored.entries()) {
      await executions.begin(approved({ id, items: [atNonce(state, nonce)], stage }))
    }
    const holding = await executions.holding(resource)
    expect(holding.map((each) => each.id).sort()).toStrictEqual(['included', 'reserved', 'reverted'])
    expect(await executions.holding(resource.replace(/.$/, '0'))).toStrictEqual([])
  })

  it('tells at a glance what is in flight, without proving it, and leaves out what has no form at all', async () => {
    const executions = open()
    await executions.begin(approved({ id: 'steps', requestId: 'r1' }))
    await executions.begin(withStage({ stage: 'failed', end: { reason: 'expired' } }))
    const row = { seq: 0, approvedAtSeconds: 1, inFlightSinceSeconds: 1, ids: [] }
    await putRaw('executions', { ...row, id: 'torn', execution: 'torn' })
    const seen = await executions.glanceInFlight()
    expect(seen).toStrictEqual([{ id: 'steps', requestId: 'r1', stage: { stage: 'steps' } }])
    expect(executions.damages).toMatchObject([{ store: 'executions', key: 'torn' }])
  })

  it('finds what became of a page’s request, by origin and id', async () => {
    const executions = open()
    const requester = { from: 'dapp', origin: 'https://a.example', callsId: '0x1', key: 'k' } as const
    await executions.begin(approved({ requester }))
    await executions.begin(approved({ id: 'of the popup' }))
    expect((await executions.ofCalls('https://a.example', '0x1'))?.id).toBe('transfer')
    expect(await executions.ofCalls('https://b.example', '0x1')).toBeUndefined()
  })

  it('finds what a site asked for lately, newest first, and nothing of other sites or the popup', async () => {
    const executions = open()
    const requester = (origin: string, callsId: string) => ({ from: 'dapp', origin, callsId, key: 'k' }) as const
    for (const [id, origin, approvedAtSeconds] of [
      ['old', 'https://a.example', 100],
      ['new', 'https://a.example', 300],
      ['other', 'https://b.example', 400],
      ['middle', 'https://a.example', 200],
    ] as const) {
      await executions.begin(approved({ id, approvedAtSeconds, requester: requester(origin, id) }))
    }
    await executions.begin(approved({ id: 'popup', approvedAtSeconds: 500 }))
    const idsOf = async (origin: string, limit: number) => (await executions.ofSite(origin, limit)).map(({ id }) => id)
    expect(await idsOf('https://a.example', 5)).toStrictEqual(['new', 'middle', 'old'])
    expect(await idsOf('https://a.example', 2)).toStrictEqual(['new', 'middle'])
    expect(await idsOf('https://a.exampl', 5)).toStrictEqual([])
  })

  it('names the ids that are used, those of unreadable rows included', async () => {
    const executions = open()
    await executions.begin(approved({ id: 'one', requestId: 'r1', orderId: 'o1' }))
    await executions.begin(approved({ id: 'two', requestId: 'r2', orderId: 'o2' }))
    await putRaw('executions', { id: 'bad', seq: 0, approvedAtSeconds: 1, ids: ['r3'], execution: 'torn' })
    expect(await executions.usedAmong(['R1', 'o1', 'r2', 'r3', 'r4'], 'two')).toStrictEqual(['R1', 'o1', 'r3'])
    const { pays } = approved({})
    const fill = { proof: 'verified', txHash: '0xF1', amount: pays } as const
    const status = { status: 'success', word: 'success', inTxHashes: [], txHashes: [] } as const
    const over = {
      stage: 'filled',
      fill,
      status: { ...status, updatedAtMilliseconds: undefined, failReason: undefined },
    } as const
    await executions.begin(approved({ id: 'three', requestId: 'r5', orderId: 'o5', stage: over }))
    expect(await executions.usedAmong(['0xf1', 'f1'], 'two')).toStrictEqual(['0xf1'])
    expect(await executions.usedAmong(['0xf1'], 'three')).toStrictEqual([])
  })
})

describe('a damaged row', () => {
  it('is reported and left out, and stays where it is', async () => {
    const executions = open()
    const good = approved({ id: 'good' })
    await executions.begin(good)
    const row = { id: 'bad', seq: 0, approvedAtSeconds: 1, inFlightSinceSeconds: 1 }
    await putRaw('executions', {
      ...row,
      resources: ['a resource'],
      execution: { ...good, id: 'bad', pays: { ...good.pays, value: 1 } },
    })
    expect((await executions.list()).map((each) => each.id)).toStrictEqual(['good'])
    expect(await executions.holding('a resource')).toStrictEqual([])
    expect(await executions.load('bad')).toBeUndefined()
    expect(executions.damages).toHaveLength(3)
    expect(executions.damages[0]).toMatchObject({ store: 'executions', key: 'bad', why: /^pays\.value/ })
  })

  it('does not end the list, even where a whole page is of its kind', async () => {
    const executions = open()
    for (const at of [1, 2, 9]) await executions.begin(approved({ id: `at ${at}`, approvedAtSeconds: at }))
    for (const id of ['v', 'w', 'x']) await putRaw('executions', { id, approvedAtSeconds: 5, execution: 'torn' })
    const seen: string[] = []
    for (let page = await executions.list({ limit: 1 }); page.length > 0; ) {
      seen.push(...page.map((each) => each.id))
      page = await executions.list({ limit: 1, before: page.at(-1) })
    }
    expect(seen).toStrictEqual(['at 9', 'at 2', 'at 1'])
  })

  it('is not written over, not even by a record that begins anew', async () => {
    const executions = open()
    await putRaw('executions', { id: 'transfer', approvedAtSeconds: 1, execution: 'torn' })
    await expect(executions.begin(approved())).rejects.toMatchObject({ code: 'STALE_SAVE' })
    expect(await executions.load('transfer')).toBeUndefined()
    expect(executions.damages).toHaveLength(1)
  })
})

describe('the journal', () => {
  const history: readonly Event[] = [
    { event: 'reserved', index: 0, terms, atSeconds: NOW },
    { event: 'signed', index: 0, signed, atSeconds: NOW },
    { event: 'broadcast', index: 0, atSeconds: NOW + 1 },
    { event: 'included', index: 0, hash, inclusion, atSeconds: NOW + 2 },
  ]

  async function lived(executions: Executions): Promise<Execution> {
    let execution = approved()
    await executions.begin(execution)
    for (const each of history) {
      execution = apply(execution, each)
      await executions.save(execution, each)
    }
    return execution
  }

  it('holds every event in order, and makes the execution again from them alone', async () => {
    const executions = open()
    const execution = await lived(executions)
    const records = await executions.journal('transfer')
    expect(records.map((each) => each.seq)).toStrictEqual([0, 1, 2, 3, 4])
    expect(replay(records)).toMatchObject({ ok: true, execution })
  })

  it('mends a row that was damaged, and the damage is not noticed by anybody', async () => {
    const execution = await lived(open())
    for (const damage of [
      { execution: 'torn' },
      { execution: { ...execution, recipient: 'other' } },
      { execution: { ...execution, minimum: { ...execution.minimum, value: 1n } } },
      { check: 'other' },
    ]) {
      const row = { id: 'transfer', seq: execution.seq, approvedAtSeconds: 1, ids: [], last: 'x', check: 'x' }
      await putRaw('executions', { ...row, execution, ...damage })
      const executions = open()
      expect(await executions.load('transfer')).toStrictEqual(execution)
      expect(executions.damages).toStrictEqual([])
      expect(await open().load('transfer')).toStrictEqual(execution)
    }
  })

  it('notices a record that was changed, left out or put elsewhere, and says which', async () => {
    const records = await lived(open()).then(() => open().journal('transfer'))
    const [first, second, ...rest] = records
    if (!first || !second) throw new Error('expected records')
    const later = {
      ...second,
      entry: { entry: 'event', event: { ...history[0], atSeconds: NOW + 9 } as Event },
    } as const
    expect(replay([first, later, ...rest])).toMatchObject({ ok: false, seq: 1, why: /changed/ })
    expect(replay([first, ...rest])).toMatchObject({ ok: false, seq: 2 })
    expect(replay([second, ...rest])).toMatchObject({ ok: false, seq: 1 })
    expect(replay([])).toMatchObject({ ok: false })
  })

  it('reports a row that neither itself nor its journal can tell', async () => {
    const execution = await lived(open())
    const row = { id: 'transfer', seq: execution.seq, approvedAtSeconds: 1, ids: [], last: 'x', check: 'x' }
    await putRaw('executions', { ...row, execution: 'torn' })
    const [first] = await open().journal('transfer')
    await putRaw('journal', { ...first, previous: 'elsewhere' })
    const executions = open()
    expect(await executions.load('transfer')).toBeUndefined()
    expect(executions.damages[0]?.why).toMatch(/journal: /)
  })
})

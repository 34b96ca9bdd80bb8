import { beforeEach, expect, it } from 'vitest'
import { historyHandlers } from '../../../entrypoints/background/handlers/history.ts'
import { openStores } from '../../../entrypoints/background/wiring/stores.ts'
import { applyToBundle } from '../../../src/core/bundle/apply.ts'
import { apply } from '../../../src/core/execution/apply.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { fingerprint } from '../../../src/lib/fingerprint.ts'
import { executionRowOf } from '../../../src/store/executions/row.ts'
import { createRowMacs } from '../../../src/vault/session/row-macs.ts'
import { createSession } from '../../../src/vault/session/session.ts'
import { bundleOf } from '../../core/bundle/bundles.ts'
import { machineWithVault, password, portsOf } from '../../vault/stand.ts'
import { memory } from '../../wallet/silent.ts'
import { approved, loseDatabase, newPlace, newWorker, putRaw, withEmptyDisk } from '../stand.ts'
import { changesOf } from './changes-of.ts'

withEmptyDisk()

const CALLER = {} as never

const NOTED = { event: 'obstructed', reason: { code: 'OFFLINE' }, atSeconds: 1_999_999_999 } as const
const END = { event: 'ended', end: { reason: 'expired' }, atSeconds: 2_000_000_000 } as const

let wallet: Awaited<ReturnType<typeof unlockedWallet>>
beforeEach(async () => {
  wallet = await unlockedWallet()
})

async function unlockedWallet() {
  const ports = portsOf(await machineWithVault())
  const session = createSession(ports)
  let progressKey = memory()
  let lockedKey = memory()
  const place = newPlace()
  await session.unlock(password)
  return {
    session,
    stores: () => openStores({ macs: createRowMacs({ ...ports, progressKey, lockedKey }), place }),
    restartBrowser: async () => {
      await session.lock()
      progressKey = memory()
      lockedKey = memory()
      place.restart()
    },
  }
}

async function begun(id = 'a'): Promise<Execution> {
  const { executions } = wallet.stores()
  await executions.begin(approved({ id }))
  const execution = await executions.load(id)
  if (!execution) throw new Error('expected the transfer')
  return execution
}

async function end(execution: Execution): Promise<Execution> {
  const { executions } = wallet.stores()
  const ended = apply(execution, END)
  await executions.save(ended, END)
  return ended
}

const isUnproven = async (id = 'a') => (await wallet.stores().progress.unproven('executions', [id])).has(id)
const rowIn = (id = 'a') => newWorker().database.read('executions', (rows) => rows.get(id))
// An earlier save of the same locked session.
async function takenNote(execution: Execution): Promise<Execution> {
  const noted = apply(execution, NOTED)
  await wallet.stores().executions.save(noted, NOTED)
  return noted
}
const unlock = () => wallet.session.unlock(password)

it('names a transfer whose stored end was changed, however well its row was made', async () => {
  await end(await begun())
  expect(await isUnproven()).toBe(false)
  const row = await rowIn()
  const changes = [...changesOf(Reflect.get(Object(row), 'execution'))]
  for (const [at, execution] of changes) {
    await putRaw('executions', { ...Object(row), execution, check: fingerprint(execution) })
    expect(await isUnproven(), at).toBe(true)
  }
  expect(changes.length).toBeGreaterThan(100)
})

it('never seals what follows a changed row, until the user vouches for it', async () => {
  const execution = await begun()
  await putRaw('executions', { ...Object(await rowIn()), ...executionRowOf({ ...execution, requestId: 'forged' }, '') })
  const forged = await wallet.stores().executions.load('a')
  await end(forged ?? execution)
  expect(await isUnproven()).toBe(true)
  const heard: string[] = []
  const pages = historyHandlers({
    ...{ profile: devnet, stores: wallet.stores(), moving: {} as never, nodeOf: () => undefined },
    changed: (of) => void heard.push(of),
  })
  const accept = () => pages['unproven.accept']({ of: 'executions', id: 'a' }, CALLER)
  const seen = async () => {
    const [listed] = await pages['executions.list']({}, CALLER)
    const { rows } = await pages['history.list']({}, CALLER)
    return [listed?.isUnproven, (await pages['executions.get']({ id: 'a' }, CALLER))?.isUnproven, rows[0]?.proof]
  }
  await wallet.session.lock()
  expect(await accept()).toEqual({ isAccepted: false })
  await unlock()
  expect(await seen()).toEqual([true, true, expect.stringContaining('not checked')])
  expect(await accept()).toEqual({ isAccepted: true })
  expect(await seen()).toEqual([undefined, undefined, ''])
  expect(heard).toEqual(['executions'])
})

it('seals calls as transfers', async () => {
  const { bundles, progress } = wallet.stores()
  const bundle = bundleOf(1, { id: 'bundle:a' })
  await bundles.save(bundle)
  const ended = applyToBundle(bundle, END)
  await bundles.save(ended)
  const unproven = async () => (await progress.unproven('bundles', ['bundle:a'])).size
  expect(await unproven()).toBe(0)
  const row = await newWorker().database.read('bundles', (rows) => rows.get('bundle:a'))
  const forged = { ...ended, stage: { stage: 'done' } }
  await putRaw('bundles', { ...Object(row), bundle: forged, check: fingerprint(forged) })
  expect(await unproven()).toBe(1)
})

it('seals what a locked wallet writes, as long as the browser runs', async () => {
  const execution = await begun()
  await wallet.session.lock()
  await end(execution)
  await unlock()
  expect(await isUnproven()).toBe(false)
})

it('proves what a locked wallet writes after a browser start, once unlocked, and then seals it', async () => {
  const execution = await begun()
  await wallet.restartBrowser()
  await end(await takenNote(execution))
  expect(await isUnproven()).toBe(false)
  await unlock()
  expect(await isUnproven()).toBe(false)
  await wallet.restartBrowser()
  await unlock()
  expect(await isUnproven()).toBe(false)
})

it('proves nothing that a locked wallet writes after a changed row, or that is changed afterwards', async () => {
  const execution = await begun()
  await wallet.restartBrowser()
  const row = await rowIn()
  await putRaw('executions', { ...Object(row), ...executionRowOf({ ...execution, requestId: 'forged' }, '') })
  const forged = await wallet.stores().executions.load('a')
  await end(await takenNote(forged ?? execution))
  await unlock()
  expect(await isUnproven()).toBe(true)
  await begun('b')
  await wallet.restartBrowser()
  await end(approved({ id: 'b' }))
  const written = await rowIn('b')
  const ended = { ...Object(Reflect.get(Object(written), 'execution')), requestId: 'forged' }
  await putRaw('executions', { ...Object(written), execution: ended, check: fingerprint(ended) })
  await unlock()
  expect(await isUnproven('b')).toBe(true)
})

it('asks about what a locked wallet wrote, where the browser ended before it was unlocked', async () => {
  const execution = await begun()
  await wallet.restartBrowser()
  await end(execution)
  await wallet.restartBrowser()
  await unlock()
  expect(await isUnproven()).toBe(true)
})

it('keeps its seal through a loss of the database', async () => {
  await end(await begun())
  loseDatabase()
  await wallet.restartBrowser()
  await unlock()
  expect((await wallet.stores().executions.load('a'))?.stage.stage).toBe('failed')
  expect(await isUnproven()).toBe(false)
})

it('keeps its seal where the second copy is newer than the row', async () => {
  const execution = await begun()
  const before = await rowIn()
  await end(execution)
  await putRaw('executions', before)
  await wallet.restartBrowser()
  await unlock()
  expect((await wallet.stores().executions.load('a'))?.stage.stage).toBe('failed')
  expect(await isUnproven()).toBe(false)
})

it('takes no sealed record for one of another wallet, so none is hidden', async () => {
  await begun()
  await putRaw('settings', [{ of: 'executions', id: 'a', wallet: `0x${'ab'.repeat(20)}` }], 'formerRecords')
  expect(await wallet.stores().former.ofOthers()).toEqual(new Set())
  const row = await rowIn()
  const foreign = { ...Reflect.get(Object(row), 'execution'), approvalMac: 'of another wallet' }
  await putRaw('executions', { ...Object(row), execution: foreign, check: fingerprint(foreign) })
  expect(await wallet.stores().former.ofOthers()).toEqual(new Set(['a']))
})

import { describe, expect, it } from 'vitest'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { INDEX } from '../../../src/store/sealed/seal.ts'
import { openTestStores } from '../../background/stores.ts'
import { bundleOf } from '../../core/bundle/bundles.ts'
import { approved, putRaw, withEmptyDisk } from '../stand.ts'
import { changesOf } from './changes-of.ts'
import { FIRST, ROWS, raw, SITE, wallet } from './sealed-profile.ts'

withEmptyDisk()

const FREE: Readonly<Record<string, string>> = {
  '.added': 'nothing reads it',
  '.plain': 'language, theme and scan results: docs/storage.md names them',
}
const isFree = (at: string) => Object.keys(FREE).some((free) => at === free || at.startsWith(`${free}`))

describe.each(ROWS)('the row %s', (key, write) => {
  it('is noticed with any one of its fields, or of its index, changed', async () => {
    const { worker } = await wallet()
    await write(worker(), false)
    for (const name of [key, INDEX]) {
      const row = await raw({ store: 'settings', key: name })
      let changes = 0
      for (const [at, changed] of changesOf(row)) {
        if (isFree(at)) continue
        changes += 1
        await putRaw('settings', changed, name)
        expect(await worker().sealed.changed(), at).toContainEqual({ store: 'settings', key })
      }
      expect(changes).toBeGreaterThan(3)
      await putRaw('settings', row, name)
      expect(await worker().sealed.changed()).toEqual([])
    }
  }, 60_000)
})

it('a grant is none, or counts as changed, with any one of its fields changed', async () => {
  const { worker } = await wallet()
  await worker().sites.grant({ origin: SITE, accounts: [FIRST], grantedAtSeconds: 1 })
  const row = await raw({ store: 'sites', key: SITE })
  for (const [at, changed] of changesOf(row)) {
    if (isFree(at) || at.startsWith('.origin')) continue
    await putRaw('sites', changed)
    expect(await worker().sites.get(SITE), at).toBeUndefined()
  }
  await putRaw('sites', row)
  expect((await worker().sites.get(SITE))?.accounts).toEqual([FIRST])
})

const SEALED = 'sealed'
const PROVEN = 'bytes and chains prove it again before it counts'
const SHOWN = 'it is only shown'
const OLDER = 'as in an older record, which a search for earlier payments guards'
const PROGRESS = {
  items: PROVEN,
  history: SHOWN,
  obstacle: SHOWN,
  obstacleSinceSeconds: SHOWN,
  needs: SHOWN,
  feeRoseAtSeconds: SHOWN,
  oneNode: SHOWN,
  seq: OLDER,
  lostSaves: OLDER,
  updatedAtSeconds: SHOWN,
  lastProgressAtSeconds: SHOWN,
  stalledSinceSeconds: SHOWN,
  watchedSeconds: SHOWN,
} as const
const RECORD = { id: SEALED, requester: SEALED, approvedAtSeconds: SEALED, noncesAtApproval: SEALED } as const
const MACS = { approvalMac: SEALED, feeMac: SEALED, mostGas: SEALED } as const
const VERSION = { version: 'another version is not read' } as const

const EXECUTION: Readonly<Record<keyof Execution, string>> = {
  ...{ ...PROGRESS, ...RECORD, ...MACS, ...VERSION },
  ...{ intent: SEALED, intentHash: SEALED, planHash: SEALED, overrides: SEALED, quoteText: SEALED },
  ...{ pays: SEALED, minimum: SEALED, deadlineSeconds: SEALED },
  plan: 'the proof builds it again from the sealed quote and compares its sealed hash; its deposit address is sealed',
  ownPayment: 'the proof holds its steps to the sealed address',
  ...{ requestId: PROVEN, orderId: PROVEN, stage: PROVEN, requote: PROVEN, cpfpChildren: PROVEN, stepOrder: PROVEN },
  ...{ receivedAtSeconds: SHOWN, timeEstimateSeconds: SHOWN, expected: SHOWN, paidBefore: PROVEN, paid: PROVEN },
  ...{ misdirected: SHOWN, pendingNotifications: SHOWN, isFillTold: SHOWN, statusesHeard: SHOWN, elsewhere: OLDER },
}

const BUNDLE: Readonly<Record<keyof Bundle, string>> = {
  ...{ ...PROGRESS, ...RECORD, ...MACS, ...VERSION },
  ...{ chainId: SEALED, account: SEALED, calls: SEALED },
  funding: 'calls that lack money fail in the simulation before a signature',
  ...{ asksFunds: SHOWN, deposits: SHOWN, stage: PROVEN, isTold: SHOWN },
}

describe('an approval', () => {
  const sealedIn = (table: Readonly<Record<string, string>>) =>
    Object.keys(table).filter((name) => table[name] === SEALED)

  it.each(sealedIn(EXECUTION))('of a transfer lends no key with any change of its %s', async (name) => {
    const stores = await openTestStores()
    await stores.executions.begin(approved({ id: 'a' }))
    const stored = await stores.executions.load('a')
    if (!stored) throw new Error('expected the transfer')
    for (const [at, value] of changesOf(Reflect.get(stored, name))) {
      expect(await stores.approvals.isForged({ ...stored, [name]: value }), at).toBe(true)
    }
  })

  it.each(sealedIn(BUNDLE))('of calls lends no key with any change of its %s', async (name) => {
    const stores = await openTestStores()
    await stores.bundles.save({ ...bundleOf(2), seq: 0 })
    const [stored] = await stores.bundles.list(1)
    if (!stored) throw new Error('expected the calls')
    for (const [at, value] of changesOf(Reflect.get(stored, name))) {
      expect(await stores.approvals.isForged({ ...stored, [name]: value }), at).toBe(true)
    }
  })
})

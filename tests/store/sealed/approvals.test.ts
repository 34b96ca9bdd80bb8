import { expect, it } from 'vitest'
import { evmPaymentItem } from '../../../src/core/deposit-address/own-payment.ts'
import { apply } from '../../../src/core/execution/apply.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../src/core/profiles/profile.ts'
import type { WithKey } from '../../../src/core/sign/key-source.ts'
import { createApprovals } from '../../../src/store/sealed/approvals.ts'
import { openTestStores } from '../../background/stores.ts'
import { intentOf, NOW, usdcInput } from '../../core/honest.ts'
import { only } from '../../made.ts'
import { anHonest, approvedOf } from '../../wallet/sim/flows.ts'
import { approved, testMacs, withEmptyDisk } from '../stand.ts'

withEmptyDisk()

const THIEF = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const lent = 'lent'
const withKey = only<WithKey>(async () => lent)

async function lentFor(execution: Execution, open = testMacs() as Parameters<typeof createApprovals>[0]) {
  const guarded = createApprovals(open).guard(execution, withKey)
  return guarded({ of: 'evm', address: THIEF }, async () => undefined)
}

it('lends a key for the approval as it was sealed, whatever progress it makes', async () => {
  const stores = await openTestStores()
  await stores.executions.begin(approved({ id: 'a' }))
  const stored = await stores.executions.load('a')
  if (!stored) throw new Error('expected the transfer')
  expect(await lentFor(stored)).toBe(lent)
  expect(await lentFor({ ...stored, seq: 7, obstacle: { code: 'LOCKED' } })).toBe(lent)
  expect(await lentFor(stored, async () => undefined)).toBeUndefined()
  expect(await createApprovals(async () => undefined).isForged(stored)).toBe(false)
})

it.each<[string, Partial<Execution>]>([
  ['intent', { intent: { ...usdcInput, recipient: THIEF } }],
  ['quote', { quoteText: '{}' }],
  ['plan hash', { planHash: `0x${'ab'.repeat(32)}` }],
  ['intent hash', { intentHash: `0x${'ab'.repeat(32)}` }],
  ['overrides', { overrides: [{ code: 'O01' } as never] }],
  ['minimum', { minimum: { currency: {} as never, value: 0n } }],
  ['time', { approvedAtSeconds: 2_000_000_000 }],
  ['deadline', { deadlineSeconds: 2_000_000_000 }],
  ['nonces', { noncesAtApproval: [{ resource: 'nonces 1', nonce: 99n }] }],
  ['largest fee', { mostGas: { currency: {} as never, value: 9n } }],
  ['name', { id: 'b' }],
  ['MAC', { approvalMac: undefined }],
])('lends no key once its %s was changed', async (_, change) => {
  const stores = await openTestStores()
  await stores.executions.begin(approved({ id: 'a' }))
  const stored = await stores.executions.load('a')
  if (!stored) throw new Error('expected the transfer')
  expect(await stores.approvals.isForged({ ...stored, ...change })).toBe(true)
  await expect(lentFor({ ...stored, ...change })).rejects.toMatchObject({ code: 'RECORD_CHANGED' })
})

const raised = (value: bigint) => {
  const { mostGas } = approved({ id: 'a' })
  return { event: 'replacementReserved', mostGas: mostGas.value + value } as const
}

it('holds a user’s act to the sealed record, and seals the fee that it raises', async () => {
  const stores = await openTestStores()
  await stores.executions.begin(approved({ id: 'a' }))
  const { executions, approvals } = stores
  const saved: [Execution, object][] = []
  const held = approvals.holding<Execution, object>({
    load: executions.load,
    save: async (record, event) => void saved.push([record, event]),
  })
  const record = await held.load('a')
  if (!record) throw new Error('expected the transfer')
  const event = raised(5n)
  const more = { ...record, mostGas: { ...record.mostGas, value: event.mostGas } }
  expect(await approvals.isForged(more)).toBe(true)
  await held.save(more, event)
  const [after, sealed] = saved[0] ?? []
  if (!after) throw new Error('expected a save')
  expect(sealed).toEqual({ ...event, feeMac: after.feeMac })
  expect(await approvals.isForged(after)).toBe(false)
  const forged = approvals.holding<Execution, object>({ load: async () => more, save: async () => {} })
  await expect(forged.load('a')).rejects.toMatchObject({ code: 'RECORD_CHANGED' })
  const locked = createApprovals(async () => undefined).holding<Execution, object>(held)
  await expect(locked.save(more, event)).rejects.toMatchObject({ code: 'STORE_LOCKED' })
})

it('takes reserved terms above the sealed fee for changed ones', async () => {
  const stores = await openTestStores()
  await stores.executions.begin(approved({ id: 'a' }))
  const stored = await stores.executions.load('a')
  if (!stored) throw new Error('expected the transfer')
  const reserved = (maxFeePerGasWei: bigint): Execution => {
    const terms = { terms: 'evm', nonce: 1, gasLimit: 1n, maxFeePerGasWei, maxPriorityFeePerGasWei: 0n } as const
    return { ...stored, items: [{ phase: 'reserved', terms, purpose: 'step', earlier: [] }] }
  }
  expect(await stores.approvals.isForged(reserved(stored.mostGas.value))).toBe(false)
  expect(await stores.approvals.isForged(reserved(stored.mostGas.value + 1n))).toBe(true)
})

it('holds a deposit address to the approved one, before and during an own payment', async () => {
  const honest = anHonest('strict-address-paid-elsewhere')
  const stores = await openTestStores()
  await stores.executions.begin(approvedOf(honest, 'a'))
  const waiting = await stores.executions.load('a')
  const [asked] = waiting?.plan ?? []
  const origin = chainById(devnet, honest.input.originChainId)
  if (!waiting || asked?.kind !== 'depositAddress' || !origin) throw new Error('expected a deposit address')
  const step = evmPaymentItem(asked, { intent: intentOf(honest.input), origin })
  const paying = apply(waiting, { event: 'ownPayment', step, mostGas: 0n, noncesAtApproval: [], atSeconds: NOW + 1 })
  const unpaid = apply(paying, { event: 'ended', end: { reason: 'expired' }, atSeconds: NOW + 2 })
  const others = [paying.ownPayment, unpaid.ownPayment].map((own) => own?.asked.address)
  expect(others).toEqual([asked.address, undefined])
  const isKept = async (record: Execution) => (await stores.approvals.sealedAmong([record])).length === 1
  expect(await Promise.all([waiting, paying, unpaid].map(isKept))).toEqual([true, true, true])
  const thief = { ...asked, address: THIEF }
  const theirs = paying.ownPayment && { ...paying.ownPayment, asked: thief }
  expect(await stores.approvals.isForged({ ...waiting, plan: [thief] })).toBe(true)
  expect(await stores.approvals.isForged({ ...paying, ownPayment: theirs })).toBe(true)
  expect(await createApprovals(async () => undefined).sealedAmong([waiting])).toEqual([])
})

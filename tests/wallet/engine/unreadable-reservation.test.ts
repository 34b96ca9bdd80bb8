import { describe, expect, it } from 'vitest'
import { usedInAllRecords } from '../../../entrypoints/background/wiring/records.ts'
import { openStores } from '../../../entrypoints/background/wiring/stores.ts'
import { needsOf } from '../../../src/core/reservation/needed-resources.ts'
import { nonceResource } from '../../../src/core/reservation/nonces.ts'
import type { EvmTerms } from '../../../src/core/sign/signed.ts'
import { recordsAgainst } from '../../../src/wallet/engine/records-against.ts'
import { FIRST_SIGNATURE_SECONDS } from '../../../src/wallet/engine/transfer-steps.ts'
import { isReservedByUnreadable } from '../../../src/wallet/engine/unreadable-reservation.ts'
import { bundleOf } from '../../core/bundle/bundles.ts'
import { approved, putRaw, withEmptyDisk } from '../../store/stand.ts'
import { newWorld } from '../bundles/world.ts'

withEmptyDisk()

const terms: EvmTerms = {
  terms: 'evm',
  nonce: 7,
  gasLimit: 60_000n,
  maxFeePerGasWei: 3n,
  maxPriorityFeePerGasWei: 1n,
}
const LANE = nonceResource(1, `0x${'AB'.repeat(20)}`)

/** A damaged row reserves these names while a step takes nonce 7. */
async function heardOf(ids: readonly string[]): Promise<boolean> {
  const stores = openStores()
  await putRaw('executions', { id: 'torn', seq: 1, approvedAtSeconds: 1, ids, resources: [LANE], execution: 'torn' })
  const holding = async (resource: string) =>
    (await Promise.all([stores.executions.holding(resource), stores.bundles.holding(resource)])).flat()
  return isReservedByUnreadable(
    { id: 'next' },
    { resource: LANE, terms },
    { holding, usedAmong: usedInAllRecords(stores) },
  )
}

describe('a step that is to take a nonce', () => {
  it.each([[`${LANE} 7`], [`unbroadcast on ${LANE}`]])('waits for a damaged row that holds: %s', async (name) => {
    expect(await heardOf([name])).toBe(true)
  })

  it('waits for no damaged row that holds another nonce', async () => {
    expect(await heardOf([`${LANE} 6`])).toBe(false)
  })

  it('does not wait here for a record that can be read', async () => {
    const item = { ...approved({}).plan[0], from: `0x${'ab'.repeat(20)}`, chainId: 1 } as never
    const holder = approved({ plan: [item], items: [{ phase: 'reserved', terms, purpose: 'step', earlier: [] }] })
    const ports = { holding: async () => [holder], usedAmong: async (names: readonly string[]) => names }
    expect(await isReservedByUnreadable({ id: 'next' }, { resource: LANE, terms }, ports)).toBe(false)
  })
})

describe('an unreadable record before an approval', () => {
  const needs = [LANE.toLowerCase(), 'bitcoinpsbt 9 aa:1']
  const nodeOf = (next: number | undefined) => () =>
    next === undefined ? undefined : { nonce: async () => ({ ok: true as const, value: next }) }
  const isNamed = async (name: string, next: number | undefined, wanted: readonly string[] = needs) =>
    (await recordsAgainst([{ holds: [name] }], wanted, nodeOf(next))).length === 1

  it.each([
    [`${LANE} 7`, 7],
    [`${LANE} 8`, 7],
    [`${LANE} 7`, undefined],
    [`unbroadcast on ${LANE}`, 9],
    ['bitcoinpsbt 9 aa:1', undefined],
  ])('is named where it stands against the plan: %s, next nonce %s', async (name, next) => {
    expect(await isNamed(name, next)).toBe(true)
  })

  it.each([
    [`${LANE} 6`, 7],
    [`${LANE.replace('0xab', '0xac')} 7`, 7],
    ['bitcoinpsbt 9 aa:2', undefined],
  ])('is not named otherwise: %s, next nonce %s', async (name, next) => {
    expect(await isNamed(name, next)).toBe(false)
  })

  it('is compared with what the plan of a transfer needs', () => {
    const [item] = approved({}).plan
    if (!item || !('from' in item)) throw new Error('expected a transaction')
    expect(needsOf([item, item])).toEqual([nonceResource(item.chainId, item.from)])
  })
})

describe('calls whose nonce a damaged row holds', () => {
  it('say so, sign nothing, and end when their yes is over', async () => {
    const { state, look } = newWorld()
    const bundle = bundleOf(1)
    state.used = [`unbroadcast on ${nonceResource(bundle.chainId, bundle.account)}`]
    state.disk.set(bundle.id, bundle)
    expect((await look(bundle.id))?.obstacle).toEqual({ code: 'WAITS_FOR_UNREADABLE' })
    state.now += FIRST_SIGNATURE_SECONDS + 1
    expect((await look(bundle.id))?.stage).toMatchObject({ stage: 'failed', end: { reason: 'expired' } })
    expect(state.sent).toEqual([])
  })
})

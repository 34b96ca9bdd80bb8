import { describe, expect, it } from 'vitest'
import type { Execution, ItemState, Stage } from '../../../src/core/execution/execution.ts'
import { reservedOutpoints } from '../../../src/core/reservation/utxos.ts'
import type { Signed } from '../../../src/core/sign/signed.ts'
import { only } from '../../made.ts'
import { provenItem, termsOf } from '../sign/bitcoin-peer.ts'

const { item } = provenItem({ values: [2_000_000n, 3_000_000n] })
const terms = termsOf(item)
const signed = { hash: 'ab' } as Signed
const inclusion = { in: 'block', blockNumber: 1n, blockHash: '0b' } as const
const STEPS: Stage = { stage: 'steps' }
const OVER: Stage = { stage: 'failed', end: { reason: 'expired' } }

function execution(state: ItemState, stage: Stage = STEPS, id = 'one'): Execution {
  return only<Execution>({ id, plan: [item], items: [state], stage })
}

const locked = (state: ItemState, stage?: Stage) => [...reservedOutpoints([execution(state, stage)], 'another')]
const attempt = { terms, signed, earlier: [] }

describe('the coins that a transfer holds', () => {
  it.each<readonly [string, ItemState]>([
    ['planned', { phase: 'planned' }],
    ['reserved', { phase: 'reserved', terms, purpose: 'step', earlier: [] }],
    ['signed', { phase: 'signed', ...attempt }],
    ['seen', { phase: 'broadcast', broadcastAtSeconds: 1, ...attempt }],
    ['included', { phase: 'included', ...attempt, inclusion, readAtSeconds: 1 }],
  ])('are those of its transaction while that is %s', (_phase, state) => {
    expect(locked(state)).toEqual(terms.outpoints)
  })

  it('are free when it is over and nothing was signed', () => {
    expect(locked({ phase: 'planned' }, OVER)).toEqual([])
    expect(locked({ phase: 'reserved', terms, purpose: 'step', earlier: [] }, OVER)).toEqual([])
  })

  it('are held beyond its end where bytes are out', () => {
    expect(locked({ phase: 'broadcast', broadcastAtSeconds: 1, ...attempt }, OVER)).toEqual(terms.outpoints)
    const bumped = locked({ phase: 'reserved', terms, purpose: 'step', earlier: [signed] }, OVER)
    expect(bumped).toEqual(expect.arrayContaining([...terms.outpoints]))
  })

  it('include the change of an attempt that a bump replaces, so that no later transfer spends it', () => {
    const change = `ab:${item.outputs.findIndex(({ role }) => role === 'change')}`
    const newest = { hash: 'cd' } as Signed
    const waiting = { terms, signed: newest, earlier: [signed] }
    expect(locked({ phase: 'reserved', terms, purpose: 'step', earlier: [signed] })).toContain(change)
    expect(locked({ phase: 'broadcast', broadcastAtSeconds: 1, ...waiting })).toEqual([...terms.outpoints, change])
    expect(locked({ phase: 'included', ...waiting, inclusion, readAtSeconds: 1 })).toEqual(terms.outpoints)
  })

  it('are free once another transaction has taken them', () => {
    expect(locked({ phase: 'replaced', ...attempt }, OVER)).toEqual([])
  })

  it('are free to itself', () => {
    const others = [
      execution({ phase: 'signed', ...attempt }),
      execution({ phase: 'signed', ...attempt }, STEPS, 'two'),
    ]
    expect([...reservedOutpoints(others.slice(0, 1), 'one')]).toEqual([])
    expect([...reservedOutpoints(others, 'one')]).toEqual(terms.outpoints)
  })

  it('are of Bitcoin alone', () => {
    const evm = only<Execution>({ ...execution({ phase: 'planned' }), plan: [{ kind: 'evmTransaction' }] })
    expect([...reservedOutpoints([evm], 'another')]).toEqual([])
  })
})

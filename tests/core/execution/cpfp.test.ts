import { describe, expect, it } from 'vitest'
import { claimedArrivalOf, ownParentOf, withCpfp, withRefusedCpfp } from '../../../src/core/execution/cpfp.ts'
import type { CpfpPayment, Execution } from '../../../src/core/execution/execution.ts'
import { madeSigned, only } from '../../made.ts'

const child = (hash: string) => only<CpfpPayment>({ parentTxid: 'parent', signed: madeSigned({ hash }) })
const event = (hash: string) => ({ event: 'cpfpSigned', cpfp: child(hash), atSeconds: 1 }) as const

function incoming(stage: 'tracking' | 'refunding', txHashes: readonly string[]): Execution {
  return only<Execution>({
    stage: { stage, status: { status: 'pending', txHashes } },
    intent: { originChainId: 1, refundTo: 'refund', destinationChainId: 2, recipient: 'recipient' },
    items: [{ phase: 'broadcast', signed: madeSigned({ hash: 'own' }), earlier: [] }],
  })
}

describe('a claimed arrival', () => {
  it('is at the recipient, or at the refund address while a refund is under way', () => {
    expect(claimedArrivalOf(incoming('tracking', ['fill']))).toEqual({
      chainId: 2,
      recipient: 'recipient',
      txHashes: ['fill'],
    })
    expect(claimedArrivalOf(incoming('refunding', ['back']))).toEqual({
      chainId: 1,
      recipient: 'refund',
      txHashes: ['back'],
    })
  })

  it('is none of our own transactions', () => {
    expect(claimedArrivalOf(incoming('tracking', ['own', 'fill']))?.txHashes).toEqual(['fill'])
    expect(claimedArrivalOf(incoming('tracking', ['own']))).toBeUndefined()
  })
})

describe('our own parent', () => {
  const waiting = (over: Partial<Execution> = {}) =>
    only<Execution>({
      stage: { stage: 'steps' },
      plan: [{ kind: 'bitcoinPsbt', chainId: 8 }],
      items: [{ phase: 'broadcast', signed: madeSigned({ hash: 'parent' }), earlier: [madeSigned({ hash: 'old' })] }],
      ...over,
    })

  it('is the newest attempt of a broadcast Bitcoin step, and takes a child', () => {
    expect(ownParentOf(waiting())).toEqual({ chainId: 8, index: 0, txHashes: ['parent'] })
    expect(withCpfp(waiting(), event('a')).cpfpChildren).toHaveLength(1)
    const old = { ...event('a'), cpfp: { ...child('a'), parentTxid: 'old' } }
    expect(withCpfp(waiting(), old).cpfpChildren).toBeUndefined()
  })

  it('is none before the broadcast, after its block or on another chain', () => {
    expect(
      ownParentOf(waiting({ stage: { stage: 'tracking', status: undefined, reportedAtSeconds: 1 } })),
    ).toBeUndefined()
    expect(ownParentOf(waiting({ items: [{ phase: 'planned' }] }))).toBeUndefined()
    expect(ownParentOf(only<Execution>({ ...waiting(), plan: [{ kind: 'evmTransaction' }] }))).toBeUndefined()
  })
})

describe('a CPFP', () => {
  it('is added once, the newest first, and only to a claimed arrival', () => {
    const first = withCpfp(incoming('tracking', ['fill']), event('a'))
    const both = withCpfp(first, event('b'))
    expect(both.cpfpChildren?.map(({ signed }) => signed.hash)).toEqual(['b', 'a'])
    expect(withCpfp(both, event('a'))).toBe(both)
    const without = incoming('tracking', [])
    expect(withCpfp(without, event('a'))).toBe(without)
  })

  it('stays when a network refuses it, with the first reason', () => {
    const one = withCpfp(incoming('tracking', ['fill']), event('a'))
    const refused = withRefusedCpfp(one, { hash: 'a', reason: { code: 'OFFLINE' } })
    expect(refused.cpfpChildren).toMatchObject([{ signed: { hash: 'a' }, refused: { code: 'OFFLINE' } }])
    expect(withRefusedCpfp(refused, { hash: 'a', reason: { code: 'TIMEOUT' } })).toBe(refused)
    expect(withRefusedCpfp(one, { hash: 'unknown', reason: { code: 'OFFLINE' } })).toBe(one)
  })
})

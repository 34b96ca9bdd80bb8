import { describe, expect, it } from 'vitest'
import { apply } from '../../src/core/apply.ts'
import type { Brought } from '../../src/core/brought.ts'
import type { Execution } from '../../src/core/execution.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { type FollowPorts, proveFill, proveRefund } from '../../src/wallet/follow.ts'
import type { Answer } from '../../src/wallet/node-port.ts'
import { ethInput, NOW } from '../core/honest.ts'
import { approve, newSim } from './sim.ts'

function crossing(): Execution {
  const sim = newSim(() => ({ status: 'waiting' }))
  const execution = sim.stored.get(approve(sim, ethInput))
  if (!execution) throw new Error('expected a crossing')
  return execution
}

/** Ports over what each transaction brought; one that is not named is on no chain yet. */
function portsOf(
  brought: Readonly<Record<string, bigint>>,
  { minedAt = NOW, used = [] }: Readonly<{ minedAt?: number; used?: readonly string[] }> = {},
): FollowPorts {
  const received = async (hash: string): Promise<Answer<Brought | undefined>> => {
    const value = brought[hash]
    return { ok: true, value: value === undefined ? undefined : { value } }
  }
  const minedAtSeconds = async () => ({ ok: true, value: minedAt })
  const usedAmong = async (ids: readonly string[]) => ids.filter((id) => used.includes(id))
  const ports = { profile: devnet, received, minedAtSeconds, usedAmong, nowSeconds: () => NOW }
  return ports as unknown as FollowPorts
}

const fill = async (
  txHashes: readonly string[],
  brought: Readonly<Record<string, bigint>>,
  about?: Parameters<typeof portsOf>[1],
) => proveFill({ task: 'proveFill', txHashes }, crossing(), portsOf(brought, about))

describe('a fill', () => {
  const { minimum } = crossing()

  it('is what all named transactions brought together', async () => {
    const half = minimum.value / 2n + 1n
    const event = await fill(['0xa', '0xb'], { '0xa': half, '0xb': half })
    expect(event).toMatchObject({ fill: { proof: 'verified', txHash: '0xb', amount: { value: 2n * half } } })
  })

  it('is proven with the promised minimum there, though what came back of it is named too, on another chain', async () => {
    const event = await fill(['0xa', 'refund'], { '0xa': minimum.value })
    expect(event).toMatchObject({ fill: { proof: 'verified', txHash: '0xa' } })
    expect(await fill(['refund', '0xa'], { '0xa': minimum.value })).toMatchObject({ event: 'filled' })
  })

  it('waits for what is named and not there, as long as the minimum is not', async () => {
    expect(await fill(['0xa', '0xb'], { '0xa': minimum.value - 1n })).toMatchObject({ event: 'troubled' })
    expect(await fill(['0xa'], {})).toMatchObject({ event: 'troubled' })
  })

  it('counts a transaction once, however often and in whatever writing it is named', async () => {
    const half = minimum.value / 2n
    const event = await fill(['0xAb', '0xab', 'ab'], { '0xAb': half, '0xab': half, ab: half })
    expect(event).toMatchObject({ fill: { proof: 'reported', why: { code: 'ARRIVAL_SHORT' } } })
  })

  it('is no money that had come before the crossing was approved', async () => {
    const brought = { '0xa': minimum.value }
    expect(await fill(['0xa'], brought, { minedAt: NOW - 600 })).toMatchObject({ fill: { proof: 'verified' } })
    const old = await fill(['0xa'], brought, { minedAt: NOW - 601 })
    expect(old).toMatchObject({ fill: { proof: 'reported', why: { code: 'ARRIVAL_OLD' } } })
  })

  it.each(['0xa', 'a'])('is no money that has ended another crossing, there named %s', async (used) => {
    const event = await fill(['0xA'], { '0xA': minimum.value }, { used: [used] })
    expect(event).toMatchObject({ fill: { proof: 'reported', why: { code: 'ARRIVAL_USED' } } })
  })

  it('that is less than the minimum is only reported', async () => {
    expect(await fill(['0xa'], { '0xa': minimum.value - 1n })).toMatchObject({ fill: { proof: 'reported' } })
    expect(await fill(['0xa'], { '0xa': 0n })).toMatchObject({ fill: { proof: 'reported' } })
  })
})

describe('a refund', () => {
  it('waits for every transaction that is named', async () => {
    const refund = (brought: Readonly<Record<string, bigint>>) =>
      proveRefund({ task: 'proveRefund', txHashes: ['0xa', '0xb'] }, crossing(), portsOf(brought))
    expect(await refund({ '0xa': 5n })).toMatchObject({ event: 'troubled' })
    expect(await refund({ '0xa': 5n, '0xb': 6n })).toMatchObject({ refund: { amount: { value: 11n } } })
  })
})

describe('what was paid from elsewhere', () => {
  const asked = crossing()
  const status = { status: 'refund', word: 'refund', inTxHashes: ['0xin'], txHashes: ['0xa'] } as const
  const item = { kind: 'depositAddress', address: '0xdeposit', amount: asked.pays.value, isProven: true } as const
  const elsewhere: Execution = {
    ...asked,
    intent: { ...asked.intent, payment: 'strictAddress' },
    plan: [{ ...item, chainId: asked.intent.originChainId, currency: asked.intent.originCurrency }],
    stage: {
      stage: 'refunding',
      status: { ...status, updatedAtMilliseconds: undefined, failReason: undefined },
      reportedAtSeconds: 1,
    },
  }
  const refund = async (brought: Readonly<Record<string, bigint>>, execution = elsewhere) => {
    const event = await proveRefund({ task: 'proveRefund', txHashes: ['0xa'] }, execution, portsOf(brought))
    if (!event) throw new Error('expected an event')
    return apply(execution, event)
  }

  it('is kept as it was read on the origin chain, and not as it was asked for', async () => {
    const { stage, paid } = await refund({ '0xin': 7n, '0xa': 5n })
    expect(stage).toMatchObject({ stage: 'refunded', refund: { amount: { value: 5n } } })
    expect(paid).toEqual({ ...asked.pays, value: 7n })
  })

  it('is not known where it was not read, and the end does not wait for it', async () => {
    expect(await refund({ '0xa': 5n })).toMatchObject({ stage: { stage: 'refunded' } })
    expect((await refund({ '0xa': 5n })).paid).toBeUndefined()
    expect((await refund({ '0xin': 0n, '0xa': 5n })).paid).toBeUndefined()
  })

  it('is no question where the wallet pays itself', async () => {
    expect((await refund({ '0xin': 7n, '0xa': 5n }, { ...elsewhere, plan: asked.plan })).paid).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { apply } from '../../../src/core/execution/apply.ts'
import { decodeStatus } from '../../../src/core/execution/decode-status.ts'
import type { Execution, ItemState } from '../../../src/core/execution/execution.ts'
import type { ReceivedAmount } from '../../../src/core/execution/received-amount.ts'
import type { ServiceStatus } from '../../../src/core/execution/service-status.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { type Answer, failedSaying } from '../../../src/core/reason/reason.ts'
import type { TrackingPorts } from '../../../src/wallet/engine/deposit-tracking.ts'
import { readFill, readRefund } from '../../../src/wallet/outcome/fill-and-refund.ts'
import { recheckOutcome } from '../../../src/wallet/outcome/recheck-outcome.ts'
import { ethInput, NOW } from '../../core/honest.ts'
import { madeSigned, only } from '../../made.ts'
import { anHonest, approvedOf } from '../sim/flows.ts'
import { approve, newSim } from '../sim.ts'
import { alwaysWatched, isStalledAt } from '../watched.ts'

function transfer(): Execution {
  const sim = newSim(() => ({ status: 'waiting' }))
  const execution = sim.stored.get(approve(sim, ethInput))
  if (!execution) throw new Error('expected a transfer')
  return execution
}

type About = Readonly<{ minedAt?: number; used?: readonly string[]; status?: ServiceStatus; nowSeconds?: number }>

function statusOf(word: string, txHashes: readonly string[] = []): ServiceStatus {
  const status = decodeStatus({ status: word, txHashes })
  if (!status) throw new Error('expected a status')
  return status
}

function settled(hash: string): Extract<ItemState, { inclusion: unknown }> {
  const signed = madeSigned({ kind: 'evmTransaction', purpose: 'step', chainId: 1, bytes: '0x', hash })
  const inclusion = { in: 'block', blockNumber: 1n, blockHash: '0x' } as const
  return { phase: 'finalized', terms: { terms: 'none' }, signed, earlier: [], inclusion, readAtSeconds: 1 }
}

/** Unnamed transactions are on no chain. */
function portsOf(
  brought: Readonly<Record<string, bigint>>,
  { minedAt = NOW, used = [], status, nowSeconds = NOW }: About = {},
): TrackingPorts {
  const received = async (hash: string): Promise<Answer<ReceivedAmount | undefined>> => {
    const value = brought[hash]
    return { ok: true, value: value === undefined ? undefined : { value } }
  }
  const minedAtSeconds = async () => ({ ok: true, value: minedAt })
  const usedAmong = async (ids: readonly string[]) => ids.filter((id) => used.includes(id))
  const answer = async () => (status ? { ok: true, status } : failedSaying('503'))
  const ports = {
    profile: devnet,
    received,
    minedAtSeconds,
    usedAmong,
    status: answer,
    nowSeconds: () => nowSeconds,
    watchedSeconds: alwaysWatched(() => nowSeconds),
    isFinalityDue: () => true,
    fiveDollars: async () => undefined,
  }
  return only<TrackingPorts>(ports)
}

/** Each transaction paid these amounts on these chains only. */
function portsIn(
  paid: readonly Readonly<{ hash: string; chainId: number; to: string; value: bigint }>[],
  about?: About,
) {
  const received: TrackingPorts['received'] = async (hash, { chainId }, recipient) => {
    const there = paid.filter((each) => each.hash === hash && each.chainId === chainId)
    const mine = there.filter(({ to }) => to === recipient)
    return {
      ok: true,
      value: there.length > 0 ? { value: mine.reduce((sum, { value }) => sum + value, 0n) } : undefined,
    }
  }
  return { ...portsOf({}, about), received }
}

const fill = async (
  txHashes: readonly string[],
  brought: Readonly<Record<string, bigint>>,
  about?: Parameters<typeof portsOf>[1],
) => readFill({ task: 'proveFill', txHashes }, transfer(), portsOf(brought, about))

describe('a fill', () => {
  const { minimum } = transfer()

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
    expect(await fill(['0xa', '0xb'], { '0xa': minimum.value - 1n })).toMatchObject({ event: 'arrivedInPart' })
    expect(await fill(['0xa'], {})).toMatchObject({ event: 'obstructed' })
  })

  it('counts a transaction once, however often and in whatever writing it is named', async () => {
    const half = minimum.value / 2n
    const event = await fill(['0xAb', '0xab', 'ab'], { '0xAb': half, '0xab': half, ab: half })
    expect(event).toMatchObject({ event: 'arrivedInPart', came: { amount: { value: half } } })
  })

  it('is no money that had come before the transfer was approved', async () => {
    const brought = { '0xa': minimum.value }
    expect(await fill(['0xa'], brought, { minedAt: NOW - 600 })).toMatchObject({ fill: { proof: 'verified' } })
    const old = await fill(['0xa'], brought, { minedAt: NOW - 601 })
    expect(old).toMatchObject({ fill: { proof: 'reported', why: { code: 'ARRIVAL_OLD' } } })
  })

  it.each(['0xa', 'a'])('is no money that has ended another transfer, there named %s', async (used) => {
    const event = await fill(['0xA'], { '0xA': minimum.value }, { used: [used] })
    expect(event).toMatchObject({ fill: { proof: 'reported', why: { code: 'ARRIVAL_USED' } } })
  })

  it('that brought nothing is only reported', async () => {
    expect(await fill(['0xa'], { '0xa': 0n })).toMatchObject({ fill: { proof: 'reported' } })
  })
})

describe('our own send of a token that keeps a fee', () => {
  const sent = approvedOf(anHonest('send'), 'sent')
  const least = sent.minimum.value
  const execution: Execution = { ...sent, items: [settled('0xa')] }

  it.each([1n, least])('ends with the amount of the receipt, less by %s', async (fee) => {
    const ports = portsOf({ '0xa': least - fee })
    const event = await readFill({ task: 'proveFill', txHashes: ['0xa'] }, execution, ports)
    const fill = fee < least ? { proof: 'verified', amount: { value: least - fee } } : { proof: 'reported' }
    expect(event).toMatchObject({ event: 'filled', fill })
  })

  it('is corrected where an earlier version said that its arrival is unread', async () => {
    const unread = { proof: 'reported', txHash: '0xa', why: { code: 'ARRIVAL_SHORT' } } as const
    const stage = { stage: 'filled', fill: unread, status: statusOf('success', ['0xa']) } as const
    const event = await recheckOutcome({ ...execution, stage }, portsOf({ '0xa': least - 1n }))
    expect(event).toMatchObject({ event: 'readAgain', proof: { proof: 'verified', amount: { value: least - 1n } } })
  })
})

describe('an arrival on a chain whose node is silent', () => {
  const silent = (said: ServiceStatus) => ({
    ...portsOf({}, { status: said }),
    received: async () => failedSaying('503'),
  })
  const named = (word: 'success' | 'refund') =>
    ({ ...transfer(), stage: { stage: 'tracking', status: statusOf(word, ['0xa']), reportedAtSeconds: NOW } }) as const

  it('is asked about at the service, which may have named something else by now', async () => {
    const other = statusOf('success', ['0xb'])
    const heard = { event: 'status', status: other, atSeconds: NOW }
    const task = { txHashes: ['0xa'] }
    expect(await readFill({ task: 'proveFill', ...task }, named('success'), silent(other))).toEqual(heard)
    expect(await readRefund({ task: 'proveRefund', ...task }, named('refund'), silent(other))).toEqual(heard)
  })

  it('is an obstacle where the service says the same again', async () => {
    const event = await readFill(
      { task: 'proveFill', txHashes: ['0xa'] },
      named('success'),
      silent(statusOf('success', ['0xa'])),
    )
    expect(event).toMatchObject({ event: 'obstructed', reason: { words: '503' } })
  })
})

describe('a refund', () => {
  it('is the one log that makes the payment good, where one transaction refunds two transfers', async () => {
    const execution = {
      ...transfer(),
      stage: { stage: 'refunding', status: statusOf('refund', ['0xa']), reportedAtSeconds: NOW },
    } as const
    const { value } = execution.pays
    const logs = [3n * value, value].map((each, at) => ({ at, value: each }))
    const isHome = (chainId: number) => chainId === execution.intent.originChainId
    const received: TrackingPorts['received'] = async (_hash, { chainId }) => ({
      ...{ ok: true, value: isHome(chainId) ? { value: 4n * value, logs } : { value: 0n } },
    })
    const task = { task: 'proveRefund', txHashes: ['0xa'] } as const
    const event = await readRefund(task, execution, { ...portsOf({}), received })
    expect(event).toMatchObject({ event: 'refunded', refund: { amount: { value }, besides: ['log 1 of 0xa'] } })
  })

  it('waits for every transaction that is named', async () => {
    const refund = (brought: Readonly<Record<string, bigint>>) =>
      readRefund({ task: 'proveRefund', txHashes: ['0xa', '0xb'] }, transfer(), portsOf(brought))
    const { value } = transfer().pays
    expect(await refund({ '0xa': 5n })).toMatchObject({ event: 'arrivedInPart' })
    const most = (value * 96n) / 100n
    expect(await refund({ '0xa': most })).toMatchObject({ event: 'obstructed' })
    expect(await refund({ '0xa': most, '0xb': 6n })).toMatchObject({ refund: { amount: { value: most + 6n } } })
  })
})

const RECIPIENT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const REFUND_TO = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const proven = (execution: Execution, txHashes: readonly string[], ports: TrackingPorts) =>
  readRefund({ task: 'proveRefund', txHashes }, execution, ports)

function toAnother(kind: string): Execution {
  const approved = approvedOf(anHonest(kind), 'transfer')
  const { quoteText } = approved
  const intent = { ...approved.intent, recipient: RECIPIENT, refundTo: REFUND_TO }
  return { ...approved, intent, quoteText: refundingAtHome(quoteText, REFUND_TO) }
}

function refundingAtHome(quoteText: string, recipient: string): string {
  const quote = JSON.parse(quoteText)
  const [input] = quote.protocol?.v2?.orderData?.inputs ?? []
  if (input) input.refunds = [{ ...input.refunds[0], recipient }]
  return JSON.stringify(quote)
}

describe('what the service calls a refund', () => {
  const KINDS = ['deposit-native', 'deposit-approve', 'transfer', 'send']
  const arrives = (execution: Execution, value: bigint) => [
    { hash: '0xa', chainId: execution.intent.destinationChainId, to: RECIPIENT, value },
  ]

  it.each(KINDS)('is a fill where the recipient got at least what was promised: %s', async (kind) => {
    const execution = toAnother(kind)
    const { minimum } = execution
    const event = await proven(execution, ['0xa'], portsIn(arrives(execution, minimum.value)))
    expect(event).toMatchObject({ event: 'filled', fill: { proof: 'verified', amount: minimum } })
    if (!event) throw new Error('expected an event')
    const stage = { stage: 'refunding', status: statusOf('refund', ['0xa']), reportedAtSeconds: NOW } as const
    expect(apply({ ...execution, stage }, event).stage).toMatchObject({ stage: 'filled' })
  })

  it.each(KINDS)('is no refund where less came to a recipient that is not who refunds go to: %s', async (kind) => {
    const execution = toAnother(kind)
    const event = await proven(execution, ['0xa'], portsIn(arrives(execution, execution.minimum.value - 1n)))
    expect(event).toMatchObject({ event: 'refunded', refund: { proof: 'reported' } })
  })

  it('is a fill by the measure of what was paid, where another amount was', async () => {
    const execution = toAnother('deposit-native')
    const half = { ...execution.pays, value: execution.pays.value / 2n }
    const taken = { ...execution, requote: { requestId: '0x5c', paid: half } }
    const event = await proven(taken, ['0xa'], portsIn(arrives(taken, execution.minimum.value / 2n)))
    expect(event).toMatchObject({ event: 'filled', fill: { proof: 'verified' } })
  })

  it('is no refund where it is the user’s own transfer, which has arrived', async () => {
    const execution = toAnother('send')
    const sent = { ...execution, items: [settled('0xa')] }
    const event = await proven(sent, ['0xa'], portsIn(arrives(sent, sent.minimum.value)))
    expect(event).toMatchObject({ event: 'filled', fill: { proof: 'verified', txHash: '0xa' } })
  })

  it('is none where the user’s own transaction brought something back', async () => {
    const execution = { ...toAnother('deposit-native'), items: [settled('0xa')] }
    const { originChainId: chainId } = execution.intent
    const back = [{ hash: '0xa', chainId, to: REFUND_TO, value: 9n }]
    const own = { event: 'refunded', refund: { proof: 'reported', why: { code: 'ARRIVAL_OWN' } } }
    expect(await proven(execution, ['0xa'], portsIn(back))).toMatchObject(own)
    const [state] = execution.items
    const raised = {
      ...execution,
      items: [{ ...settled('0xb'), earlier: state && 'signed' in state ? [state.signed] : [] }],
    }
    expect(await proven(raised, ['0xa'], portsIn(back))).toMatchObject(own)
  })

  it('waits while the destination chain cannot be read, since it may be a fill', async () => {
    const execution = toAnother('deposit-native')
    const { originChainId, destinationChainId } = execution.intent
    const ports = portsIn([{ hash: '0xa', chainId: originChainId, to: REFUND_TO, value: execution.pays.value }])
    const received: TrackingPorts['received'] = async (hash, currency, to) =>
      currency.chainId === destinationChainId ? failedSaying('503') : ports.received(hash, currency, to)
    expect(await proven(execution, ['0xa'], { ...ports, received })).toMatchObject({ event: 'obstructed' })
    expect(await proven(execution, ['0xa'], ports)).toMatchObject({ event: 'refunded', refund: { proof: 'verified' } })
  })
})

describe('a refund on the destination chain', () => {
  const execution = toAnother('deposit-native')
  const { originChainId, destinationChainId } = execution.intent

  it('is read where refunds go, though the origin chain has no such transaction', async () => {
    const { value } = execution.minimum
    const ports = portsIn([{ hash: '0xa', chainId: destinationChainId, to: REFUND_TO, value }])
    const refund = { proof: 'verified', amount: { value, currency: { chainId: destinationChainId } } }
    expect(await proven(execution, ['0xa'], ports)).toMatchObject({ event: 'refunded', refund })
  })

  it.each([
    ['one wei', () => 1n],
    ['less than its share', (minimum: bigint) => (minimum * 94n) / 100n],
  ])('is only a part of one with %s', async (_what, shareOf) => {
    const value = shareOf(execution.minimum.value)
    const ports = portsIn([{ hash: '0xa', chainId: destinationChainId, to: REFUND_TO, value }])
    expect(await proven(execution, ['0xa'], ports)).toMatchObject({
      event: 'arrivedInPart',
      came: { amount: { value } },
    })
  })

  it('is measured by what was paid, where another amount was', async () => {
    const requote = { requestId: '0x2', paid: { ...execution.pays, value: execution.pays.value / 2n } }
    const value = execution.minimum.value / 2n
    const ports = portsIn([{ hash: '0xa', chainId: destinationChainId, to: REFUND_TO, value }])
    expect(await proven({ ...execution, requote }, ['0xa'], ports)).toMatchObject({ event: 'refunded' })
  })

  it('is not hidden by one wei on the origin chain', async () => {
    const { value } = execution.minimum
    const ports = portsIn([
      { hash: '0xa', chainId: originChainId, to: REFUND_TO, value: 1n },
      { hash: '0xb', chainId: destinationChainId, to: REFUND_TO, value },
    ])
    const refund = { amount: { value, currency: { chainId: destinationChainId } } }
    expect(await proven(execution, ['0xa', '0xb'], ports)).toMatchObject({ event: 'refunded', refund })
  })

  it('is told as the service’s word where that transaction brought nothing, and not waited for', async () => {
    const ports = portsIn([{ hash: '0xa', chainId: destinationChainId, to: '0xstranger', value: 77n }])
    const refund = { proof: 'reported', why: { code: 'ARRIVAL_ABSENT' } }
    expect(await proven(execution, ['0xa'], ports)).toMatchObject({ event: 'refunded', refund })
  })

  it('is read beside another part of it on the origin chain, and waits for what no chain has', async () => {
    const ports = portsIn([
      { hash: '0xa', chainId: originChainId, to: REFUND_TO, value: execution.pays.value },
      { hash: '0xb', chainId: destinationChainId, to: '0xstranger', value: 77n },
    ])
    expect(await proven(execution, ['0xa', '0xb'], ports)).toMatchObject({
      refund: { proof: 'verified', txHash: '0xa' },
    })
    expect(await proven(execution, ['0xa', '0xc'], ports)).toMatchObject({ reason: { code: 'NOT_ON_CHAIN' } })
  })

  it('is not looked for where refunds go to an address of another kind of chain', async () => {
    const intent = { ...execution.intent, refundTo: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }
    const asked: string[] = []
    const ports = portsIn([{ hash: '0xa', chainId: destinationChainId, to: RECIPIENT, value: 1n }])
    const received: TrackingPorts['received'] = async (hash, currency, to) => {
      asked.push(`${currency.chainId} ${to}`)
      return ports.received(hash, currency, to)
    }
    const quoteText = refundingAtHome(execution.quoteText, intent.refundTo)
    await proven({ ...execution, intent, quoteText }, ['0xa'], { ...ports, received })
    expect(asked).toEqual([`${destinationChainId} ${RECIPIENT}`, `${originChainId} ${intent.refundTo}`])
  })
})

describe('a transaction that no chain has', () => {
  const task = { success: readFill, refund: readRefund }
  const withStatus = (word: 'success' | 'refund'): Execution => {
    const execution = transfer()
    const status = statusOf(word, ['0xa'])
    const heard = { event: 'status', status, atSeconds: NOW } as const
    return apply({ ...execution, stage: { stage: 'tracking', status: undefined, reportedAtSeconds: NOW } }, heard)
  }
  const prove = (word: 'success' | 'refund', about: About, execution = withStatus(word)) =>
    task[word]({ task: 'proveFill', txHashes: ['0xa'] } as never, execution, portsOf({}, about))

  it.each(['success', 'refund'] as const)('called %s is waited for, and the service asked again', async (word) => {
    const same = statusOf(word, ['0xa'])
    const notThere = { event: 'obstructed', reason: { code: 'NOT_ON_CHAIN' } }
    expect(await prove(word, { status: same })).toMatchObject(notThere)
    expect(await prove(word, {})).toMatchObject(notThere)
    for (const status of [statusOf(word, ['0xb']), statusOf('failure'), statusOf('refund', ['0xb'])]) {
      expect(await prove(word, { status })).toMatchObject({ event: 'status', status })
    }
  })

  it.each(['success', 'refund'] as const)('called %s is said to take long after a while, once', async (word) => {
    const late = { status: statusOf(word, ['0xa']), nowSeconds: NOW + 86_400 }
    const before = withStatus(word)
    const event = await prove(word, late, before)
    expect(event).toEqual({ event: 'stalled', atSeconds: late.nowSeconds })
    if (!event) throw new Error('expected an event')
    const after = apply(before, event)
    expect(after.pendingNotifications.map(({ news }) => news)).toEqual(['stalled'])
    expect(await prove(word, late, after)).toMatchObject({ event: 'obstructed', reason: { code: 'NOT_ON_CHAIN' } })
  })

  it('and is another one each time brings nothing forward', async () => {
    let execution = withStatus('refund')
    const hear = (hash: string, atSeconds: number) => {
      execution = apply(execution, { event: 'status', status: statusOf('refund', [hash]), atSeconds })
    }
    hear('0xb', NOW + 40_000)
    hear('0xc', NOW + 80_000)
    expect(isStalledAt(execution, devnet, NOW + 80_001)).toBe(true)
    execution = apply(execution, { event: 'stalled', atSeconds: NOW + 80_001 })
    hear('0xd', NOW + 90_000)
    expect(execution.stalledSinceSeconds).toBe(NOW + 80_001)
    execution = apply(execution, { event: 'status', status: statusOf('pending'), atSeconds: NOW + 90_001 })
    expect(execution.stalledSinceSeconds).toBeUndefined()
  })
})

describe('an end whose transaction the service does not name', () => {
  const task = { success: readFill, refund: readRefund }
  const heardOf = (word: string): Execution => {
    const stage = { stage: 'tracking', status: undefined, reportedAtSeconds: NOW } as const
    return apply({ ...transfer(), stage }, { event: 'status', status: statusOf(word), atSeconds: NOW })
  }
  const prove = (of: 'success' | 'refund', execution: Execution, later: number) =>
    task[of]({ task: 'proveFill', txHashes: [] } as never, execution, portsOf({}, { nowSeconds: NOW + later }))
  const ends = { success: 'filled', refund: 'refunded' } as const

  // Older service paths name the same state differently.
  it.each([
    ['success', 'success'],
    ['refund', 'refund'],
    ['refund', 'refunded'],
    ['refund', 'fallback'],
  ] as const)('is asked about for two minutes, and then told by its word: %s, as %s', async (of, word) => {
    const execution = { ...heardOf(word), history: [] }
    expect(await prove(of, execution, 119)).not.toMatchObject({ event: ends[of] })
    expect(await prove(of, execution, 120)).toMatchObject({ event: ends[of] })
  })

  it('counts from the first time of its word, whatever the service says between', async () => {
    let execution = heardOf('success')
    for (const [word, later] of [
      ['pending', 30],
      ['success', 60],
    ] as const) {
      execution = apply(execution, { event: 'status', status: statusOf(word), atSeconds: NOW + later })
    }
    expect(await prove('success', execution, 120)).toMatchObject({ event: 'filled' })
  })

  it('counts anew for a request that took over, and ends for it too', async () => {
    const taken = { ...heardOf('success'), statusesHeard: [], lastProgressAtSeconds: NOW + 60 }
    expect(await prove('success', taken, 179)).not.toMatchObject({ event: 'filled' })
    expect(await prove('success', taken, 180)).toMatchObject({ event: 'filled' })
  })
})

describe('what was paid from elsewhere', () => {
  const asked = transfer()
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
    const event = await readRefund({ task: 'proveRefund', txHashes: ['0xa'] }, execution, portsOf(brought))
    if (!event) throw new Error('expected an event')
    return apply(execution, event)
  }

  it('is kept as it was read on the origin chain, and not as it was asked for', async () => {
    const { stage, paid } = await refund({ '0xin': 7n, '0xa': 7n })
    expect(stage).toMatchObject({ stage: 'refunded', refund: { amount: { value: 7n } } })
    expect(paid).toEqual({ ...asked.pays, value: 7n })
  })

  it('is not known where it was not read, and the end does not wait for it', async () => {
    expect(await refund({ '0xa': 5n })).toMatchObject({ stage: { stage: 'refunded' } })
    expect((await refund({ '0xa': 5n })).paid).toBeUndefined()
    expect((await refund({ '0xin': 0n, '0xa': 5n })).paid).toBeUndefined()
  })

  it('is no question where the wallet pays itself', async () => {
    const brought = { '0xin': 7n, '0xa': asked.pays.value }
    expect((await refund(brought, { ...elsewhere, plan: asked.plan })).paid).toBeUndefined()
  })
})

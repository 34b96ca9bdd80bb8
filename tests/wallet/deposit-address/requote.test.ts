import { describe, expect, it } from 'vitest'
import { depositAddressOf, withRequote } from '../../../src/core/deposit-address/requote.ts'
import { decodeStatus } from '../../../src/core/execution/decode-status.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import type { ServiceStatus } from '../../../src/core/execution/service-status.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { failedSaying } from '../../../src/core/reason/reason.ts'
import { createNewestRequests } from '../../../src/wallet/deposit-address/newest-request.ts'
import { type NewestRequest, type RequotePorts, requoteEvent } from '../../../src/wallet/deposit-address/requote.ts'
import { type TrackingPorts, trackStatus } from '../../../src/wallet/engine/deposit-tracking.ts'
import { readFill } from '../../../src/wallet/outcome/fill-and-refund.ts'
import { NOW } from '../../core/honest.ts'
import { madeSigned, only } from '../../made.ts'
import { anHonest, approvedOf } from '../sim/flows.ts'

const REQUOTE = `0x${'5c'.repeat(32)}`
const PAYMENT = `0x${'9a'.repeat(32)}`
const open = approvedOf(anHonest('open-address-paid-elsewhere'), 'open')
const strict = approvedOf(anHonest('strict-address-paid-elsewhere'), 'strict')
const half = open.pays.value / 2n

function statusOf(word: string, inTxHashes: readonly string[] = [PAYMENT]): ServiceStatus {
  const status = decodeStatus({ status: word, inTxHashes })
  if (!status) throw new Error('expected a status')
  return status
}

function claimOf({ intent, plan }: Execution = open): NewestRequest {
  const { originChainId: chainId, originCurrency: currency, refundTo } = intent
  const depositAddress = depositAddressOf(plan, intent) ?? ''
  return { answer: 'told', request: { requestId: REQUOTE, depositAddress, chainId, currency, refundTo } }
}

type Change = Partial<RequotePorts> & Readonly<{ brought?: bigint | undefined; asked?: string[] }>

function portsOf({ asked = [], ...change }: Change = {}): RequotePorts {
  const value = 'brought' in change ? change.brought : half
  const brought = value === undefined ? undefined : { value }
  return {
    profile: devnet,
    received: async (hash) => ({ ok: true, value: hash === PAYMENT ? brought : { value: 0n } }),
    status: async () => ({ ok: true, status: statusOf('pending') }),
    newestRequest: async (address) => {
      asked.push(address)
      return claimOf()
    },
    standsAt: async () => ({ ok: true, value: 0n }),
    usedAmong: async () => [],
    nowSeconds: () => NOW + 60,
    ...change,
  }
}
const look = (change: Change = {}, execution = open, status = statusOf('pending')) =>
  requoteEvent(execution, status, portsOf(change))

describe('a request that took over another amount', () => {
  it('is found by its address, with the amount that was read on the origin chain', async () => {
    expect(await look()).toEqual({
      event: 'requoted',
      requestId: REQUOTE,
      paid: { currency: open.pays.currency, value: half },
      atSeconds: NOW + 60,
    })
    expect(await look({ brought: open.pays.value * 2n })).toMatchObject({ paid: { value: open.pays.value * 2n } })
  })

  it('is believed of all that stands at the address, and not of dust beside it', async () => {
    const standing = (value: bigint) => look({ standsAt: async () => ({ ok: true, value }) })
    expect(await standing(half)).toMatchObject({ event: 'requoted' })
    expect(await standing(half + 1n)).toMatchObject({ event: 'obstructed', reason: { code: 'ANOTHER_PAYMENT' } })
    const silent = await look({ standsAt: async () => failedSaying('503') })
    expect(silent).toMatchObject({ event: 'obstructed' })
  })

  it('is about the wallet’s own transaction alone where it paid itself', async () => {
    const OWN = `0x${'0e'.repeat(32)}`
    const paysItself = approvedOf(anHonest('open-address'), 'own')
    const signed = madeSigned({ kind: 'evmTransaction', purpose: 'step', chainId: 1, bytes: '0x', hash: OWN })
    const inclusion = { in: 'block', blockNumber: 1n, blockHash: '0x' } as const
    const state = {
      phase: 'finalized',
      terms: { terms: 'none' },
      signed,
      earlier: [],
      inclusion,
      readAtSeconds: 1,
    } as const
    const paid = { ...paysItself, items: paysItself.items.map(() => state) }
    const { pays, deadlineSeconds } = paid
    const brought = (hash: string) => ({ ok: true, value: { value: hash === OWN ? pays.value : 1n } }) as const
    const late = {
      received: async (hash: string) => brought(hash),
      newestRequest: async () => claimOf(paid),
      nowSeconds: () => deadlineSeconds + 1,
    }
    const named =
      (...hashes: string[]) =>
      async () =>
        ({ ok: true, status: statusOf('pending', hashes) }) as const
    expect(await look(late, paid, statusOf('pending', [PAYMENT]))).toBeUndefined()
    const both = statusOf('pending', [OWN, PAYMENT])
    expect(await look({ ...late, status: named(PAYMENT) }, paid, both)).toBeUndefined()
    const taken = { event: 'requoted', paid: { value: pays.value } }
    expect(await look({ ...late, status: named(OWN) }, paid, both)).toMatchObject(taken)
    expect(await look({ ...late, status: named(OWN, PAYMENT) }, paid, both)).toMatchObject(taken)
    const inTime = { ...late, nowSeconds: () => NOW }
    expect(await look({ ...inTime, status: named(OWN, PAYMENT) }, paid, both)).toBeUndefined()
  })

  it('counts a payment once, however often it is named', async () => {
    const twice = statusOf('pending', [PAYMENT, PAYMENT, PAYMENT.toUpperCase().replace('0X', '0x')])
    expect(await look({}, open, twice)).toMatchObject({ event: 'requoted', paid: { value: half } })
  })

  it('is not looked for where nothing came, it is over, or the address is of one order', async () => {
    const asked: string[] = []
    for (const status of [statusOf('pending', []), statusOf('waiting'), statusOf('success'), statusOf('refund')]) {
      expect(await look({ asked }, open, status)).toBeUndefined()
    }
    expect(await look({ asked }, strict)).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('is none of what was exactly asked for, in time; what comes late is quoted anew', async () => {
    const exact = open.pays.value
    expect(await look({ brought: exact })).toBeUndefined()
    const late = { nowSeconds: () => open.deadlineSeconds }
    expect(await look({ brought: exact, ...late })).toMatchObject({ event: 'requoted', paid: { value: exact } })
    const another = async () => ({ ok: true, status: statusOf('pending', ['0xanother']) }) as const
    expect(await look({ brought: exact, ...late, status: another })).toBeUndefined()
  })

  it('waits for the payment’s block, and for the request to name the payment', async () => {
    expect(await look({ brought: undefined })).toBeUndefined()
    expect(await look({ status: async () => ({ ok: true, status: statusOf('waiting', []) }) })).toBeUndefined()
    expect(await look({ status: async () => failedSaying('503') })).toBeUndefined()
  })

  it('is not believed where it is about something else, and that is said', async () => {
    const of = (change: object): Change => {
      const claim = claimOf()
      const request = claim.answer === 'told' ? { ...claim.request, ...change } : undefined
      return request ? { newestRequest: async () => ({ answer: 'told', request }) } : {}
    }
    const other = `0x${'42'.repeat(20)}`
    for (const change of [{ depositAddress: other }, { refundTo: other }, { currency: other }, { chainId: 999 }]) {
      expect(await look(of(change))).toMatchObject({
        event: 'obstructed',
        reason: { code: expect.stringMatching(/^REQUEST_OTHER_/) },
      })
    }
    const used = await look({ usedAmong: async (ids) => ids })
    expect(used).toMatchObject({ event: 'obstructed', reason: { code: 'REQUEST_FOREIGN' } })
    const stranger = await look({ status: async () => ({ ok: true, status: statusOf('success', ['0xanother']) }) })
    expect(stranger).toMatchObject({ event: 'obstructed', reason: { code: 'ANOTHER_PAYMENT' } })
    expect(await look(of({ requestId: open.requestId }))).toBeUndefined()
  })

  it('is said not to be told of where the service wants a key, with what was paid and what was asked for', async () => {
    const refused = await look({ newestRequest: async () => ({ answer: 'refused' }) })
    const amount = expect.stringMatching(/^[\d.]+ \w+$/)
    const reason = { code: 'PAID_INSTEAD', paid: amount, quoted: amount }
    expect(refused).toMatchObject({ event: 'obstructed', reason })
    expect(await look({ newestRequest: async () => ({ answer: 'refused' }), brought: open.pays.value })).toBeUndefined()
    const silent = await look({ newestRequest: async () => ({ answer: 'silent', why: { code: 'OFFLINE' } }) })
    expect(silent).toMatchObject({ event: 'obstructed', reason: { code: 'OFFLINE' } })
  })
})

const following = (arrived: bigint) =>
  only<TrackingPorts>({
    ...portsOf({ received: async () => ({ ok: true, value: { value: arrived } }) }),
    minedAtSeconds: async () => ({ ok: true, value: NOW }),
  })

describe('following it', () => {
  const paid = { ...open.pays, value: half }
  const taken = withRequote(open, { event: 'requoted', requestId: REQUOTE, paid })

  it('asks about the request that took over, and about the transfer’s own before', async () => {
    const asked: string[] = []
    const status: RequotePorts['status'] = async (requestId) => {
      asked.push(requestId)
      return { ok: true, status: statusOf('success') }
    }
    for (const each of [open, taken]) await trackStatus(each, portsOf({ status }) as TrackingPorts)
    expect(asked).toEqual([open.requestId, REQUOTE])
  })

  it('tells what arrived as it was read, though it is less than the minimum of the first quote', async () => {
    const arrived = open.minimum.value / 2n - 1n
    const ports = following(arrived)
    const task = { task: 'proveFill', txHashes: ['0xfill'] } as const
    const verified = { proof: 'verified', txHash: '0xfill', amount: { value: arrived } }
    expect(await readFill(task, taken, ports)).toMatchObject({ event: 'filled', fill: verified })
    expect(await readFill(task, open, ports)).toMatchObject({ event: 'arrivedInPart' })
  })

  it('says nothing arrived that the recipient did not get', async () => {
    const ports = following(0n)
    const event = await readFill({ task: 'proveFill', txHashes: ['0xfill'] }, taken, ports)
    expect(event).toMatchObject({ event: 'filled', fill: { proof: 'reported' } })
  })
})

describe('asking for the newest request of an address', () => {
  it('is done every five seconds at most, and once a minute where it is refused', async () => {
    let now = 0
    let answer: NewestRequest | undefined = claimOf()
    const newest = createNewestRequests({ ask: async () => answer, nowMilliseconds: () => now })
    const at = async (milliseconds: number) => {
      now = milliseconds
      return (await newest('address')).answer
    }
    expect([await at(0), await at(4_999), await at(5_000)]).toEqual(['told', 'later', 'told'])
    answer = { answer: 'refused' }
    expect([await at(10_000), await at(69_999), await at(70_000)]).toEqual(['refused', 'later', 'refused'])
    answer = undefined
    expect([await at(200_000), await at(200_001)]).toEqual(['later', 'later'])
  })

  it('is asked for again where the clock is set back', async () => {
    let now = 10_000_000
    const newest = createNewestRequests({ ask: async () => ({ answer: 'refused' }), nowMilliseconds: () => now })
    expect((await newest('address')).answer).toBe('refused')
    now -= 3_600_000
    expect((await newest('address')).answer).toBe('refused')
  })
})

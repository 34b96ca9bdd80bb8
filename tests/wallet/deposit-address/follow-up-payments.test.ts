import { describe, expect, it } from 'vitest'
import { depositAddressOf } from '../../../src/core/deposit-address/requote.ts'
import { decodeStatus } from '../../../src/core/execution/decode-status.ts'
import type { Execution, Stage } from '../../../src/core/execution/execution.ts'
import type { ServiceStatus } from '../../../src/core/execution/service-status.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { type Failure, failedFor, failedSaying } from '../../../src/core/reason/reason.ts'
import type { FollowUpPorts } from '../../../src/wallet/deposit-address/follow-up-outcomes.ts'
import { readFollowUpPayments } from '../../../src/wallet/deposit-address/follow-up-payments.ts'
import type { NewestRequest } from '../../../src/wallet/deposit-address/requote.ts'
import { anHonest, approvedOf } from '../sim/flows.ts'

const strict = approvedOf(anHonest('strict-address-paid-elsewhere'), 'strict')
const open = approvedOf(anHonest('open-address-paid-elsewhere'), 'open')
const OTHER = `0x${'5c'.repeat(32)}`

function statusOf(word: string, inTxHashes: readonly string[] = ['own'], txHashes: readonly string[] = ['fill']) {
  const status = decodeStatus({ status: word, inTxHashes, txHashes })
  if (!status) throw new Error('expected a status')
  return status
}
const filled = (execution: Execution, status = statusOf('success')): Execution => {
  const fill = { proof: 'reported', txHash: 'fill', why: { code: 'ARRIVAL_UNNAMED' } } as const
  return { ...execution, stage: { stage: 'filled', fill, status } satisfies Stage }
}

type Paid = readonly (readonly [txHash: string, address: string, amount: bigint])[]
type Service = Readonly<{ newest?: NewestRequest; status?: ServiceStatus }>

function portsOf(paid: Paid, { newest, status }: Service = {}, isListed = true): FollowUpPorts {
  const at = (address: string) => paid.filter(([, to]) => to === address)
  return {
    profile: devnet,
    received: async (hash, _currency, recipient) => {
      const found = paid.find(([txHash]) => txHash === hash)
      if (!found) return { ok: true, value: undefined }
      return {
        ok: true,
        value: { value: at(recipient).reduce((sum, [name, , value]) => (name === hash ? sum + value : sum), 0n) },
      }
    },
    history: async (_chainId, address) =>
      isListed
        ? { ok: true, value: at(address).map((each) => ({ txHash: each[0], height: paid.indexOf(each) })) }
        : undefined,
    status: async () => (status ? { ok: true, status } : failedSaying('silent')),
    newestRequest: async () => newest,
  }
}

const addressOf = ({ plan, intent }: Execution) => depositAddressOf(plan, intent) ?? ''
const look = async (execution: Execution, paid: Paid, service?: Service, isListed?: boolean) => {
  const found = await readFollowUpPayments(execution, portsOf(paid, service, isListed))
  return found?.ok ? found.value : expect.unreachable(found?.message)
}

describe('what else came to an address of one order', () => {
  const address = addressOf(strict)
  const { refundTo } = strict.intent
  const asked = strict.pays.value
  const over = filled(strict, statusOf('success', ['own'], ['fill', 'rest']))

  it('is nothing where exactly what was asked for was paid', async () => {
    expect(await look(over, [['own', address, asked]])).toEqual({ excess: undefined, further: [] })
  })

  it('is what was too much, and what of it came back, also where the chain lists nothing', async () => {
    const paid: Paid = [['own', address, asked + 25n]]
    expect(await look(over, paid)).toMatchObject({ excess: { amount: 25n, back: undefined } })
    const back = { txHash: 'rest', amount: 24n, isCertain: true }
    for (const isListed of [true, false]) {
      expect(await look(over, [...paid, ['rest', refundTo, 24n]], {}, isListed)).toEqual({
        excess: { amount: 25n, back },
        further: [],
      })
    }
  })

  it('is a second payment, and what came back of it and of nothing else', async () => {
    const paid: Paid = [
      ['own', address, asked],
      ['second', address, 70n],
      ['rest', refundTo, 70n],
    ]
    const awaited = { excess: undefined, further: [{ txHash: 'second', amount: 70n, outcome: { is: 'awaited' } }] }
    expect(await look(over, paid)).toEqual(awaited)
    const outcome = { is: 'back', txHash: 'back', amount: 70n, isCertain: false }
    expect(await look(over, [...paid, ['back', refundTo, 70n]])).toMatchObject({ further: [{ outcome }] })
    const change: Paid = [
      ['second', address, 70n],
      ['own', refundTo, 70n],
    ]
    expect(await look(over, change)).toEqual(awaited)
  })

  it('is all that came, where the transfer was given up, and all but the first while it is under way', async () => {
    const paid: Paid = [
      ['late', address, asked],
      ['later', address, 5n],
    ]
    const hashes = async (execution: Execution) => (await look(execution, paid)).further.map(({ txHash }) => txHash)
    expect(await hashes({ ...strict, stage: { stage: 'failed', end: { reason: 'abandoned' } } })).toEqual([
      'late',
      'later',
    ])
    expect(await hashes(strict)).toEqual(['later'])
  })

  it('is what is proven, and that there may be more, where a payment in the list lacks its proof', async () => {
    const paid: Paid[number][] = [
      ['own', address, asked],
      ['unproven', address, 60n],
      ['second', address, 70n],
    ]
    const reason = { code: 'EXPLORER_ALONE' } as const
    const ports = portsOf(paid)
    const partly = async (failure: Failure) =>
      readFollowUpPayments(over, {
        ...ports,
        received: async (hash, ...about) => (hash === 'unproven' ? failure : ports.received(hash, ...about)),
      })
    expect(await partly(failedFor(reason))).toMatchObject({
      ok: true,
      value: { further: [{ txHash: 'second' }], unproven: reason },
    })
    expect(await partly(failedSaying('no answer'))).toEqual(failedSaying('no answer'))
    paid.splice(1, 1, ['unproven', refundTo, 70n])
    expect(await partly(failedFor(reason))).toMatchObject({
      ok: true,
      value: { further: [{ txHash: 'second', outcome: { is: 'awaited' } }], unproven: reason },
    })
  })

  it('is not known where a chain does not answer', async () => {
    const silent = async () => failedSaying('no answer')
    const ports = { ...portsOf([]), history: silent }
    expect(await readFollowUpPayments(strict, ports)).toEqual(failedSaying('no answer'))
    const deposit = approvedOf(anHonest('deposit-native'), 'deposit')
    expect(await readFollowUpPayments(deposit, ports)).toBeUndefined()
  })
})

describe('what else came to an open address', () => {
  const address = addressOf(open)
  const { recipient, refundTo, originChainId: chainId, originCurrency: currency } = open.intent
  const over = filled(open)
  const paid: Paid = [
    ['before', address, 1n],
    ['own', address, open.pays.value],
    ['second', address, 70n],
    ['third', address, 80n],
  ]
  const newest: NewestRequest = {
    answer: 'told',
    request: { requestId: OTHER, depositAddress: address, chainId, currency, refundTo },
  }
  const outcomes = async (all: Paid, service: Service) =>
    (await look(over, all, service)).further.map((each) => each.outcome)

  it('is what was paid after the own payment, of which the service tells the newest', async () => {
    const service = { newest, status: statusOf('pending', ['third'], []) }
    const newer = { is: 'unfollowed', since: 'newer' }
    expect(await outcomes(paid, service)).toEqual([newer, { is: 'followed', word: 'pending' }])
  })

  it('has arrived once the recipient was paid, and is back once the refund address was, by what was read', async () => {
    const success = { newest, status: statusOf('success', ['third'], ['fill3']) }
    expect((await outcomes(paid, success))[1]).toEqual({ is: 'followed', word: 'success' })
    const arrived = { is: 'arrived', txHash: 'fill3', amount: 9n }
    expect((await outcomes([...paid, ['fill3', recipient, 9n]], success))[1]).toEqual(arrived)
    const refund = { newest, status: statusOf('refund', ['third'], ['back3']) }
    const back = { is: 'back', txHash: 'back3', amount: 8n, isCertain: true }
    expect((await outcomes([...paid, ['back3', refundTo, 8n]], refund))[1]).toEqual(back)
  })

  it('is not followed where the service wants a key, and awaits its request where that is still the own one', async () => {
    const refused = await outcomes(paid, { newest: { answer: 'refused' } })
    expect(refused).toEqual([1, 2].map(() => ({ is: 'unfollowed', since: 'key' })))
    const own = newest.answer === 'told' ? { ...newest.request, requestId: open.requestId } : undefined
    const still = own && (await outcomes(paid, { newest: { answer: 'told', request: own } }))
    expect(still).toEqual([{ is: 'awaited' }, { is: 'awaited' }])
  })

  it('is read by the name that the service gives it where the chain lists nothing', async () => {
    const service = { newest, status: statusOf('pending', ['third'], []) }
    const found = await look(over, paid, service, false)
    expect(found.further).toEqual([{ txHash: 'third', amount: 80n, outcome: { is: 'followed', word: 'pending' } }])
  })

  it('is nothing before the own payment is known', async () => {
    expect((await look(open, paid, { newest, status: statusOf('pending', ['third']) })).further).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { depositAddressOf } from '../../../src/core/deposit-address/requote.ts'
import { decodeStatus } from '../../../src/core/execution/decode-status.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { currencyOf } from '../../../src/core/profiles/profile.ts'
import { failedSaying, saying } from '../../../src/core/reason/reason.ts'
import { readFollowUpPayments } from '../../../src/wallet/deposit-address/follow-up-payments.ts'
import type { NewestRequest } from '../../../src/wallet/deposit-address/requote.ts'
import { anHonest, approvedOf } from '../sim/flows.ts'

const open = approvedOf(anHonest('open-address-paid-elsewhere'), 'open')
const { intent } = open
const ADDRESS = depositAddressOf(open.plan, intent) ?? ''
const NATIVE = `0x${'00'.repeat(20)}`
const THERE = [1, 999, 8453].find((id) => id !== intent.originChainId && id !== intent.destinationChainId) ?? 0
const OTHER = `0x${'5c'.repeat(32)}`

const looked = (answer: NonNullable<Execution['misdirected']>[number]['answer']): Execution => ({
  ...open,
  misdirected: [{ chainId: THERE, askedAtSeconds: 1, notBeforeSeconds: 61, answer }],
})
const found = looked({ is: 'found', money: [{ currency: NATIVE, balance: 5n }], unread: 0 })
const request = { requestId: OTHER, depositAddress: ADDRESS, chainId: THERE, currency: NATIVE, refundTo: undefined }

type Given = Readonly<{ newest?: NewestRequest; word?: string; brings?: readonly [address: string, amount: bigint] }>

async function outcome(execution: Execution, { newest, word, brings }: Given = {}) {
  const asked: string[] = []
  const answer = await readFollowUpPayments(execution, {
    profile: devnet,
    received: async (_hash, _currency, recipient) => ({
      ok: true,
      value: { value: recipient === brings?.[0] ? brings[1] : 0n },
    }),
    history: async () => undefined,
    status: async (id) => {
      asked.push(id)
      const status = word === undefined ? undefined : decodeStatus({ status: word, inTxHashes: [], txHashes: ['fill'] })
      return status ? { ok: true, status } : failedSaying('silent')
    },
    newestRequest: async () => newest,
  })
  return { asked, answer, misdirected: answer?.ok ? answer.value.misdirected : undefined }
}

describe('what became of money that was found elsewhere', () => {
  it('is not asked about where nothing was found', async () => {
    for (const execution of [open, looked(undefined), looked({ is: 'nothing', checked: 2, unread: 0 })]) {
      expect((await outcome(execution, { newest: { answer: 'told', request } })).misdirected).toBeUndefined()
    }
  })

  it('is awaited while the service names its own request, or one of something else', async () => {
    const own = { ...request, requestId: open.requestId }
    const strange = [
      own,
      { ...request, chainId: 1e6 },
      { ...request, currency: '0xab' },
      { ...request, depositAddress: '0xcd' },
    ]
    for (const each of strange) {
      const { asked, misdirected } = await outcome(found, {
        newest: { answer: 'told', request: each },
        word: 'success',
      })
      expect(misdirected).toEqual({ currency: undefined, outcome: { is: 'awaited' } })
      expect(asked).toEqual([])
    }
    expect((await outcome(found)).misdirected).toEqual({ currency: undefined, outcome: { is: 'awaited' } })
  })

  it('is the service’s word until its arrival is read at the recipient', async () => {
    const newest = { answer: 'told', request } as const
    const currency = currencyOf(devnet, THERE, NATIVE)
    expect((await outcome(found, { newest, word: 'pending' })).misdirected).toEqual({
      currency,
      outcome: { is: 'followed', word: 'pending' },
    })
    expect((await outcome(found, { newest, word: 'success' })).misdirected?.outcome).toEqual({
      is: 'followed',
      word: 'success',
    })
    const brings = [intent.recipient, 4n] as const
    expect((await outcome(found, { newest, word: 'success', brings })).misdirected?.outcome).toEqual({
      is: 'arrived',
      txHash: 'fill',
      amount: 4n,
    })
  })

  it('is not told where the service tells nobody, or is silent', async () => {
    expect((await outcome(found, { newest: { answer: 'refused' } })).misdirected?.outcome).toEqual({
      is: 'unfollowed',
      since: 'key',
    })
    expect((await outcome(found, { newest: { answer: 'silent', why: saying('out') } })).answer).toMatchObject({
      ok: false,
    })
    expect((await outcome(found, { newest: { answer: 'told', request } })).answer).toMatchObject({ ok: false })
  })
})

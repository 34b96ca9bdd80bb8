import { describe, expect, it } from 'vitest'
import type { Execution } from '../../../../src/core/execution/execution.ts'
import type { ExchangeBTransferItem } from '../../../../src/core/execution/item.ts'
import { failedSaying, saying } from '../../../../src/core/reason/reason.ts'
import type { ExchangeBTerms, Signed } from '../../../../src/core/sign/signed.ts'
import type { LookupContext } from '../../../../src/wallet/engine/adapters/step-adapter.ts'
import {
  EXPIRY_MARGIN_MS,
  type ExchangeBPorts,
  exchangeBTransport,
} from '../../../../src/wallet/families/exchange-b/transport.ts'
import { only } from '../../../made.ts'

const NOW = 1_700_000_100_000
const OWNER = '0x14791697260E4c9A71f18484C9f997B308e59325'
const HASH = 'ab'.repeat(40)
const item = only<ExchangeBTransferItem>({ kind: 'exchangeBTransfer', from: '715' })
const signed = { bytes: 'tx_type=12&tx_info=x', hash: HASH } as Signed
const execution = only<Execution>({ id: 'b', plan: [item] })
const terms: ExchangeBTerms = {
  ...{ terms: 'exchangeB', networkId: 304, l1Address: OWNER },
  ...{ apiKeyIndex: 5, nonce: 4n, expiresAtMs: NOW + 599_000 },
}
const about: LookupContext = {
  item,
  recordId: 'b',
  step: 'b 0',
  requestId: 'request',
  terms,
  agreedAtSeconds: NOW / 1_000 - 5,
  broadcastAtSeconds: NOW / 1_000,
}
const expired: LookupContext = { ...about, terms: { ...terms, expiresAtMs: NOW - EXPIRY_MARGIN_MS } }
const DOUBT = { result: 'unknown', message: 'words', reason: { code: 'EXCHANGE_DOUBTED', words: 'words' } }
const TAKEN = { result: 'unknown', message: 'words', reason: { code: 'EXCHANGE_TAKEN', words: 'words' } }
const FAILED = {
  result: 'decided',
  is: 'reverted',
  inclusion: { in: 'service', atSeconds: NOW / 1_000 },
  message: 'words',
}

type Progress = 'failed' | 'pending' | 'executed' | 'final' | 'unknown'
const known =
  (is: Progress, executedAtMilliseconds: number | undefined = 1_700_000_050_999) =>
  async () =>
    ({ ok: true, value: { progress: { is }, executedAtMilliseconds } }) as const

function ports(
  exchange: Partial<ExchangeBPorts['exchange']> = {},
  changes: Partial<ExchangeBPorts> = {},
): ExchangeBPorts {
  return {
    networkId: 304,
    exchange: {
      nextNonce: async () => ({ ok: true, value: 4n }),
      send: async () => expect.fail('expected nothing to be sent'),
      transaction: async () => ({ ok: true, value: undefined }),
      ...exchange,
    },
    keyOf: async () => ({ apiKeyIndex: 5, l1Address: OWNER }),
    isDepositReported: async () => false,
    nowMilliseconds: () => NOW,
    ...changes,
  }
}
const answering = (result: 'accepted' | 'rejected' | 'refused' | 'nonceUsed' | 'unknown') => async () => ({
  result,
  message: 'words',
  reason: saying('words'),
})

describe('a transfer on exchange B, handed over', () => {
  const send = (exchange: Partial<ExchangeBPorts['exchange']>, when = about) =>
    exchangeBTransport(ports(exchange)).send(signed, when)

  it('goes there byte for byte', async () => {
    const seen: unknown[] = []
    const post = async (handed: unknown) => {
      seen.push(handed)
      return { result: 'accepted', message: '' } as const
    }
    expect(await send({ send: post })).toMatchObject({ result: 'accepted' })
    expect(seen).toMatchObject([{ bytes: signed.bytes, hash: HASH }])
  })

  const sendFirst = async (exchange: Partial<ExchangeBPorts['exchange']>, when = about) => {
    const transport = exchangeBTransport(ports(exchange))
    await transport.reserve({ execution, index: 0 }, [])
    return transport.send(signed, when)
  }

  it('has failed where the exchange certainly refuses bytes that nobody had before', async () => {
    expect(await sendFirst({ send: answering('rejected') })).toEqual(FAILED)
  })

  it.each([
    ['certainly, and has it all the same', 'rejected', known('executed')],
    ['certainly, and has it waiting', 'rejected', known('pending')],
    ['certainly, and does not say whether it has it', 'rejected', async () => failedSaying('no')],
    ['in unclear words', 'refused', undefined],
  ] as const)('has not failed where the exchange refuses its first copy %s', async (_name, result, transaction) => {
    const looked = transaction ? { transaction } : {}
    expect(await sendFirst({ send: answering(result), ...looked })).toEqual(DOUBT)
  })

  it.each(['rejected', 'refused'] as const)(
    'has not failed where it is %s and an earlier life may have posted it',
    async (result) => {
      expect(await send({ send: answering(result) })).toEqual(DOUBT)
    },
  )

  it('is reported as taken where its nonce was used, the first time as well', async () => {
    expect(await sendFirst({ send: answering('nonceUsed') })).toEqual(TAKEN)
    expect(await send({ send: answering('nonceUsed') }, expired)).toEqual(TAKEN)
  })

  it.each([
    ['its nonce is the next', 4n, expired, FAILED],
    ['its nonce is still to come', 3n, expired, FAILED],
    ['its nonce was used', 5n, expired, TAKEN],
    ['an old answer contradicts that it was taken', 4n, { ...expired, isReportedTaken: true }, TAKEN],
    ['a reset of the key shows that it was not taken', 3n, { ...expired, isReportedTaken: true }, FAILED],
    ['it has not expired', 4n, { ...expired, terms: { ...terms, expiresAtMs: NOW + 1 } }, DOUBT],
    ['it expires this second', 4n, { ...expired, terms: { ...terms, expiresAtMs: NOW } }, DOUBT],
  ])('that is refused after its expiry, while %s', async (_name, next, when, expected) => {
    const nextNonce = async () => ({ ok: true, value: next }) as const
    expect(await send({ send: answering('refused'), nextNonce }, when)).toEqual(expected)
  })

  it.each([
    ['the exchange does not say its nonce', { nextNonce: async () => failedSaying('no') }],
    ['the exchange has it', { transaction: known('executed') }],
    ['the exchange does not say whether it has it', { transaction: async () => failedSaying('no') }],
  ])('has not failed after its expiry where %s', async (_name, exchange) => {
    expect(await send({ send: answering('refused'), ...exchange }, expired)).toEqual(DOUBT)
  })

  it('has not failed after its expiry where no answer comes', async () => {
    expect(await send({ send: answering('unknown') }, expired)).toMatchObject({ result: 'unknown' })
  })

  it('is posted at once when it has expired, however long the pause is', async () => {
    const transport = exchangeBTransport(ports({ send: answering('refused') }))
    expect(await transport.send(signed, about)).toEqual(DOUBT)
    expect(await transport.send(signed, expired)).toEqual(FAILED)
  })
})

describe('a transfer on exchange B, looked for', () => {
  const look = (transaction: ExchangeBPorts['exchange']['transaction'] | undefined) =>
    exchangeBTransport(ports(transaction ? { transaction } : {})).look(signed, about)

  it.each([
    ['executed', { is: 'included', inclusion: { in: 'service', atSeconds: 1_700_000_050 } }],
    ['final', { is: 'included', inclusion: { in: 'service', atSeconds: 1_700_000_050 } }],
    ['failed', { is: 'reverted', inclusion: { in: 'service', atSeconds: 1_700_000_050 } }],
    ['pending', { is: 'seen' }],
    ['unknown', { is: 'seen' }],
  ] as const)('is %s', async (progress, expected) => {
    expect(await look(known(progress))).toEqual({ ok: true, value: expected })
  })

  it('is in where the service reports its deposit', async () => {
    const transport = exchangeBTransport(ports({}, { isDepositReported: async (id) => id === 'request' }))
    const reported = { is: 'included', inclusion: { isReported: true } }
    expect(await transport.look(signed, about)).toMatchObject({ value: reported })
  })

  it('is not there, or nobody says', async () => {
    expect(await look(undefined)).toEqual({ ok: true, value: { is: 'unknown' } })
    expect(await look(async () => failedSaying('no answer'))).toEqual(failedSaying('no answer'))
  })
})

describe('what a transfer on exchange B reserves', () => {
  const taken = (nonce: bigint, apiKeyIndex = 5): ExchangeBTerms => ({
    terms: 'exchangeB',
    networkId: 304,
    l1Address: OWNER,
    apiKeyIndex,
    nonce,
    expiresAtMs: NOW,
  })
  const reserve = (others: readonly ExchangeBTerms[] = [], given = ports()) =>
    exchangeBTransport(given).reserve({ execution, index: 0 }, others)

  it('is the next nonce of the key that signs for the account, for ten minutes', async () => {
    expect(await reserve()).toEqual({ ok: true, value: { ...taken(4n), expiresAtMs: NOW + 599_000 } })
  })

  it('waits for another transfer whose nonce was not used yet', async () => {
    expect(await reserve([taken(3n)])).toMatchObject({ ok: true })
    expect(await reserve([taken(4n)])).toMatchObject({ ok: false, reason: { code: 'WAITS_FOR_ACCOUNT' } })
    expect(await reserve([taken(5n)])).toMatchObject({ ok: false })
    expect(await reserve([taken(4n, 6)])).toMatchObject({ ok: true })
  })

  it('is nothing without a key, or without an answer', async () => {
    expect(await reserve([], ports({}, { keyOf: async () => undefined }))).toMatchObject({
      ok: false,
      reason: { code: 'NO_API_KEY', index: '715' },
    })
    const silent = ports({ nextNonce: async () => failedSaying('no answer') })
    expect(await reserve([], silent)).toEqual(failedSaying('no answer'))
  })
})

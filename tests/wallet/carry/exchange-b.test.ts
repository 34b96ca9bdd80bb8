import { describe, expect, it } from 'vitest'
import type { Execution } from '../../../src/core/execution.ts'
import type { ExchangeBTransferItem } from '../../../src/core/item.ts'
import { failedSaying, saying } from '../../../src/core/reason.ts'
import type { ExchangeBTerms, Signed } from '../../../src/core/sign/signed.ts'
import { type About, BELIEVED_AFTER_SECONDS } from '../../../src/wallet/carry/carry.ts'
import { type ExchangeBPorts, exchangeBCourier } from '../../../src/wallet/carry/exchange-b.ts'

const NOW = 1_700_000_100_000
const OWNER = '0x14791697260E4c9A71f18484C9f997B308e59325'
const HASH = 'ab'.repeat(40)
const item = { kind: 'exchangeBTransfer', from: '715' } as unknown as ExchangeBTransferItem
const signed = { bytes: 'tx_type=12&tx_info=x', hash: HASH } as Signed
const about: About = { item, signedAtSeconds: NOW / 1_000 - 5 }
const NOWHERE = { ok: true, value: undefined } as const
const old: About = { ...about, refusedAtSeconds: NOW / 1_000 - BELIEVED_AFTER_SECONDS }

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
    nowMilliseconds: () => NOW,
    ...changes,
  }
}
const answering = (result: 'accepted' | 'refused' | 'unknown') => async () => ({
  result,
  message: 'words',
  reason: saying('words'),
})

describe('a transfer on exchange B, handed over', () => {
  const send = (exchange: Partial<ExchangeBPorts['exchange']>, when = about) =>
    exchangeBCourier(ports(exchange)).send(signed, when)

  it('goes there byte for byte', async () => {
    const seen: unknown[] = []
    const post = async (handed: unknown) => {
      seen.push(handed)
      return { result: 'accepted', message: '' } as const
    }
    expect(await send({ send: post })).toMatchObject({ result: 'accepted' })
    expect(seen).toMatchObject([{ bytes: signed.bytes, hash: HASH }])
  })

  it('is unknown while there is no clear answer, however late', async () => {
    expect(await send({ send: answering('unknown') }, old)).toMatchObject({ result: 'unknown' })
  })

  it('is refused where the exchange says so in words, does not have it, and no earlier copy can be under way', async () => {
    expect(await send({ send: answering('refused') }, old)).toEqual({
      result: 'decided',
      is: 'reverted',
      inclusion: { in: 'service', atSeconds: NOW / 1_000 },
      message: 'words',
    })
  })

  it.each([
    ['for the first time', { ...about, signedAtSeconds: NOW / 1_000 - 3_600 }, async () => NOWHERE],
    ['not for long', { ...old, refusedAtSeconds: NOW / 1_000 - BELIEVED_AFTER_SECONDS + 1 }, async () => NOWHERE],
    ['and the exchange has it all the same', old, known('executed')],
    ['and the exchange has it waiting', old, known('pending')],
    ['and the exchange does not say whether it has it', old, async () => failedSaying('no')],
  ])('is not over when it is refused %s', async (_name, when, transaction) => {
    expect(await send({ send: answering('refused'), transaction }, when)).toEqual({
      result: 'unknown',
      message: 'words',
      reason: { code: 'EXCHANGE_DOUBTED', words: 'words' },
    })
  })
})

describe('a transfer on exchange B, looked for', () => {
  const look = (transaction: ExchangeBPorts['exchange']['transaction'] | undefined) =>
    exchangeBCourier(ports(transaction ? { transaction } : {})).look(signed, about)

  it.each([
    ['executed', { is: 'included', inclusion: { in: 'service', atSeconds: 1_700_000_050 } }],
    ['final', { is: 'included', inclusion: { in: 'service', atSeconds: 1_700_000_050 } }],
    ['failed', { is: 'reverted', inclusion: { in: 'service', atSeconds: 1_700_000_050 } }],
    ['pending', { is: 'seen' }],
    ['unknown', { is: 'seen' }],
  ] as const)('is %s', async (progress, expected) => {
    expect(await look(known(progress))).toEqual({ ok: true, value: expected })
  })

  it('is not there, or nobody says', async () => {
    expect(await look(undefined)).toEqual({ ok: true, value: { is: 'unknown' } })
    expect(await look(async () => failedSaying('no answer'))).toEqual(failedSaying('no answer'))
  })
})

describe('what a transfer on exchange B reserves', () => {
  const execution = { plan: [item] } as unknown as Execution
  const taken = (nonce: bigint, apiKeyIndex = 5): ExchangeBTerms => ({
    terms: 'exchangeB',
    networkId: 304,
    l1Address: OWNER,
    apiKeyIndex,
    nonce,
    expiresAtMs: NOW,
  })
  const reserve = (others: readonly ExchangeBTerms[] = [], given = ports()) =>
    exchangeBCourier(given).reserve({ execution, index: 0 }, others)

  it('is the next nonce of the key that signs for the account, for ten minutes', async () => {
    expect(await reserve()).toEqual({ ok: true, value: { ...taken(4n), expiresAtMs: NOW + 599_000 } })
  })

  it('waits for another crossing whose nonce was not used yet', async () => {
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

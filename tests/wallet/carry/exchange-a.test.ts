import { describe, expect, it } from 'vitest'
import type { Execution } from '../../../src/core/execution.ts'
import type { ExchangeATransferItem } from '../../../src/core/item.ts'
import { failedSaying, saying } from '../../../src/core/reason.ts'
import type { Signed } from '../../../src/core/sign/signed.ts'
import { type About, BELIEVED_AFTER_SECONDS } from '../../../src/wallet/carry/carry.ts'
import { type ExchangeAPorts, mappingCourier, transferCourier } from '../../../src/wallet/carry/exchange-a.ts'

const NOW = 1_700_000_100
const NONCE = 1_700_000_000_000n
const OWNER = '0x14791697260E4c9A71f18484C9f997B308e59325'
const DEPOSITORY = '0x865eb9baa5492cef598adf7afb1038654fcb7081'

const item = {
  kind: 'exchangeATransfer',
  from: OWNER,
  nonce: NONCE,
  counterparty: DEPOSITORY,
} as unknown as ExchangeATransferItem
const about: About = { item, signedAtSeconds: NOW - 3_600, refusedAtSeconds: NOW - BELIEVED_AFTER_SECONDS }
const signed = { bytes: '{"action":1}' } as Signed
const entry = { atMilliseconds: Number(NONCE), from: OWNER.toLowerCase(), to: DEPOSITORY, nonce: Number(NONCE) }

function ports(changes: Partial<ExchangeAPorts> = {}): ExchangeAPorts {
  const fail = async () => expect.fail('expected no question')
  return {
    authorize: fail,
    submit: fail,
    movements: async () => ({ ok: true, value: [] }),
    nowSeconds: () => NOW,
    ...changes,
  }
}
const answering = (result: 'accepted' | 'rejected' | 'unknown' | 'nonceUsed') => async () => ({
  result,
  message: 'words',
  reason: saying('words'),
})

describe('a transfer on exchange A', () => {
  const send = (changes: Partial<ExchangeAPorts>, when: About = about) =>
    transferCourier(ports(changes)).send(signed, when)

  it('hands over exactly the stored bytes', async () => {
    const seen: string[] = []
    await send({
      submit: async (body) => {
        seen.push(body)
        return { result: 'accepted', message: '' }
      },
    })
    expect(seen).toEqual([signed.bytes])
  })

  it('is in as soon as the exchange says ok', async () => {
    expect(await send({ submit: answering('accepted') })).toMatchObject({
      result: 'decided',
      is: 'included',
      inclusion: { in: 'service', atSeconds: NOW },
    })
  })

  it('is refused where the exchange says so in words and lists no such transfer', async () => {
    expect(await send({ submit: answering('rejected') })).toMatchObject({
      result: 'decided',
      is: 'reverted',
      message: 'words',
    })
  })

  it.each([
    ['lists it', { ok: true, value: [entry] }],
    ['does not say', failedSaying('no answer')],
  ] as const)('is not refused where the exchange %s all the same', async (_name, list) => {
    expect(await send({ submit: answering('rejected'), movements: async () => list })).toMatchObject({
      result: 'unknown',
    })
  })

  it.each(['rejected', 'nonceUsed'] as const)(
    'is not over when it is %s, until that has lasted, however old the signature is',
    async (result) => {
      const submit = answering(result)
      const doubt = { result: 'unknown', reason: { code: 'EXCHANGE_DOUBTED', words: 'words' } }
      expect(await send({ submit }, { ...about, refusedAtSeconds: undefined })).toMatchObject(doubt)
      const lately = { ...about, refusedAtSeconds: NOW - BELIEVED_AFTER_SECONDS + 1 }
      expect(await send({ submit }, lately)).toMatchObject(doubt)
      expect(await send({ submit })).toMatchObject({ result: 'decided', is: 'reverted' })
    },
  )

  it('is unknown while there is no clear answer', async () => {
    expect(await send({ submit: answering('unknown') })).toMatchObject({ result: 'unknown' })
  })

  it.each([
    ['is in', entry, { is: 'included', inclusion: { in: 'service', atSeconds: NOW } }],
    ['of another nonce is another', { ...entry, nonce: Number(NONCE) + 1 }, { is: 'unknown' }],
    ['without a nonce is another', { ...entry, nonce: undefined }, { is: 'unknown' }],
    ['of another account is another', { ...entry, from: DEPOSITORY }, { is: 'unknown' }],
    ['of our nonce to somebody else took its place', { ...entry, to: OWNER }, { is: 'taken' }],
  ])('that is listed %s', async (_name, listed, look) => {
    const courier = transferCourier(ports({ movements: async () => ({ ok: true, value: [listed] }) }))
    expect(await courier.look(signed, about)).toMatchObject({ ok: true, value: look })
  })
})

describe('a nonce mapping', () => {
  const mapping = { endpoint: '/authorize', signature: `0x${'ab'.repeat(65)}`, body: { id: 'order' } }
  const bytes = (changes: object = {}) => ({ bytes: JSON.stringify({ ...mapping, ...changes }) }) as Signed

  it('goes to the service as it was signed', async () => {
    const seen: unknown[] = []
    const authorize: ExchangeAPorts['authorize'] = async (each) => {
      seen.push(each)
      return { result: 'accepted', message: '' }
    }
    expect(await mappingCourier(ports({ authorize })).send(bytes(), about)).toMatchObject({ is: 'included' })
    expect(seen).toEqual([{ signature: mapping.signature, body: mapping.body }])
  })

  it.each([
    ['rejected', { result: 'decided', is: 'reverted' }],
    ['unknown', { result: 'unknown' }],
  ] as const)('that is %s', async (result, sending) => {
    const courier = mappingCourier(ports({ authorize: answering(result) }))
    expect(await courier.send(bytes(), about)).toMatchObject(sending)
  })

  it('goes nowhere but to the one path', async () => {
    await expect(mappingCourier(ports()).send(bytes({ endpoint: '/elsewhere' }), about)).rejects.toThrow()
  })
})

it('takes a nonce once', async () => {
  const step = { execution: { plan: [item] } as unknown as Execution, index: 0 }
  const courier = transferCourier(ports())
  const terms = { terms: 'exchange', nonce: NONCE } as const
  expect(await courier.reserve(step, [])).toEqual({ ok: true, value: terms })
  expect(await courier.reserve(step, [{ ...terms, nonce: NONCE + 1n }])).toMatchObject({ ok: true })
  expect(await courier.reserve(step, [terms])).toMatchObject({ ok: false })
})

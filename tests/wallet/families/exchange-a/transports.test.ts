import { describe, expect, it } from 'vitest'
import type { Execution } from '../../../../src/core/execution/execution.ts'
import type { ExchangeATransferItem } from '../../../../src/core/execution/item.ts'
import { failedSaying, saying } from '../../../../src/core/reason/reason.ts'
import type { Signed } from '../../../../src/core/sign/signed.ts'
import type { LookupContext } from '../../../../src/wallet/engine/adapters/step-adapter.ts'
import {
  type ExchangeAPorts,
  exchangeATransport,
  nonceMappingTransport,
} from '../../../../src/wallet/families/exchange-a/transports.ts'
import { only } from '../../../made.ts'

const NOW = 1_700_000_100
const NONCE = 1_700_000_000_000n
const OWNER = '0x14791697260E4c9A71f18484C9f997B308e59325'
const DEPOSITORY = '0x865eb9baa5492cef598adf7afb1038654fcb7081'

const item = only<ExchangeATransferItem>({
  kind: 'exchangeATransfer',
  from: OWNER,
  nonce: NONCE,
  counterparty: DEPOSITORY,
  typedData: { message: { token: `USDC:0x${'6d'.repeat(16)}`, amount: '20.000000' } },
})
const execution = only<Execution>({ id: 'a', plan: [item] })
const about: LookupContext = {
  ...{ item, recordId: 'a', step: 'a 0', requestId: 'request' },
  ...{ terms: undefined, agreedAtSeconds: NOW - 60, broadcastAtSeconds: NOW },
}
const END = Number(NONCE) + 2 * 86_400_000
const signed = { bytes: '{"action":1}' } as Signed
const entry = {
  hash: '0xe1',
  ...{ atMilliseconds: Number(NONCE), from: OWNER.toLowerCase(), to: DEPOSITORY },
  ...{ token: 'USDC', amount: 2_000_000_000n, nonce: Number(NONCE) },
}
const unnamed = { ...entry, nonce: undefined, atMilliseconds: NOW * 1_000 }

function ports(changes: Partial<ExchangeAPorts> = {}): ExchangeAPorts {
  const fail = async () => expect.fail('expected no question')
  return {
    authorize: fail,
    submit: fail,
    movements: async () => ({ ok: true, value: [] }),
    isDepositReported: async () => false,
    usedAmong: async () => [],
    timeMilliseconds: async () => failedSaying('no answer'),
    nowSeconds: () => NOW,
    ...changes,
  }
}
const answering = (result: 'accepted' | 'rejected' | 'refused' | 'unknown' | 'nonceUsed') => async () => ({
  result,
  message: 'words',
  reason: saying('words'),
})

describe('a transfer on exchange A', () => {
  const send = (changes: Partial<ExchangeAPorts>, when: LookupContext = about) =>
    exchangeATransport(ports(changes)).send(signed, when)

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

  const sendFirst = async (changes: Partial<ExchangeAPorts>) => {
    const transport = exchangeATransport(ports(changes))
    await transport.reserve({ execution, index: 0 }, [])
    return transport.send(signed, about)
  }

  it('has failed where the exchange certainly refuses bytes that nobody had before', async () => {
    expect(await sendFirst({ submit: answering('rejected') })).toMatchObject({
      result: 'decided',
      is: 'reverted',
      message: 'words',
    })
  })

  it.each([
    ['lists it', { ok: true, value: [entry] }],
    ['does not say', failedSaying('no answer')],
  ] as const)('has not failed where the exchange refuses it and %s', async (_name, list) => {
    expect(await sendFirst({ submit: answering('rejected'), movements: async () => list })).toMatchObject({
      result: 'unknown',
    })
  })

  it.each(['refused', 'unknown'] as const)('has not failed where the first answer is %s', async (result) => {
    expect(await sendFirst({ submit: answering(result) })).toMatchObject({ result: 'unknown' })
  })

  it.each(['rejected', 'refused'] as const)(
    'has not failed where it is %s and an earlier life may have posted it',
    async (result) => {
      const doubt = { result: 'unknown', reason: { code: 'EXCHANGE_DOUBTED', words: 'words' } }
      expect(await send({ submit: answering(result) })).toMatchObject(doubt)
    },
  )

  it('has not failed where the second answer is certain and the first was none', async () => {
    let answer = answering('unknown')
    let now = NOW
    const transport = exchangeATransport(ports({ submit: () => answer(), nowSeconds: () => now }))
    await transport.reserve({ execution, index: 0 }, [])
    await transport.send(signed, about)
    answer = answering('rejected')
    now += 10
    expect(await transport.send(signed, about)).toMatchObject({ reason: { code: 'EXCHANGE_DOUBTED' } })
  })

  it('is reported as taken where its nonce was used, the first time as well', async () => {
    const taken = { result: 'unknown', reason: { code: 'EXCHANGE_TAKEN', words: 'words' } }
    expect(await sendFirst({ submit: answering('nonceUsed') })).toMatchObject(taken)
    expect(await send({ submit: answering('nonceUsed') })).toMatchObject(taken)
  })

  it('is posted again after pauses that double, and gives the last reason meanwhile', async () => {
    let posts = 0
    let now = NOW
    const submit = async () => {
      posts += 1
      return answering('nonceUsed')()
    }
    const transport = exchangeATransport(ports({ submit, nowSeconds: () => now }))
    for (; now < NOW + 600; now += 1) {
      expect(await transport.send(signed, about)).toMatchObject({ reason: { code: 'EXCHANGE_TAKEN' } })
    }
    expect(posts).toBe(9)
  })

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
    const transport = exchangeATransport(ports({ movements: async () => ({ ok: true, value: [listed] }) }))
    expect(await transport.look(signed, about)).toMatchObject({ ok: true, value: look })
  })
})

describe('the ledger of a busy account', () => {
  it('is read until the transfer is named, or until an entry after its nonce has ended', async () => {
    const asked: Parameters<ExchangeAPorts['movements']>[] = []
    const movements: ExchangeAPorts['movements'] = async (...question) => {
      asked.push(question)
      return { ok: true, value: [] }
    }
    await exchangeATransport(ports({ movements, nowSeconds: () => END / 1_000 + 9 })).look(signed, about)
    const isEnough = asked[0]?.[2]
    const other = { ...entry, nonce: Number(NONCE) + 1 }
    const later = { ...other, atMilliseconds: END + 1 }
    expect(isEnough?.([entry], Number(NONCE))).toBe(true)
    expect(isEnough?.([other, unnamed], END)).toBe(false)
    expect(isEnough?.([other, later], END)).toBe(false)
    expect(isEnough?.([other], END + 1)).toBe(false)
    expect(isEnough?.([unnamed, later], END + 1)).toBe(true)
  })
})

describe('a transfer on exchange A whose ledger entry names no nonce', () => {
  const taken: LookupContext = { ...about, isReportedTaken: true }
  const lookIn = (
    list: readonly (typeof entry | typeof unnamed)[],
    when = taken,
    changes: Partial<ExchangeAPorts> = {},
  ) => exchangeATransport(ports({ movements: async () => ({ ok: true, value: list }), ...changes })).look(signed, when)
  const nameOf = ({ hash, atMilliseconds }: typeof unnamed) => `ledger entry ${hash} at ${atMilliseconds}`
  const probably = { in: 'service', atSeconds: NOW, isProbable: true, entry: nameOf(unnamed) }

  it('has probably left where the exchange has its nonce and lists its amount, token and destination', async () => {
    expect(await lookIn([unnamed])).toEqual({ ok: true, value: { is: 'included', inclusion: probably } })
    const named = { ...unnamed, token: `USDC:0x${'6d'.repeat(16)}`, to: DEPOSITORY.toUpperCase().replace('0X', '0x') }
    expect(await lookIn([named])).toMatchObject({ value: { inclusion: probably } })
  })

  it('never counts an entry that an equal transfer counts, only one of its own', async () => {
    const usedAmong: ExchangeAPorts['usedAmong'] = async (names, exceptId) =>
      names.filter((name) => exceptId === 'a' && name === nameOf(unnamed))
    expect(await lookIn([unnamed], taken, { usedAmong })).toMatchObject({ value: { is: 'unknown' } })
    const own = { ...unnamed, hash: '0xe2', atMilliseconds: unnamed.atMilliseconds + 30_000 }
    const found = await lookIn([unnamed, own], taken, { usedAmong })
    expect(found).toMatchObject({ value: { is: 'included', inclusion: { entry: nameOf(own) } } })
  })

  it('has certainly left where another entry names it', async () => {
    expect(await lookIn([unnamed, entry])).toEqual({
      ok: true,
      value: { is: 'included', inclusion: { in: 'service', atSeconds: NOW } },
    })
  })

  it.each([
    ['another amount', { amount: 2_000_000_001n }],
    ['another token', { token: 'HYPE' }],
    ['another destination', { to: OWNER }],
    ['another account', { from: DEPOSITORY }],
    ['a time long before the approval', { atMilliseconds: (NOW - 60 - 601) * 1_000 }],
    ['a time after the end of the nonce', { atMilliseconds: END + 1 }],
    ['another nonce', { nonce: Number(NONCE) + 1 }],
  ])('is no entry of %s', async (_name, change) => {
    expect(await lookIn([{ ...unnamed, ...change }])).toMatchObject({ value: { is: 'unknown' } })
  })

  it('is posted again until the exchange has its nonce, since an equal transfer may be listed', async () => {
    expect(await lookIn([unnamed], about)).toMatchObject({ value: { is: 'unknown' } })
  })

  it('is never said not to have left once an equal one, or an unreadable entry, is listed', async () => {
    const later = { ...entry, nonce: 1, atMilliseconds: END + 1 }
    const nowSeconds = () => END / 1_000 + 9
    const atEnd = (
      list: Parameters<typeof lookIn>[0],
      unread: readonly Readonly<{ atMilliseconds: number | undefined }>[],
    ) => lookIn([], about, { nowSeconds, movements: async () => ({ ok: true, value: [...list, later], unread }) })
    expect(await atEnd([unnamed], [])).toMatchObject({ value: { is: 'included', inclusion: { isProbable: true } } })
    expect(await atEnd([{ ...unnamed, atMilliseconds: Number(NONCE) - 700_000 }], [])).toMatchObject({
      value: { is: 'unknown' },
    })
    expect(await atEnd([], [{ atMilliseconds: undefined }])).toMatchObject({ value: { is: 'unknown' } })
    expect(await atEnd([], [{ atMilliseconds: END }])).toMatchObject({ value: { is: 'unknown' } })
    expect(await atEnd([], [{ atMilliseconds: END + 1 }])).toMatchObject({ value: { is: 'unknown' } })
  })

  it('has not failed by a refusal of its first copy', async () => {
    const transport = exchangeATransport(
      ports({ submit: answering('rejected'), movements: async () => ({ ok: true, value: [unnamed] }) }),
    )
    await transport.reserve({ execution, index: 0 }, [])
    expect(await transport.send(signed, about)).toMatchObject({ result: 'unknown' })
  })

  it('is no proof that the order was paid from elsewhere', async () => {
    const paid = (list: readonly (typeof entry | typeof unnamed)[]) =>
      exchangeATransport(ports({ movements: async () => ({ ok: true, value: list }) })).paidBy?.(item)
    expect(await paid([unnamed])).toEqual({ ok: true, value: undefined })
    expect(await paid([entry])).toEqual({ ok: true, value: '' })
  })
})

describe('a transfer on exchange A that is not listed', () => {
  const look = (changes: Partial<ExchangeAPorts>) => exchangeATransport(ports(changes)).look(signed, about)
  const later = { ...entry, nonce: 1, atMilliseconds: END + 1 }

  it('is in where the service reports its deposit', async () => {
    const asked: string[] = []
    const isDepositReported = async (requestId: string) => {
      asked.push(requestId)
      return true
    }
    const reported = { is: 'included', inclusion: { isReported: true } }
    expect(await look({ isDepositReported })).toMatchObject({ value: reported })
    expect(asked).toEqual(['request'])
  })

  it('is not asked for at the service before it was posted', async () => {
    const transport = exchangeATransport(ports({ isDepositReported: async () => expect.fail('expected no question') }))
    await transport.reserve({ execution, index: 0 }, [])
    expect(await transport.look(signed, about)).toMatchObject({ value: { is: 'unknown' } })
  })

  it.each([
    ['the list is empty for ever', [], END / 1_000 + 1e9, 'unknown'],
    ['the list has come to the end of the nonce', [{ ...later, atMilliseconds: END }], END / 1_000 + 9, 'unknown'],
    ['the list is ahead of every clock', [later], NOW, 'unknown'],
    ['the list has come past the end of the nonce and omits it', [later], END / 1_000 + 9, 'unknown'],
  ])('has neither failed nor left where %s', async (_name, list, now, is) => {
    const movements = async () => ({ ok: true, value: list }) as const
    expect(await look({ movements, nowSeconds: () => now })).toMatchObject({ value: { is } })
    const taken = exchangeATransport(ports({ movements, nowSeconds: () => now }))
    expect(await taken.look(signed, { ...about, isReportedTaken: true })).toMatchObject({ value: { is } })
  })
})

describe('a transfer on exchange A that may be too late', () => {
  const later = { ...entry, nonce: 1, atMilliseconds: END + 1 }
  const DAY = 86_400_000
  const lookAt = (milliseconds: number, changes: Partial<ExchangeAPorts>, when: Partial<LookupContext> = {}) => {
    const nowSeconds = () => milliseconds / 1_000
    return exchangeATransport(ports({ nowSeconds, ...changes })).look(signed, { ...about, ...when })
  }
  const listing = (...value: readonly (typeof later | typeof unnamed)[]) => ({
    movements: async () => ({ ok: true, value }) as const,
  })
  const saying = (value: number) => ({ timeMilliseconds: async () => ({ ok: true, value }) as const })
  const tooLate = { ok: true, value: { is: 'unknown', isTooLate: true } }
  const unknown = { ok: true, value: { is: 'unknown' } }

  it('is where the list goes on past the end of its nonce without it', async () => {
    expect(await lookAt(END + 9_000, listing(later))).toEqual(tooLate)
    expect(await lookAt(END + 9_000, listing({ ...later, atMilliseconds: END }))).toEqual(unknown)
    expect(await lookAt(END - 9_000, listing(later))).toEqual(unknown)
  })

  it('is for an idle account a day after that, by the time of the exchange and by ours', async () => {
    const after = END + DAY + 1_000
    expect(await lookAt(after, { ...listing(), ...saying(after) })).toEqual(tooLate)
    expect(await lookAt(after, { ...listing(), ...saying(END + DAY) })).toEqual(unknown)
    expect(await lookAt(END + DAY, listing())).toEqual(unknown)
    expect(await lookAt(after, listing())).toEqual(unknown)
  })

  it('is so for good, and asks no more', async () => {
    const asksNobody = { timeMilliseconds: async () => expect.fail('expected no question') }
    expect(await lookAt(END + DAY, { ...listing(), ...asksNobody }, { isTooLate: true })).toEqual(tooLate)
  })

  it.each<[string, Partial<ExchangeAPorts>, Partial<LookupContext>]>([
    ['the exchange says that it has its nonce', listing(later), { isReportedTaken: true }],
    ['an equal entry from before the yes', listing(later, { ...unnamed, atMilliseconds: Number(NONCE) - 700_000 }), {}],
    ['an equal entry of another transfer', { ...listing(later, unnamed), usedAmong: async (names) => names }, {}],
    [
      'an unreadable entry',
      { movements: async () => ({ ok: true, value: [later], unread: [{ atMilliseconds: END }] }) },
      {},
    ],
  ])('is not where there is %s', async (_name, changes, when) => {
    expect(await lookAt(END + 2 * DAY, changes, when)).toEqual(unknown)
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
    expect(await nonceMappingTransport(ports({ authorize })).send(bytes(), about)).toMatchObject({ is: 'included' })
    expect(seen).toEqual([{ signature: mapping.signature, body: mapping.body }])
  })

  it.each([
    ['rejected', { result: 'decided', is: 'reverted' }],
    ['unknown', { result: 'unknown' }],
  ] as const)('that is %s', async (result, sending) => {
    const transport = nonceMappingTransport(ports({ authorize: answering(result) }))
    expect(await transport.send(bytes(), about)).toMatchObject(sending)
  })

  it('goes nowhere but to the one path', async () => {
    await expect(nonceMappingTransport(ports()).send(bytes({ endpoint: '/elsewhere' }), about)).rejects.toThrow()
  })
})

it('takes a nonce once', async () => {
  const step = { execution, index: 0 }
  const transport = exchangeATransport(ports())
  const terms = { terms: 'exchange', nonce: NONCE } as const
  expect(await transport.reserve(step, [])).toEqual({ ok: true, value: terms })
  expect(await transport.reserve(step, [{ ...terms, nonce: NONCE + 1n }])).toMatchObject({ ok: true })
  expect(await transport.reserve(step, [terms])).toMatchObject({ ok: false })
})

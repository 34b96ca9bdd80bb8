import { describe, expect, it } from 'vitest'
import { decodeListedRequests } from '../../../src/net/service/request-list.ts'

const id = `0x${'7e'.repeat(32)}`
const hash = `0x${'a1'.repeat(32)}`
// The published migration guide shows this, shortened.
const published = {
  id,
  status: 'success',
  user: '0xe7a2052a',
  recipient: '0x07082933',
  data: {
    failReason: null,
    refundFailReason: null,
    inTxs: [{ txHash: hash, fee: '139725000000000', chainId: 137, timestamp: 1779747672, stateChanges: [] }],
    outTxs: [{ txHash: '0x1c0089', fee: '433800000000', chainId: 8453 }],
    route: {
      quoted: {},
      actual: {
        rate: '1',
        origin: { outputCurrency: { currency: { chainId: 137, address: '0x2791bc' }, amount: '10' }, router: 'relay' },
        destination: { outputCurrency: { currency: { chainId: 8453, address: '0x833589' }, amount: '10' } },
      },
    },
  },
  protocol: {
    orderId: `0x${'0d'.repeat(32)}`,
    deposit: {
      origin: {
        amount: '10000000000',
        chainId: 137,
        currency: '0x2791bc',
        depositor: '0xe7a205',
        depository: '0xde',
        onchainId: '0x01',
        transactionId: hash,
      },
    },
    settlement: { destination: { fills: [], refunds: [] } },
  },
}

describe('the list of requests', () => {
  it('is read as it is published', () => {
    expect(decodeListedRequests({ requests: [published] })).toEqual([
      {
        requestId: id,
        status: { status: 'success', word: 'success', failReason: undefined },
        orderId: `0x${'0d'.repeat(32)}`,
        recipient: '0x07082933',
        inTxs: [{ hash, chainId: 137 }],
        outTxs: [{ hash: '0x1c0089', chainId: 8453 }],
        deposit: {
          chainId: 137,
          depository: '0xde',
          depositor: '0xe7a205',
          currency: '0x2791bc',
          amount: 10_000_000_000n,
          transactionId: hash,
        },
        output: { chainId: 8453, address: '0x833589', amount: 10n },
      },
    ])
  })

  it('says what arrives on the origin chain where nothing crosses', () => {
    const { origin } = published.data.route.actual
    const same = { ...published, data: { ...published.data, route: { actual: { origin } } } }
    expect(decodeListedRequests({ requests: [same] })).toMatchObject([
      { output: { chainId: 137, address: '0x2791bc' } },
    ])
  })

  it('leaves open what a request does not say', () => {
    const bare = { id, status: 'settling', data: { failReason: null, inTxs: [], outTxs: null }, protocol: null }
    expect(decodeListedRequests({ requests: [bare] })).toMatchObject([
      { status: { status: 'unknown', word: 'settling' }, orderId: undefined, output: undefined, inTxs: [], outTxs: [] },
    ])
  })

  it.each([
    [null],
    [{}],
    [{ requests: [{ ...published, id: '0x12' }] }],
    [{ requests: [{ ...published, data: { ...published.data, inTxs: [{ hash }] } }] }],
    [{ requests: Array.from({ length: 51 }, () => published) }],
  ])('is nothing where the answer cannot be read', (body) => {
    expect(decodeListedRequests(body)).toBeUndefined()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checksummed } from '../../../src/core/families/address.ts'
import { parsePaymentLink } from '../../../src/core/families/payment-link.ts'

const LEGACY = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'
const SEGWIT = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
const PAYEE = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const TOKEN = checksummed('0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7')
const RECIPIENT = checksummed('0x8e23ee67d1332ad560396262c48ffbb01f93d052')

const NOTHING_ELSE = { token: undefined, units: undefined }

describe('a Bitcoin link (BIP-21)', () => {
  it.each([
    [`bitcoin:${LEGACY}`, { address: LEGACY, units: undefined }],
    [`bitcoin:${LEGACY}?amount=20.3&label=Luke-Jr`, { address: LEGACY, units: 2_030_000_000n }],
    [`bitcoin:${LEGACY}?amount=50&label=Luke-Jr&message=Donation%20for`, { address: LEGACY, units: 5_000_000_000n }],
    [`bitcoin:${LEGACY}?somethingyoudontunderstand=50`, { address: LEGACY, units: undefined }],
    [`BITCOIN:${SEGWIT.toUpperCase()}?AMOUNT=0.00000001`, { address: SEGWIT, units: 1n }],
    [`bitcoin:${SEGWIT}?amount=0.1&lightning=lnbc1`, { address: SEGWIT, units: 10_000_000n }],
  ])('has its address and exact amount: %s', (text, link) => {
    expect(parsePaymentLink(text)).toEqual({
      ok: true,
      link: { family: 'bitcoin', chainId: undefined, token: undefined, ...link },
    })
  })

  it('with an unknown required parameter is refused by its name', () => {
    const refused = { ok: false, problem: 'requires', name: 'req-somethingyoudontunderstand' }
    expect(parsePaymentLink(`bitcoin:${LEGACY}?req-somethingyoudontunderstand=50`)).toEqual(refused)
    expect(parsePaymentLink(`bitcoin:${LEGACY}?REQ-somethingyoudontunderstand`)).toEqual(refused)
    expect(parsePaymentLink(`bitcoin:${LEGACY}?%52EQ-x=1`)).toMatchObject({ problem: 'requires' })
  })

  it.each(['amount=1&amount=2', 'amount=1,5', 'amount=1e3', 'amount=-1', 'amount=0.000000001', 'amount=', 'label=%'])(
    'is refused as a whole where its amount is unclear: %s',
    (query) => {
      expect(parsePaymentLink(`bitcoin:${LEGACY}?${query}`)).toEqual({ ok: false, problem: 'unreadable' })
    },
  )

  it('without an address, or for a test network, has no recipient', () => {
    expect(parsePaymentLink('bitcoin:?lightning=lnbc1')).toMatchObject({ problem: 'address', why: 'notAnAddress' })
    expect(parsePaymentLink('bitcoin:tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx')).toMatchObject({
      problem: 'address',
      why: 'otherNetwork',
    })
  })
})

describe('an Ethereum link (EIP-681)', () => {
  it.each([
    [`ethereum:${PAYEE}`, { family: 'evm', chainId: undefined, ...NOTHING_ELSE }],
    [`ethereum:pay-${PAYEE}@8453`, { family: 'evm', chainId: 8453, ...NOTHING_ELSE }],
    [
      `ethereum:${PAYEE}?value=2.014e18`,
      { family: 'evm', chainId: undefined, token: undefined, units: 2_014_000_000_000_000_000n },
    ],
    [
      `ethereum:${PAYEE}@1?value=1&gas=10&gasLimit=21000&gasPrice=50`,
      { family: 'evm', chainId: 1, token: undefined, units: 1n },
    ],
    [`ETHEREUM:${PAYEE}@1?value=1.50e1`, { family: 'evm', chainId: 1, token: undefined, units: 15n }],
  ])('of the native currency counts in wei: %s', (text, link) => {
    expect(parsePaymentLink(text)).toEqual({ ok: true, link: { address: PAYEE, ...link } })
  })

  it('of a token counts in its smallest units, and pays the named recipient', () => {
    const link = { family: 'evm', chainId: 1, address: RECIPIENT, token: TOKEN }
    const text = `ethereum:${TOKEN}@1/transfer?address=${RECIPIENT}`
    expect(parsePaymentLink(`${text}&uint256=1`)).toEqual({ ok: true, link: { ...link, units: 1n } })
    expect(parsePaymentLink(`${text}&uint256=1.5e6`)).toEqual({ ok: true, link: { ...link, units: 1_500_000n } })
    expect(parsePaymentLink(text)).toEqual({ ok: true, link: { ...link, units: undefined } })
  })

  it.each([
    `ethereum:${TOKEN}/approve?address=${RECIPIENT}&uint256=1`,
    `ethereum:${TOKEN}/transfer?uint256=1&address=${RECIPIENT}`,
    `ethereum:${TOKEN}/transfer?address=${RECIPIENT}&address=${PAYEE}&uint256=1`,
    `ethereum:${TOKEN}/transfer?address=${RECIPIENT}&uint256=1&value=1e18`,
    `ethereum:${TOKEN}/transfer?address=${RECIPIENT}&uint8=1`,
    `ethereum:${TOKEN}/transfer?uint256=1`,
    `ethereum:${TOKEN}/transfer`,
    `ethereum:${PAYEE}?value=1&value=2`,
    `ethereum:${PAYEE}?uint256=1`,
    `ethereum:${PAYEE}?value=1.5`,
    `ethereum:${PAYEE}?value=-1`,
    `ethereum:${PAYEE}?value=1e99`,
    `ethereum:${PAYEE}?value=0x10`,
    `ethereum:${PAYEE}?value=`,
    `ethereum:${PAYEE}@0x1`,
    `ethereum:${PAYEE}@`,
    `ethereum:${PAYEE}@1@2`,
    `ethereum:${PAYEE}/`,
    'ethereum:',
  ])('that asks for anything else is refused: %s', (text) => {
    expect(parsePaymentLink(text)).toEqual({ ok: false, problem: 'unreadable' })
  })

  it('keeps to the checksums of both addresses', () => {
    const wrong = { ok: false, problem: 'address', why: 'wrongChecksum' }
    const flipped = PAYEE.replace('fB', 'Fb')
    expect(parsePaymentLink(`ethereum:${flipped}?value=1`)).toMatchObject(wrong)
    expect(parsePaymentLink(`ethereum:${TOKEN}/transfer?address=${flipped}&uint256=1`)).toMatchObject(wrong)
    expect(parsePaymentLink('ethereum:anna.eth?value=1')).toMatchObject({ why: 'notAnAddress' })
  })

  it('has an exact amount for any number', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.nat({ max: 30 }), (units, shift) => {
        const digits = units.toString().padStart(shift + 1, '0')
        const at = digits.length - shift
        const text = `${digits.slice(0, at)}${shift > 0 ? `.${digits.slice(at)}` : ''}e${shift}`
        expect(parsePaymentLink(`ethereum:${PAYEE}?value=${text}`)).toMatchObject({ link: { units } })
      }),
      { numRuns: 50 },
    )
  })
})

describe('an address with its chain', () => {
  it('has a short name (EIP-3770), whose address keeps its checksum', () => {
    expect(parsePaymentLink(`arb1:${PAYEE}`)).toEqual({
      ok: true,
      link: { family: 'evm', chainId: 42161, address: PAYEE, ...NOTHING_ELSE },
    })
    expect(parsePaymentLink(`eth:${PAYEE.replace('fB', 'Fb')}`)).toMatchObject({ why: 'wrongChecksum' })
    expect(parsePaymentLink(`ETH:${PAYEE}`)).toEqual({ ok: false, problem: 'chain', name: 'ETH' })
    expect(parsePaymentLink(`xyz:${PAYEE}`)).toEqual({ ok: false, problem: 'chain', name: 'xyz' })
  })

  it('has a chain id (CAIP-10)', () => {
    const link = { address: PAYEE, ...NOTHING_ELSE }
    expect(parsePaymentLink(`eip155:8453:${PAYEE}`)).toEqual({
      ok: true,
      link: { family: 'evm', chainId: 8453, ...link },
    })
    expect(parsePaymentLink(`bip122:000000000019d6689c085ae165831e93:${SEGWIT}`)).toEqual({
      ok: true,
      link: { family: 'bitcoin', chainId: undefined, address: SEGWIT, ...NOTHING_ELSE },
    })
  })

  it('of another network is refused by its name', () => {
    const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
    expect(parsePaymentLink(`${testnet}:${SEGWIT}`)).toEqual({ ok: false, problem: 'chain', name: testnet })
    expect(
      parsePaymentLink('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'),
    ).toMatchObject({ problem: 'chain', name: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
  })

  it.each([PAYEE, SEGWIT, LEGACY, 'anna.eth', '12', '', 'eth:', 'a:b'])('is not any other text: %s', (text) => {
    expect(parsePaymentLink(text)).toBeUndefined()
  })
})

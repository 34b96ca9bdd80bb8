import { describe, expect, it } from 'vitest'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { NATIVE_BITCOIN } from '../../../../src/core/profiles/bitcoin.ts'
import { ACCOUNTS, STRANGER } from '../../honest/bitcoin.ts'
import { honestBitcoin } from '../../honest/bitcoin-case.ts'
import { changed, type Path, pathOf } from '../../honest/json.ts'
import { ethInput, honestQuote } from '../../honest.ts'
import { judge as judgeCase } from '../../proof/judge.ts'
import { judge } from '../lying.ts'

const USER = ACCOUNTS.p2wpkh.address
const BASE58 = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'

const WRITINGS = [
  ['in capitals', (address: string) => address.toUpperCase()],
  [
    'in mixed case',
    (address: string) => `${address.slice(0, 4)}${address.slice(4, 6).toUpperCase()}${address.slice(6)}`,
  ],
  ['with a wrong checksum', (address: string) => `${address.slice(0, -1)}${address.endsWith('q') ? 'p' : 'q'}`],
] as const

const refund = 'protocol.v2.orderData.inputs[0].refunds[0].recipient'
const depository = 'protocol.v2.paymentDetails.depository'

describe('a Bitcoin address of ours, written otherwise by the service', () => {
  const made = honestBitcoin()
  const told = (path: Path, address: string) => judgeCase({ ...made, quote: changed(made.quote, path, address) })

  it.each(WRITINGS)('is refused wherever it stands: %s', (_how, write) => {
    for (const [path, code, address] of [
      ['details.sender', 'C01', USER],
      [refund, 'K05', USER],
      [depository, 'D08', 'bc1qr6vjf0ude9k445phz5zeyy48v3hwmugy855056'],
    ] as const) {
      const { verdict, codes, findings } = told(pathOf(path), write(address))
      expect(codes, path).toEqual(expect.arrayContaining([code, 'F27']))
      expect(findings.find((finding) => finding.code === 'F27')?.at).toBe(path)
      expect(verdict).toBe('refuse')
    }
  })

  it('is not given away by the hash of the order where only its case is another', () => {
    const { codes } = told(pathOf(refund), USER.toUpperCase())
    expect(codes).not.toContain('K01')
    expect(codes).toEqual(expect.arrayContaining(['K05', 'F27']))
  })

  it('is refused where it is well written and another one', () => {
    expect(told(pathOf(refund), STRANGER.address).codes).toContain('K05')
    expect(told(pathOf(refund), STRANGER.address).codes).not.toContain('F27')
  })
})

describe('a Bitcoin address that is to be paid', () => {
  const inputTo = (recipient: string): IntentInput => ({
    ...ethInput,
    destinationChainId: 8_253_038,
    destinationCurrency: NATIVE_BITCOIN,
    recipient,
    amount: 10n ** 18n,
  })

  it.each([USER, ACCOUNTS.p2tr.address, BASE58, '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'])(
    'is accepted as it is: %s',
    (address) => {
      const { found } = judge({ input: inputTo(address) })
      expect(found.filter((each) => !each.startsWith('L'))).toEqual([])
    },
  )

  it('is accepted in capitals from the user, and then compared in its canonical writing', () => {
    expect(judge({ input: inputTo(USER.toUpperCase()), quote: honestQuote(inputTo(USER)) }).found.join()).not.toMatch(
      /C02|K09|F27/,
    )
  })

  it.each([
    ['bech32 in capitals', USER, USER.toUpperCase()],
    ['base58 in other case', BASE58, BASE58.toLowerCase()],
    ["the service's own name of BTC", USER, NATIVE_BITCOIN],
    ['an address of a test network', USER, 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ])('is refused as %s', (_what, asked, said) => {
    const quote = honestQuote(inputTo(asked))
    quote.details.recipient = said
    const [payment] = quote.protocol.v2.orderData.output.payments
    if (payment) payment.recipient = said
    const { verdict, found } = judge({ input: inputTo(asked), quote })
    expect(found).toEqual(
      expect.arrayContaining(['F27 details.recipient', 'F27 protocol.v2.orderData.output.payments[0].recipient']),
    )
    expect(found.join()).toMatch(/C0[23] details.recipient/)
    expect(found.join()).toContain('K09')
    expect(verdict).toBe('refuse')
  })
})

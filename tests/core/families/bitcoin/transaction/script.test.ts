import { address as addresses, initEccLib } from 'bitcoinjs-lib'
import fc from 'fast-check'
import * as ecc from 'tiny-secp256k1'
import { describe, expect, it } from 'vitest'
import { parseAddress } from '../../../../../src/core/families/address.ts'
import { orderIdIn, orderScripts } from '../../../../../src/core/families/bitcoin/order-output.ts'
import { addressPaidBy, outputScriptOf } from '../../../../../src/core/families/bitcoin/transaction/output-script.ts'
import {
  addressOfScript,
  scriptKindOf,
  scriptOfAddress,
} from '../../../../../src/core/families/bitcoin/transaction/script.ts'
import { isScriptOfKey } from '../../../../../src/core/families/bitcoin/transaction/script-key.ts'
import { bytesToHex, type Hex } from '../../../../../src/lib/hex.ts'
import segwit from '../../../../vectors/segwit-addresses.json' with { type: 'json' }

initEccLib(ecc)

// Examples of BIP-173, BIP-350, BIP-84, BIP-86 and legacy addresses.
const ADDRESSES = [
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'p2wpkh'],
  ['bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3', 'p2wsh'],
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'p2tr'],
  ['bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 'p2wpkh'],
  ['bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr', 'p2tr'],
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'p2pkh'],
  ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'p2sh'],
  ['bc1qzmtn0q92ayejt2hpffvlktcpmyy7vvsd06sefu', 'p2wpkh'],
  ['1KT3zCYUrmQxjcveUNs1Rs7WcXDcPQZ4av', 'p2pkh'],
] as const

describe('the script of an address', () => {
  it.each(ADDRESSES)('is the one that another library gives for %s', (address, kind) => {
    const script = bytesToHex(addresses.toOutputScript(address))
    expect(scriptOfAddress(address)).toBe(script)
    expect(addressOfScript(script)).toBe(address)
    expect([outputScriptOf(address), addressPaidBy(script)]).toEqual([script, address])
    expect(scriptKindOf(script)).toBe(kind)
  })

  it.each([
    ['all in capitals', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
    ['in mixed case', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4'],
    ['with another checksum', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['version 0 with the checksum of version 1', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh'],
    ['version 1 with the checksum of version 0', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
    ['of a test network', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['of the chain that tests run on', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
    ['with spaces around', ' bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['base58 in other case', '1bvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
    ["the service's own name of BTC", 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8'],
    ['nothing', ''],
  ])('is not given for one %s', (_what, address) => {
    expect([scriptOfAddress(address), outputScriptOf(address)]).toEqual([undefined, undefined])
  })

  it('shows a script without an address as hex', () => {
    expect(addressOfScript('0x6a00')).toBe('the script 0x6a00')
    expect(addressPaidBy('0x6a00')).toBe('the script 0x6a00')
    expect(addressPaidBy('0x5102')).toBe('the script 0x5102')
    expect([scriptKindOf('0x6a00'), scriptKindOf('0x51')]).toEqual(['opReturn', 'other'])
  })
})

describe(segwit.source, () => {
  // Only scripts that we pay: mainnet P2WPKH, P2WSH and P2TR.
  const ours = /^(0014[0-9a-f]{40}|0020[0-9a-f]{64}|5120[0-9a-f]{64})$/

  it.each(segwit.valid)('%s is %s, or of a kind or a network that is not paid', (address = '', script = '') => {
    const parsed = parseAddress('bitcoin', address)
    const isPaid = /^bc1/i.test(address) && ours.test(script)
    expect(parsed.ok && scriptOfAddress(parsed.address)).toBe(isPaid && `0x${script}`)
    expect(parsed.ok && outputScriptOf(parsed.address)).toBe(isPaid && `0x${script}`)
  })

  it.each(segwit.invalid)('%s is none: %s', (address = '') => {
    expect(parseAddress('bitcoin', address).ok).toBe(false)
    expect([scriptOfAddress(address), outputScriptOf(address)]).toEqual([undefined, undefined])
  })
})

describe('the key of a script', () => {
  // The first receiving keys of the BIP-84 and BIP-86 vectors; BIP-86's is the internal key.
  const NATIVE = '0x0330d54fd0dd420a6e5f8d3624f5f3482cae350f79d5f0753bf5beef9c2d91af3c'
  const TAPROOT = '0xcc8a4bc64d897bddc5fbc2f670f7a8ba0b386779106cf1223c6fc5d7cd6fc115'
  const nativeScript = scriptOfAddress('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu') ?? '0x'
  const taprootScript = scriptOfAddress('bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr') ?? '0x'

  it('is recognised by the published examples of BIP-84 and BIP-86', () => {
    expect(isScriptOfKey(nativeScript, NATIVE)).toBe(true)
    expect(isScriptOfKey(taprootScript, TAPROOT)).toBe(true)
    expect(isScriptOfKey(taprootScript, `0x02${TAPROOT.slice(2)}`)).toBe(true)
  })

  it.each<readonly [string, Hex, Hex]>([
    ['another key', nativeScript, `0x02${TAPROOT.slice(2)}`],
    ['another key of Taproot', taprootScript, NATIVE],
    ['a key without its first byte', nativeScript, `0x${NATIVE.slice(4)}`],
    ['no key', nativeScript, '0x'],
    ['a key that is not on the curve', taprootScript, `0x${'ff'.repeat(32)}`],
    ['a script of another kind', '0x76a914c0cebcd6c3d3ca8c75dc5ec62ebe55330ef910e288ac', NATIVE],
    ['an untweaked key', `0x5120${TAPROOT.slice(2)}`, TAPROOT],
  ])('is not %s', (_what, script, key) => {
    expect(isScriptOfKey(script, key)).toBe(false)
  })

  it('is never recognised for a script that differs in one digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: nativeScript.length - 1 }), fc.integer({ min: 1, max: 15 }), (at, add) => {
        const digit = ((Number.parseInt(nativeScript[at] ?? '0', 16) + add) % 16).toString(16)
        const other: Hex = `0x${`${nativeScript.slice(0, at)}${digit}${nativeScript.slice(at + 1)}`.slice(2)}`
        expect(isScriptOfKey(other, NATIVE)).toBe(false)
      }),
      { numRuns: 100 },
    )
  })
})

describe('the output that names an order', () => {
  it('carries the text of the order id in one push, alone or with the depositor', () => {
    const orderId: Hex = `0x${'aB'.repeat(32)}`
    const [alone, withDepositor] = orderScripts(orderId, 'bc1quser')
    const text = (value: string) => Buffer.from(value).toString('hex')
    expect(alone).toBe(`0x6a42${text(orderId.toLowerCase())}`)
    expect(withDepositor).toBe(`0x6a4c56${text(`${orderId.toLowerCase()}|depositor=bc1quser|`)}`)
    expect([alone, withDepositor].map((script) => orderIdIn(script ?? '0x'))).toEqual(
      [1, 2].map(() => orderId.toLowerCase()),
    )
  })

  it.each<readonly [string, Hex]>([
    ['nothing', '0x'],
    ['an empty script', '0x6a'],
    ['no push', '0x6a00'],
    ['no id', '0x6a023078'],
    ['bytes', `0x6a20${'ab'.repeat(32)}`],
    ['an id in capitals', `0x6a42${Buffer.from(`0x${'AB'.repeat(32)}`).toString('hex')}`],
    ['a longer push', `0x6a4c42${Buffer.from(`0x${'ab'.repeat(32)}`).toString('hex')}`],
    ['another opcode', `0x6b42${Buffer.from(`0x${'ab'.repeat(32)}`).toString('hex')}`],
    ['something behind it', `0x6a42${Buffer.from(`0x${'ab'.repeat(32)}`).toString('hex')}00`],
  ])('names no order with %s', (_what, script) => {
    expect(orderIdIn(script)).toBeUndefined()
  })
})

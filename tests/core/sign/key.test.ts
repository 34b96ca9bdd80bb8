import { describe, expect, it } from 'vitest'
import type { Item, ItemOf } from '../../../src/core/item.ts'
import { keyFor } from '../../../src/core/sign/key.ts'

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const of = (item: Readonly<Record<string, unknown>>) => keyFor(item as unknown as Item)
const psbt = (...paths: readonly string[]) =>
  of({
    kind: 'bitcoinPsbt',
    from: 'bc1q…',
    inputs: paths.map((path) => ({ path })),
  } as unknown as ItemOf<'bitcoinPsbt'>)

describe('the key that signs an item', () => {
  it.each(['evmTransaction', 'evmSignature', 'exchangeAAuthorize', 'exchangeATransfer'])(
    'of %s is its account’s',
    (kind) => {
      expect(of({ kind, from: ACCOUNT })).toEqual({ of: 'evm', address: ACCOUNT })
    },
  )

  it('of coins at one address is that address’s, and there is none for coins of several', () => {
    expect(psbt("m/84'/0'/0'/0/5", "m/84'/0'/0'/0/5")).toEqual({ of: 'bitcoin', path: "m/84'/0'/0'/0/5" })
    expect(psbt("m/84'/0'/0'/0/5", "m/84'/0'/0'/1/5")).toBeUndefined()
    expect(psbt()).toBeUndefined()
  })

  it('of a transfer on exchange B is the one registered there; an address that is paid elsewhere has none', () => {
    expect(of({ kind: 'exchangeBTransfer', from: '7' })).toEqual({ of: 'exchangeB', accountIndex: '7' })
    expect(of({ kind: 'depositAddress' })).toBeUndefined()
  })
})

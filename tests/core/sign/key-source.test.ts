import { describe, expect, it } from 'vitest'
import type { Item, ItemOf } from '../../../src/core/execution/item.ts'
import { type KeyName, type KeySources, keyFor, withKeyFrom } from '../../../src/core/sign/key-source.ts'
import type { SigningOf } from '../../../src/core/sign/signed.ts'
import { only } from '../../made.ts'

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const of = (item: Readonly<Record<string, unknown>>) => keyFor(only<Item>(item))
const psbt = (...paths: readonly string[]) => paying('deposit', ...paths)
const paying = (role: 'deposit' | 'send', ...paths: readonly string[]) =>
  of(
    only<ItemOf<'bitcoinPsbt'>>({
      kind: 'bitcoinPsbt',
      from: 'bc1q…',
      inputs: paths.map((path) => ({ path })),
      outputs: [{ role }],
    }),
  )

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

  it('of a plain payment from several addresses are all of theirs', () => {
    const paths = ["m/84'/0'/0'/0/5", "m/86'/0'/0'/1/5"] as const
    expect(paying('send', ...paths, paths[0])).toEqual({ of: 'bitcoin', path: paths[0], others: [paths[1]] })
  })

  it('of a transfer on exchange B is the one registered there; an address that is paid elsewhere has none', () => {
    expect(of({ kind: 'exchangeBTransfer', from: '7' })).toEqual({ of: 'exchangeB', accountIndex: '7' })
    expect(of({ kind: 'depositAddress' })).toBeUndefined()
  })
})

describe('lending keys by their names', () => {
  const l1Key = new Uint8Array(32).fill(1)
  const exchangeB = { l1Key, apiKey: new Uint8Array(40).fill(2), entropy: new Uint8Array(32).fill(3) }
  const lenders: KeySources = {
    evm: (_name, use) => use(l1Key),
    bitcoin: async () => undefined,
    exchangeB: (_name, use) => use(exchangeB),
  }

  it('gives what is asked for by that name, and undefined where there is none', async () => {
    const withKey = withKeyFrom(lenders)
    const given = (name: KeyName) => withKey(name, async (key) => key)
    expect(await given({ of: 'evm', address: ACCOUNT })).toBe(l1Key)
    expect(await given({ of: 'bitcoin', path: "m/84'/0'/0'/0/5" })).toBeUndefined()
    expect(await given({ of: 'exchangeB', accountIndex: '7' })).toBe(exchangeB)
    expect(await withKey({ of: 'exchangeB', accountIndex: '7' }, async ({ apiKey }) => apiKey.length)).toBe(40)
  })

  it('does not compile with a key of another family', () => {
    // @ts-expect-error: 32 bytes do not sign on exchange B
    const wrongLender: KeySources = { ...lenders, exchangeB: (_name, use) => use(l1Key) }
    // @ts-expect-error: nor are they what its signer is told
    const wrongSigning: Pick<SigningOf<'exchangeBTransfer'>, 'privateKey'> = { privateKey: l1Key }
    // @ts-expect-error: nor do the keys of exchange B sign on a chain
    const wrongChain: Pick<SigningOf<'evmTransaction'>, 'privateKey'> = { privateKey: exchangeB }
    expect([wrongLender, wrongSigning, wrongChain]).toHaveLength(3)
  })
})

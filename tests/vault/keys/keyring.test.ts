import { secp256k1 } from '@noble/curves/secp256k1'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountAddresses } from '../../../src/core/families/bitcoin/account.ts'
import { bytesToHex } from '../../../src/lib/hex.ts'
import { createKeyring } from '../../../src/vault/keys/keyring.ts'
import { createSession } from '../../../src/vault/session/session.ts'
import bip44 from '../../vectors/bip44-evm.json' with { type: 'json' }
import { copyOf, type Machine, machineWithVault, password, portsOf } from '../stand.ts'

const code = (name: string) => expect.objectContaining({ name: 'VaultError', code: name })

let unlocked: Machine
beforeAll(async () => {
  unlocked = await machineWithVault()
  await createSession(portsOf(unlocked)).unlock(password)
})

function keyringOn(machine: Machine) {
  const session = createSession(portsOf(machine))
  return { session, keyring: createKeyring({ crypto, open: session.open }) }
}

describe('the keyring', () => {
  it('lists accounts as public data', async () => {
    const accounts = await keyringOn(copyOf(unlocked)).keyring.listAccounts(3)
    expect(accounts).toEqual(
      bip44.accounts.slice(0, 3).map(([address], index) => ({
        id: `evm-${index}`,
        kind: 'evm',
        index,
        address,
        path: `m/44'/60'/0'/0/${index}`,
      })),
    )
  })

  it('lends a key for one use and wipes it', async () => {
    let lent: Uint8Array = new Uint8Array()
    const answer = await keyringOn(copyOf(unlocked)).keyring.withEvmKey('evm-1', async (privateKey) => {
      lent = privateKey
      return bytesToHex(privateKey)
    })
    expect(answer).toBe(bip44.accounts[1]?.[1])
    expect(lent).toEqual(new Uint8Array(32))
  })

  it('wipes the key also when the use fails', async () => {
    let lent: Uint8Array = new Uint8Array()
    const failing = keyringOn(copyOf(unlocked)).keyring.withEvmKey('evm-0', async (privateKey) => {
      lent = privateKey
      expect(privateKey.some((byte) => byte !== 0)).toBe(true)
      throw new Error('the signer broke')
    })
    await expect(failing).rejects.toThrow('the signer broke')
    expect(lent).toEqual(new Uint8Array(32))
  })

  it('tells what may be known of Bitcoin accounts, from which their addresses can be made while locked', async () => {
    const { session, keyring } = keyringOn(copyOf(unlocked))
    const accounts = await keyring.bitcoinAccounts(3)
    expect(accounts.map(({ script, index }) => [script, index])).toEqual([
      ['p2wpkh', 3],
      ['p2tr', 3],
    ])
    const addresses = accounts.map((account) => accountAddresses(account)('receive', 5))
    await session.lock()
    await expect(keyring.bitcoinAccounts(0)).rejects.toEqual(code('LOCKED'))
    expect(addresses.map(({ path }) => path)).toEqual(["m/84'/0'/3'/0/5", "m/86'/0'/3'/0/5"])
  })

  it('lends the keys at paths of Bitcoin accounts for one use and wipes them', async () => {
    const { keyring } = keyringOn(copyOf(unlocked))
    const accounts = await keyring.bitcoinAccounts(0)
    const wanted = accounts.flatMap((account) => [
      accountAddresses(account)('receive', 0),
      accountAddresses(account)('change', 7),
    ])
    const lent: Uint8Array[] = []
    const paths = wanted.map(({ path }) => path)
    await keyring.withBitcoinKeys([...paths, ...paths], async (keys) => {
      lent.push(...keys.values())
      const publicKeys = paths.map((path) => secp256k1.getPublicKey(keys.get(path) ?? '', true))
      expect(publicKeys.map(bytesToHex)).toEqual(wanted.map(({ publicKey }) => publicKey))
    })
    expect(lent).toEqual(paths.map(() => new Uint8Array(32)))
  })

  it('wipes the keys of Bitcoin also when the use fails', async () => {
    const lent: Uint8Array[] = []
    const failing = keyringOn(copyOf(unlocked)).keyring.withBitcoinKeys(["m/84'/0'/0'/0/0"], async (keys) => {
      lent.push(...keys.values())
      expect(lent[0]?.some((byte) => byte !== 0)).toBe(true)
      throw new Error('the signer broke')
    })
    await expect(failing).rejects.toThrow('the signer broke')
    expect(lent).toEqual([new Uint8Array(32)])
  })

  it.each([
    "m/84'/0'/0'",
    "m/84'/0'/0'/0",
    "m/84'/0'/0'/2/0",
    "m/84'/1'/0'/0/0",
    "m/84'/0'/0'/0/0'",
    "m/84'/0'/0/0/0",
    "m/44'/60'/0'/0/0",
    "m/86'/0'/0'/0/2147483648",
    "m/86'/0'/0'/0/01",
    'm',
    '',
  ])('lends no key of Bitcoin at %j', async (path) => {
    let called = false
    const use = async () => {
      called = true
    }
    const { keyring } = keyringOn(copyOf(unlocked))
    await expect(keyring.withBitcoinKeys(["m/84'/0'/0'/0/0", path], use)).rejects.toEqual(code('NO_SUCH_ACCOUNT'))
    expect(called).toBe(false)
  })

  it.each([-1, 0.5, 2_147_483_648])('has no Bitcoin accounts with the index %s', async (index) => {
    const { keyring } = keyringOn(copyOf(unlocked))
    await expect(keyring.bitcoinAccounts(index)).rejects.toEqual(code('NO_SUCH_ACCOUNT'))
  })

  it('lends nothing once locked, and does not call the use', async () => {
    const { session, keyring } = keyringOn(copyOf(unlocked))
    await session.lock()
    let called = false
    const use = async () => {
      called = true
    }
    await expect(keyring.withEvmKey('evm-0', use)).rejects.toEqual(code('LOCKED'))
    await expect(keyring.listAccounts(1)).rejects.toEqual(code('LOCKED'))
    await expect(keyring.withBitcoinKeys(["m/84'/0'/0'/0/0"], use)).rejects.toEqual(code('LOCKED'))
    expect(called).toBe(false)
  })

  it.each([
    '',
    'evm-',
    'evm--1',
    'evm-01',
    'evm-1.5',
    'evm-2147483648',
    'evm-9999999999',
    'bitcoin-0',
    'evm-0 ',
    ' evm-0',
  ])('has no account %j', async (id) => {
    const { keyring } = keyringOn(copyOf(unlocked))
    await expect(keyring.withEvmKey(id, async () => 1)).rejects.toEqual(code('NO_SUCH_ACCOUNT'))
  })
})

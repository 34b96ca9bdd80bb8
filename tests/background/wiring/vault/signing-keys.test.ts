import { expect, it } from 'vitest'
import { openSigningKeys } from '../../../../entrypoints/background/wiring/vault/signing-keys.ts'
import { createKeyring } from '../../../../src/vault/keys/keyring.ts'
import { createSession } from '../../../../src/vault/session/session.ts'
import { machineWithVault, password, portsOf } from '../../../vault/stand.ts'

const IMPORTED = '0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F'

it('says that a key was deleted only while the wallet is open, and lends none while it is locked', async () => {
  const session = createSession(portsOf(await machineWithVault()))
  const listed = { id: `key-${IMPORTED.slice(2).toLowerCase()}`, label: 'Old phone', address: IMPORTED }
  const keysFor = (accounts: readonly object[]) =>
    openSigningKeys({
      stores: { accounts: { list: async () => accounts }, exchangeBKeys: { list: async () => [] } } as never,
      keyring: createKeyring({ crypto, open: session.open }),
      exchangeBKeys: { withExchangeBKey: async () => ({ lent: false, why: 'none' }) },
      isUnlocked: session.isUnlocked,
    })
  const name = { of: 'evm', address: IMPORTED } as const
  expect(await keysFor([])(name, async () => 'used')).toBeUndefined()
  await session.unlock(password)
  for (const accounts of [[], [listed]]) {
    await expect(keysFor(accounts)(name, async () => 'used')).rejects.toMatchObject({ code: 'KEY_DELETED' })
  }
})

it.each([
  ['is gone from the vault', 'active', 'none', 'deleted'],
  ['is revoked', 'revoking', 'none', 'deleted'],
  ['is not listed', undefined, 'none', 'deleted'],
  ['is locked away meanwhile', 'active', 'locked', undefined],
] as const)('says so where a key of an exchange %s', async (_name, state, why, expected) => {
  const session = createSession(portsOf(await machineWithVault()))
  await session.unlock(password)
  const owner = { id: 'evm-0', index: 0, label: 'Daily', address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }
  const listed = state ? [{ accountIndex: 7, l1Address: owner.address, state }] : []
  const withKey = openSigningKeys({
    stores: { accounts: { list: async () => [owner] }, exchangeBKeys: { list: async () => listed } } as never,
    keyring: createKeyring({ crypto, open: session.open }),
    exchangeBKeys: { withExchangeBKey: async () => ({ lent: false, why }) },
    isUnlocked: session.isUnlocked,
  })
  const lent = withKey({ of: 'exchangeB', accountIndex: '7' }, async () => 'used').catch(({ code }) =>
    code === 'KEY_DELETED' ? 'deleted' : code,
  )
  expect(await lent).toBe(expected)
})

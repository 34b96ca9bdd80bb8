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

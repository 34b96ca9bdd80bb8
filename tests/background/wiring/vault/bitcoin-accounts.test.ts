import { expect, it } from 'vitest'
import { openBitcoinAccounts } from '../../../../entrypoints/background/wiring/vault/bitcoin-accounts.ts'
import { FIRST, raw, wallet } from '../../../store/sealed/sealed-profile.ts'
import { putRaw, withEmptyDisk } from '../../../store/stand.ts'

withEmptyDisk()

const FOREIGN = 'xpub-of-a-thief'

async function opened() {
  const { worker, keyring } = await wallet()
  const stores = worker()
  await stores.accounts.set([{ id: 'evm-0', index: 0, label: 'Daily', address: FIRST }])
  const owned = openBitcoinAccounts({ ...stores, keyring })
  await owned.refresh()
  const derived = await stores.bitcoinAccounts.list()
  expect(derived.map(({ script }) => script).sort()).toEqual(['p2tr', 'p2wpkh'])
  return { stores, owned, derived }
}

it('replaces sealed public keys that the recovery phrase does not give', async () => {
  const { stores, owned, derived } = await opened()
  await stores.bitcoinAccounts.set(derived.map((each, at) => (at ? each : { ...each, extendedPublicKey: FOREIGN })))
  expect(JSON.stringify(await stores.bitcoinAccounts.list())).toContain(FOREIGN)
  await owned.check()
  expect(await stores.bitcoinAccounts.list()).toEqual(derived)
})

it('shows no changed public key, and derives it again', async () => {
  const { stores, owned, derived } = await opened()
  const row = Object(await raw({ store: 'settings', key: 'bitcoinAccounts' }))
  const content = derived.map((each) => ({ ...each, extendedPublicKey: FOREIGN }))
  await putRaw('settings', { ...row, content }, 'bitcoinAccounts')
  expect(await stores.bitcoinAccounts.list()).toEqual([])
  await owned.refresh()
  expect(await stores.bitcoinAccounts.list()).toEqual(derived)
  expect(await stores.sealed.changed()).toEqual([])
})

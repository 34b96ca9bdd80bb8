import { expect, it } from 'vitest'
import { openRecovery } from '../../../entrypoints/background/wiring/vault/recovery.ts'
import { floor, password, phrase } from '../../vault/stand.ts'
import { withEmptyDisk } from '../stand.ts'
import { FIRST, SECOND, SITE, wallet } from './sealed-profile.ts'

withEmptyDisk()

const NEXT = 'four herons under a tin moon'
type Wallet = Awaited<ReturnType<typeof wallet>>

it.each<[string, (wallet: Wallet) => Promise<unknown>]>([
  ['a change of the password', ({ session }) => session.changePassword({ from: password, to: NEXT })],
  [
    'a recovery by the phrase',
    async ({ session, worker }) => {
      await session.lock()
      const recovery = openRecovery({ stores: worker(), replace: session.replace, kdfCost: floor })
      expect(await recovery.recover({ mnemonic: phrase }, NEXT)).toBe(true)
      await session.unlock(NEXT)
    },
  ],
])('rows stay intact after %s', async (_, change) => {
  const opened = await wallet()
  const before = opened.worker()
  await before.accounts.set([{ id: 'evm-0', index: 0, label: 'Daily', address: FIRST }])
  await before.addressBook.save({ name: 'Ann', family: 'evm', address: SECOND })
  await before.sites.grant({ origin: SITE, accounts: [FIRST], grantedAtSeconds: 1 })
  await before.settings.change({ expert: true })
  await change(opened)
  const after = opened.worker()
  expect(await after.sealed.changed()).toEqual([])
  expect(await after.addressBook.list()).toMatchObject([{ name: 'Ann' }])
  expect((await after.sites.get(SITE))?.accounts).toEqual([FIRST])
  expect((await after.settings.read()).expert).toBe(true)
})

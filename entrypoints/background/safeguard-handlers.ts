import type { SAFEGUARD_METHODS } from '../../src/api/safeguard-methods.ts'
import type { Handlers } from '../../src/api/server.ts'
import { isSameAddress } from '../../src/core/address.ts'
import { areLooser, type Safeguards } from '../../src/core/safeguards/safeguards.ts'
import { createLock } from '../../src/lib/lock.ts'
import type { Inbox } from '../../src/wallet/inbox/inbox.ts'
import type { Custody } from './custody.ts'
import { unlessConfirmed } from './password-again.ts'
import type { Stores } from './stores.ts'
import type { Wallet } from './wallet.ts'

type Parts = Readonly<{
  stores: Pick<Stores, 'accounts' | 'safeguards'>
  custody: Pick<Custody, 'attempts' | 'confirm'>
  inbox: Pick<Inbox, 'actOf'>
  wallet: Readonly<{ guard: Pick<Wallet['guard'], 'why'>; ownPayments: Pick<Wallet['ownPayments'], 'actOf'> }>
}>

/** Answers what our own pages ask about when the password is asked for, and changes it. */
export function safeguardHandlers({
  stores,
  custody,
  inbox,
  wallet,
}: Parts): Pick<Handlers, keyof typeof SAFEGUARD_METHODS> {
  // Each change is made of what the one before has left: a password that is tried takes a while, and another may come then.
  const oneAtATime = createLock()

  async function changed(before: Safeguards, change: Parameters<Handlers['safeguards.set']>[0]): Promise<Safeguards> {
    const { askPassword = before.askPassword, dayLimitUsd = before.dayLimitUsd, cold } = change
    return { askPassword, dayLimitUsd, coldAccounts: await coldAfter(before.coldAccounts, cold) }
  }

  // What is no account of the wallet's cannot be one that asks.
  async function coldAfter(before: readonly string[], cold: Readonly<{ account: string; isOn: boolean }> | undefined) {
    if (!cold) return before
    const others = before.filter((each) => !isSameAddress(each, cold.account))
    const own = (await stores.accounts.list()).find(({ address }) => isSameAddress(address, cold.account))
    return cold.isOn && own ? [...others, own.address] : others
  }

  return {
    'safeguards.get': () => stores.safeguards.read(),
    'safeguards.set': ({ password, ...change }) =>
      oneAtATime(async () => {
        const before = await stores.safeguards.read()
        const after = await changed(before, change)
        const wanted = areLooser(after, before) ? await unlessConfirmed(custody, password) : undefined
        if (wanted) return wanted
        await stores.safeguards.set(after)
        return { ok: true, safeguards: after }
      }),
    'safeguards.ask': async ({ id, mark }) => {
      const act = await (mark === undefined ? inbox.actOf(id) : wallet.ownPayments.actOf(id, mark))
      return { reasons: act ? await wallet.guard.why(act) : [] }
    },
  }
}

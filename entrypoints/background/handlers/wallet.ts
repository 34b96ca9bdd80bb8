import type { ApiHandlers } from '../../../src/api/server.ts'
import type { VaultView } from '../../../src/api/views/wallet.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { reasonOfError } from '../../../src/core/reason/reason.ts'
import { isVaultError } from '../../../src/vault/error.ts'
import { countWaitingForUnlock } from '../../../src/wallet/engine/waiting-for-unlock.ts'
import type { FormerPart, Stores } from '../wiring/stores.ts'
import type { Custody } from '../wiring/vault/custody.ts'

type VaultParts = Pick<Custody, 'look' | 'attempts'> & Readonly<{ session: Pick<Custody['session'], 'resume'> }>

type Parts = Readonly<{
  profile: Profile
  stores: Pick<Stores, 'settings' | 'space' | 'update' | 'executions' | 'bundles'> & FormerPart
  custody: VaultParts & Readonly<{ session: Pick<Custody['session'], 'touch'> }>
  changed: () => void
}>

/** Answers our pages about the state of the wallet. */
export function walletHandlers({
  profile,
  stores,
  custody,
  changed,
}: Parts): Pick<ApiHandlers, 'wallet.get' | 'wallet.touch'> {
  const countWaiting = createWaitingCount(stores, changed)
  return {
    'wallet.get': async () => {
      const [vault, settings] = [await vaultView(custody, countWaiting), await stores.settings.read()]
      const updating = stores.update.progress()
      return {
        ...{ vault, settings, profile: profile.name },
        supportUrl: profile.service.supportUrl,
        ...(stores.space.isFull() ? { isDiskFull: true as const } : {}),
        ...(updating ? { updating } : {}),
      }
    },
    'wallet.touch': async () => {
      await custody.session.touch()
      return null
    },
  }
}

type RecordStores = Pick<Stores, 'executions' | 'bundles'> & FormerPart

// The password field waits for no records.
function createWaitingCount(stores: RecordStores, changed: () => void): () => number {
  let known = 0
  let isCounting = false
  async function count(): Promise<void> {
    const before = known
    // A broken disk must not hide the lock.
    known = await stores.former
      .ofOthers()
      .then((others) => countWaitingForUnlock(stores, others))
      .catch(() => 0)
    isCounting = false
    if (known !== before) changed()
  }
  return () => {
    if (!isCounting) void count()
    isCounting = true
    return known
  }
}

async function vaultView(custody: VaultParts, countWaiting: () => number): Promise<VaultView> {
  const presence = await custody.look()
  if (presence.state === 'none') return { vault: 'none' }
  if (presence.state === 'unusable') {
    const isNewer = isVaultError(presence.error, 'VAULT_NEWER')
    return { vault: isNewer ? 'newer' : 'damaged', why: reasonOfError(presence.error) }
  }
  const damages = ['bothCopies', 'oneCopy', undefined] as const
  const damage = damages[presence.copies]
  const copies = damage && { damage }
  const session = await custody.session.resume()
  if (session.unlocked) return { vault: 'unlocked', locksAtSeconds: Math.floor(session.deadline / 1_000), ...copies }
  const { failed, waitSeconds } = await custody.attempts()
  return { vault: 'locked', waitSeconds, failedAttempts: failed, waiting: countWaiting(), ...copies }
}

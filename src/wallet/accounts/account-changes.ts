import { createLock } from '../../lib/lock.ts'
import type { OwnAccount } from './account.ts'
import { type AccountListPorts, unwatch } from './account-list.ts'
import { addNext, type ImportPorts, importKey, type WatchPorts, watch } from './additions.ts'
import { type MissingAccountPorts, missingAccounts } from './missing.ts'
import { forgetKey, forgetWatched, type KeyRemovalPorts, type KeyToForget } from './removal.ts'
import { hide, move, rename } from './rename-move-hide.ts'

export type AccountChangePorts = AccountListPorts &
  MissingAccountPorts &
  ImportPorts &
  WatchPorts &
  KeyRemovalPorts &
  Readonly<{
    isWhole: () => Promise<boolean>
    isChanged: () => Promise<boolean>
    stored: () => Promise<readonly OwnAccount[]>
  }>

/** Makes the account acts; they run one at a time. */
export function createAccountChanges(ports: AccountChangePorts) {
  const oneAtATime = createLock()
  return {
    addNext: () => oneAtATime(() => addNext(ports)),
    importKey: (typed: string, label: string) => oneAtATime(() => importKey(typed, label, ports)),
    watch: (typed: string, label: string) => oneAtATime(() => watch(typed, label, ports)),
    rename: (id: string, label: string) => oneAtATime(() => rename(id, label, ports)),
    move: (id: string, by: 1 | -1) => oneAtATime(() => move(id, by, ports)),
    hide: (id: string, isHidden: boolean) => oneAtATime(() => hide(id, isHidden, ports)),
    unwatch: (id: string) => oneAtATime(() => forgetWatched(id, ports)),
    forgetKey: (key: KeyToForget) => oneAtATime(() => forgetKey(key, ports)),
    /** True when it changed the list. */
    mend: () => oneAtATime(() => mend(ports)),
  }
}

export type AccountChanges = ReturnType<typeof createAccountChanges>

async function mend(ports: AccountChangePorts): Promise<boolean> {
  if (await ports.isChanged()) return false
  const [accounts, watched, isWhole] = await Promise.all([ports.stored(), ports.watched(), ports.isWhole()])
  const missing = await missingAccounts({ accounts, watched }, ports)
  if (isWhole && missing.length === 0) return false
  await ports.set([...accounts, ...missing])
  for (const { address } of missing) await unwatch(address, ports)
  return true
}

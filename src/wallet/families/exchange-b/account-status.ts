import type { Answer } from '../../../core/reason/reason.ts'

import { type ExchangeBAccounts, isForeign } from './accounts.ts'
import type { ApiKeyRow } from './api-key/ports.ts'

export type AccountStatusPorts = Readonly<{
  accounts: Pick<ExchangeBAccounts, 'of' | 'meant'>
  keys: () => Promise<readonly ApiKeyRow[]>
}>

export type AccountStatus = Readonly<{
  accounts: readonly number[]
  unread: readonly number[]
  meant: number | undefined
  key: 'none' | ApiKeyRow['state']
}>

/** Reads an own EVM address's accounts and key state at exchange B. */
export async function accountStatusOf(l1Address: string, ports: AccountStatusPorts): Promise<Answer<AccountStatus>> {
  const [all, meant, keys] = await Promise.all([
    ports.accounts.of(l1Address),
    ports.accounts.meant(l1Address),
    ports.keys(),
  ])
  if (!all.ok) return all
  // A chosen one that became foreign needs another choice.
  const unread = (all.unread ?? []).flatMap(({ index = [], why }) => (meant.ok && isForeign(why) ? [] : index))
  if (!meant.ok && unread.length === 0) return meant
  const value = meant.ok ? meant.value : undefined
  const key = keys.find(({ accountIndex }) => accountIndex === value)?.state ?? 'none'
  return { ok: true, value: { accounts: all.value, unread, meant: value, key } }
}

import type { Answer } from '../evm/node-port.ts'
import type { ExchangeBAccounts } from './accounts.ts'
import type { ApiKeyRow } from './api-key/ports.ts'

export type AccountStatusPorts = Readonly<{
  accounts: Pick<ExchangeBAccounts, 'of' | 'meant'>
  keys: () => Promise<readonly ApiKeyRow[]>
}>

/** Transfers use the account `meant`. */
export type AccountStatus = Readonly<{
  accounts: readonly number[]
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
  if (!meant.ok) return meant
  const key = keys.find(({ accountIndex }) => accountIndex === meant.value)?.state ?? 'none'
  return { ok: true, value: { accounts: all.value, meant: meant.value, key } }
}

import { isSameAddress } from '../../core/families/address.ts'
import type { Suspicion } from '../../core/phishing/suspicion.ts'

export type ConnectionGrantPorts = Readonly<{
  suspicionOf: (origin: string) => Promise<Suspicion | undefined>
  ownAccounts: () => Promise<readonly string[]>
  /** `insistedOn` is the listed name that the user typed. */
  grant: (origin: string, accounts: readonly string[], insistedOn: string | undefined) => Promise<void>
}>

type ChosenAccounts = Readonly<{ accounts: readonly string[] | undefined; phrase?: string | undefined }>

/** Gives a site the chosen accounts. An expert typed `phrase` to insist. */
export async function grantConnection(
  origin: string,
  { accounts: chosen = [], phrase }: ChosenAccounts,
  ports: ConnectionGrantPorts,
): Promise<Readonly<{ outcome: 'granted'; accounts: readonly string[] } | { outcome: 'unconfirmed' | 'stale' }>> {
  const suspicion = await ports.suspicionOf(origin)
  // Phishing sites need their name typed: one click must not suffice.
  if (suspicion?.kind === 'listed' && phrase !== suspicion.host) return { outcome: 'unconfirmed' }
  const own = await ports.ownAccounts()
  const accounts = own.filter((account) => chosen.some((each) => isSameAddress(each, account)))
  if (accounts.length === 0) return { outcome: 'stale' }
  await ports.grant(origin, accounts, suspicion?.kind === 'listed' ? suspicion.host : undefined)
  return { outcome: 'granted', accounts }
}

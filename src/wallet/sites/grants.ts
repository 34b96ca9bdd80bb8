import type { Suspicion } from '../../core/phishing/suspicion.ts'

export type GrantPorts = Readonly<{
  /** `insistedOn` is the listed name that the user typed. */
  siteOf: (
    origin: string,
  ) => Promise<Readonly<{ accounts: readonly string[]; insistedOn?: string | undefined }> | undefined>
  suspicionOf: (origin: string) => Promise<Suspicion | undefined>
}>

/**
 * Lists the accounts that a site may see now. A site listed as phishing later sees none until the user types its name.
 * Undefined means no valid grant.
 */
export async function visibleAccounts(origin: string, ports: GrantPorts): Promise<readonly string[] | undefined> {
  const site = await ports.siteOf(origin)
  return site && !(await isGrantSuspended(site, origin, ports)) ? site.accounts : undefined
}

/** Says whether a grant is suspended. */
export async function isGrantSuspended(
  site: Readonly<{ insistedOn?: string | undefined }>,
  origin: string,
  { suspicionOf }: Pick<GrantPorts, 'suspicionOf'>,
): Promise<boolean> {
  const suspicion = await suspicionOf(origin)
  return suspicion?.kind === 'listed' && site.insistedOn !== suspicion.host
}

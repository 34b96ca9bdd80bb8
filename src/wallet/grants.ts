import type { Suspicion } from '../core/phishing/suspicion.ts'

export type GrantPorts = Readonly<{
  /** What is kept of a site, if it was granted something; `insistedOn` is the listed name that the user typed for that. */
  siteOf: (
    origin: string,
  ) => Promise<Readonly<{ accounts: readonly string[]; insistedOn?: string | undefined }> | undefined>
  /** What is odd about a site, by its name alone. */
  suspicionOf: (origin: string) => Promise<Suspicion | undefined>
}>

/**
 * The accounts that a site may see now. One that came to be known to steal after it was let in sees none, until the user
 * has typed its name: then it is asked again, with the warning in its way.
 *
 * @returns undefined where the site was granted nothing, or nothing that still counts
 */
export async function servedAccounts(origin: string, ports: GrantPorts): Promise<readonly string[] | undefined> {
  const site = await ports.siteOf(origin)
  return site && !(await isWithheld(site, origin, ports)) ? site.accounts : undefined
}

/** Whether what a site was granted does not count for now. */
export async function isWithheld(
  site: Readonly<{ insistedOn?: string | undefined }>,
  origin: string,
  { suspicionOf }: Pick<GrantPorts, 'suspicionOf'>,
): Promise<boolean> {
  const suspicion = await suspicionOf(origin)
  return suspicion?.kind === 'listed' && site.insistedOn !== suspicion.host
}

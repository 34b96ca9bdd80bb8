import type { Answer } from '../../core/reason/reason.ts'
import { isAgainst } from '../../core/reservation/needed-resources.ts'
import { nonceIn } from '../../core/reservation/reservation.ts'

type NonceNode = Readonly<{ nonce: (account: string, at: 'pending') => Promise<Answer<number>> }>

/** Returns the unreadable records that a plan must wait for; a silent node counts against the plan. */
export async function recordsAgainst<R extends Readonly<{ holds: readonly string[] }>>(
  records: readonly R[],
  needs: readonly string[],
  nodeOf: (chainId: number) => NonceNode | undefined,
): Promise<readonly R[]> {
  const next = new Map<string, Promise<number | undefined>>()
  const nextNonce = async (name: string): Promise<number | undefined> => {
    const held = nonceIn(name)
    if (!held || !needs.includes(held.resource)) return undefined
    const asked = next.get(held.resource) ?? askNonce(held, nodeOf)
    next.set(held.resource, asked)
    return asked
  }
  const against = await Promise.all(
    records.map(async ({ holds }) => {
      const nonces = await Promise.all(holds.map(nextNonce))
      return holds.some((name, at) => needs.some((need) => isAgainst(name, need, nonces[at])))
    }),
  )
  return records.filter((_, at) => against[at])
}

async function askNonce(
  { chainId, account }: Readonly<{ chainId: number; account: string }>,
  nodeOf: (chainId: number) => NonceNode | undefined,
): Promise<number | undefined> {
  const answer = await nodeOf(chainId)?.nonce(account, 'pending')
  return answer?.ok ? answer.value : undefined
}

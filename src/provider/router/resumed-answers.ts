import { chainIdToHex } from '../methods/chains.ts'
import { permissionsOf } from '../methods/permissions.ts'
import type { ProviderCaller, ProviderMethod, ProviderResult } from '../methods.ts'
import type { ProviderPorts } from '../ports.ts'
import type { PromptGate } from './prompt-gate.ts'

type Said = string | readonly string[]
type Prompting =
  | 'eth_requestAccounts'
  | 'wallet_requestPermissions'
  | 'personal_sign'
  | 'eth_signTypedData_v3'
  | 'eth_signTypedData_v4'
  | 'eth_sendTransaction'
  | 'wallet_sendCalls'
  | 'wallet_sendIntent'
type Answers = { readonly [M in Prompting]: (said: Said, origin: string) => Promise<ProviderResult<M>> }

/** Answers a repeated call from its earlier prompt; undefined for a new call. */
export function createResumption(ports: ProviderPorts, { rejoin }: Pick<PromptGate, 'rejoin'>) {
  const listOf = (said: Said) => (typeof said === 'string' ? [said] : said)
  const textOf = (said: Said) => listOf(said)[0] ?? ''
  const answers: Answers = {
    eth_requestAccounts: async (said) => inLowerCase(listOf(said)),
    wallet_requestPermissions: async (said, origin) =>
      permissionsOf(origin, inLowerCase(listOf(said)), ports.chainIds.map(chainIdToHex)),
    personal_sign: async (said) => textOf(said),
    eth_signTypedData_v3: async (said) => textOf(said),
    eth_signTypedData_v4: async (said) => textOf(said),
    eth_sendTransaction: (said, origin) => ports.hashOf(origin, textOf(said)),
    wallet_sendCalls: async (said) => ({ id: textOf(said) }),
    wallet_sendIntent: async (said) => ({ id: textOf(said) }),
  }
  return async (
    method: ProviderMethod,
    params: unknown,
    { origin, key, tabId }: ProviderCaller,
  ): Promise<(() => Promise<unknown>) | undefined> => {
    const found = await ports.resume(origin, { key, id: idIn(params), tabId })
    if (!found) return undefined
    const answer = answers[method as Prompting]
    return async () => answer(await (found.isOpen ? rejoin(origin, found.answer) : found.answer), origin)
  }
}

/** Writes addresses as pages see them. */
export function inLowerCase(addresses: readonly string[]): readonly string[] {
  return addresses.map((each) => each.toLowerCase())
}

function idIn(params: unknown): string | undefined {
  const [first] = Array.isArray(params) ? params : []
  const id: unknown = typeof first === 'object' && first !== null && 'id' in first ? first.id : undefined
  return typeof id === 'string' ? id : undefined
}

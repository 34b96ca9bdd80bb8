import type { WebSocket } from 'ws'

/** An answer: the HTTP status, and the body parsed, or undefined where it is not JSON. */
export type Answer = Readonly<{ status: number; body: unknown }>

/** A chain record, as far as the questions need it. */
export type KnownChain = Readonly<{
  id: number
  vmType: string
  disabled: boolean
  currency: Readonly<{ address: string; symbol: string; decimals: number }>
  erc20Currencies: readonly Readonly<{ address: string; symbol: string }>[]
  protocol: Readonly<{ v2: Readonly<{ depository: string; chainId: string }> }>
}>

/** How a deployment is asked. `move` is there where money may be moved: it sends a transaction and gives its hash. */
export type Ask = Readonly<{
  get: (path: string) => Promise<Answer>
  post: (path: string, body: unknown) => Promise<Answer>
  /** Posts text as it stands. */
  postText: (path: string, text: string) => Promise<Answer>
  chains: () => Promise<readonly KnownChain[]>
  /** The user of all quotes: an EVM address. */
  user: string
  stream: (() => WebSocket) | undefined
  move: ((transaction: Readonly<Record<string, unknown>>) => Promise<string>) | undefined
}>

const TIMEOUT_MS = 30_000

/** Asks the deployment at a base URL. */
export function askAt(baseUrl: string, rest: Pick<Ask, 'user' | 'stream' | 'move'>): Ask {
  const call = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(baseUrl.replace(/\/$/, '') + path, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    return { status: response.status, body: parse(text) }
  }
  const headers = { 'content-type': 'application/json' }
  const postText = (path: string, text: string) => call(path, { method: 'POST', headers, body: text })
  const get = (path: string) => call(path, {})
  let known: Promise<readonly KnownChain[]> | undefined
  return {
    ...rest,
    get,
    postText,
    post: (path, body) => postText(path, JSON.stringify(body)),
    chains() {
      known ??= get('/chains').then(({ body }) => (body as { chains: readonly KnownChain[] }).chains)
      return known
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The two ends of a bridge of native currency between EVM chains, and its body. */
export async function bridgeBody(ask: Ask): Promise<Readonly<Record<string, unknown>> | undefined> {
  const chains = (await ask.chains()).filter(({ vmType, disabled }) => vmType === 'evm' && !disabled)
  const pair = chains.flatMap((from) =>
    chains.flatMap((to) => (to.id !== from.id && to.currency.symbol === from.currency.symbol ? [[from, to]] : [])),
  )[0]
  const [from, to] = pair ?? []
  if (!from || !to) return undefined
  return {
    user: ask.user,
    originChainId: from.id,
    destinationChainId: to.id,
    originCurrency: from.currency.address,
    destinationCurrency: to.currency.address,
    amount: `1${'0'.repeat(from.currency.decimals - 2)}`,
    tradeType: 'EXACT_INPUT',
  }
}

/** What a check answers when a deployment lacks what it asks about. */
export const NO_PAIR = { skip: 'no two EVM chains have the same gas currency' } as const

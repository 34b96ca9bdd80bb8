import type { WebSocket } from 'ws'

/** `body` is undefined when it isn't JSON. */
export type Answer = Readonly<{ status: number; body: unknown }>

export type KnownChain = Readonly<{
  id: number
  vmType: string
  disabled: boolean
  currency: Readonly<{ address: string; symbol: string; decimals: number }>
  erc20Currencies: readonly Readonly<{ address: string; symbol: string }>[]
  protocol: Readonly<{ v2: Readonly<{ depository: string; chainId: string }> }>
}>

/**
 * `move` exists where transfers are allowed: it sends a transaction and returns its hash. `control` is a devnet's
 * control server.
 */
export type Ask = Readonly<{
  get: (path: string, key?: string) => Promise<Answer>
  post: (path: string, body: unknown, key?: string) => Promise<Answer>
  /** Posts text unchanged. */
  postText: (path: string, text: string) => Promise<Answer>
  chains: () => Promise<readonly KnownChain[]>
  user: string
  stream: (() => WebSocket) | undefined
  move: ((transaction: Readonly<Record<string, unknown>>) => Promise<string>) | undefined
  control: ((method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<Answer>) | undefined
}>

const TIMEOUT_MS = 30_000

type Rest = Readonly<{ user: string; stream: Ask['stream']; move: Ask['move']; controlUrl: string | undefined }>

/** With a control server's URL, the deployment is a devnet. */
export function askAt(baseUrl: string, { controlUrl, ...rest }: Rest): Ask {
  const callOf =
    (url: string) =>
    async (path: string, init: RequestInit): Promise<Answer> => {
      const response = await fetch(url.replace(/\/$/, '') + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      return { status: response.status, body: parse(await response.text()) }
    }
  const call = callOf(baseUrl)
  const keyed = (key: string | undefined): Record<string, string> => (key === undefined ? {} : { 'x-api-key': key })
  const postText = (path: string, text: string, key?: string) =>
    call(path, { method: 'POST', headers: { 'content-type': 'application/json', ...keyed(key) }, body: text })
  const get = (path: string, key?: string) => call(path, { headers: keyed(key) })
  const control: Ask['control'] = (method, path, body) =>
    callOf(controlUrl ?? '')(path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  let known: Promise<readonly KnownChain[]> | undefined
  return {
    ...rest,
    get,
    postText: (path, text) => postText(path, text),
    post: (path, body, key) => postText(path, JSON.stringify(body), key),
    control: controlUrl === undefined ? undefined : control,
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

export async function dollarsBody(ask: Ask): Promise<Readonly<Record<string, unknown>> | undefined> {
  const body = await bridgeBody(ask)
  const chains = await ask.chains()
  const tokenOn = (chainId: unknown) =>
    chains.find(({ id }) => id === chainId)?.erc20Currencies.find(({ symbol }) => symbol === 'USDC')?.address
  const originCurrency = tokenOn(body?.['originChainId'])
  const destinationCurrency = tokenOn(body?.['destinationChainId'])
  if (!originCurrency || !destinationCurrency) return undefined
  return { ...body, originCurrency, destinationCurrency, amount: '50000000' }
}

export const NO_PAIR = { skip: 'no two EVM chains have the same gas currency' } as const

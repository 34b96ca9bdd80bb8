import type { ReadyLine } from '../devnet/world.ts'

/** A transfer in exchange A's list. */
export type ExchangeATransfer = Readonly<{ to: string; token: string; amount: string; nonce: number }>

export type ExchangesDevnet = Readonly<{
  /** A currency's devnet id, such as `hype`; the default is perps USDC. */
  fundA: (
    address: string,
    what?: Readonly<{ currency?: string; amount?: bigint; activated?: boolean }>,
  ) => Promise<void>
  abstractionA: (address: string, mode: string) => Promise<void>
  /** See `tests/devnet/exchanges/faults.ts`; the default path is calls that transfer money. */
  faultA: (fault: Readonly<Record<string, unknown>>) => Promise<void>
  sentA: (address: string) => Promise<readonly ExchangeATransfer[]>
  /** The withdrawable perps amount, as the exchange writes it. */
  perpsA: (address: string) => Promise<number>
  /** Returns the new account's index. */
  openB: (address: string) => Promise<number>
  /** Perps USDC in millionths. */
  fundB: (accountIndex: number, amount: bigint) => Promise<void>
  transferFeeB: (millionths: number) => Promise<void>
  /** Selects the shape of exchange B's account list. */
  shapeB: (shape: 'sub_accounts' | 'accountIndex') => Promise<void>
  faultB: (fault: Readonly<Record<string, unknown>>) => Promise<void>
  /** Perps USDC in millionths. */
  perpsB: (accountIndex: number) => Promise<bigint>
  /** Transactions per API key, with the key's registration. */
  usesB: (accountIndex: number) => Promise<readonly number[]>
  calm: () => Promise<void>
}>

type Update = Readonly<{
  delta: Readonly<{ user: string; destination: string; token: string; amount: string; nonce: number }>
}>

export function exchangesDevnetOf({ control, exchangeA, exchangeB }: ReadyLine): ExchangesDevnet {
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${control}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const post = async (path: string, body: unknown) => void (await send('POST', path, body))
  const infoA = async <T>(question: Readonly<Record<string, unknown>>): Promise<T> => {
    const response = await fetch(`${(exchangeA as Readonly<{ url: string }>).url}/info`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
    })
    return response.json() as Promise<T>
  }
  const readB = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${(exchangeB as Readonly<{ url: string }>).url}/api/v1/${path}`)
    return response.json() as Promise<T>
  }
  return {
    fundA: (address, { currency, amount, activated = true } = {}) =>
      post('/exchangeA/fund', {
        address,
        activated,
        ...(currency === undefined ? {} : { currency }),
        ...(amount === undefined ? {} : { amount: `${amount}` }),
      }),
    abstractionA: (address, mode) => post('/exchangeA/abstraction', { address, mode }),
    faultA: (fault) => post('/exchangeA/faults', fault),
    sentA: async (user) => {
      const updates = await infoA<readonly Update[]>({ type: 'userNonFundingLedgerUpdates', user, startTime: 0 })
      return updates
        .filter(({ delta }) => delta.user.toLowerCase() === user.toLowerCase())
        .map(({ delta: { destination: to, token, amount, nonce } }) => ({ to, token, amount, nonce }))
    },
    perpsA: async (user) =>
      Number((await infoA<{ withdrawable: string }>({ type: 'clearinghouseState', user })).withdrawable),
    openB: async (address) =>
      ((await send('POST', '/exchangeB/accounts', { address })) as { accountIndex: number }).accountIndex,
    fundB: (accountIndex, amount) => post('/exchangeB/fund', { accountIndex, amount: `${amount}` }),
    transferFeeB: (usdc) => post('/exchangeB/transfer-fee', { usdc }),
    shapeB: (shape) => post('/exchangeB/answer-shape', { shape }),
    faultB: (fault) => post('/exchangeB/faults', fault),
    perpsB: async (index) => {
      const answer = await readB<{ accounts: { collateral: string }[] }>(`account?by=index&value=${index}`)
      return BigInt((answer.accounts[0]?.collateral ?? '0.000000').replace('.', ''))
    },
    usesB: async (index) => {
      const answer = await readB<{ api_keys: { nonce: number }[] }>(`apikeys?account_index=${index}&api_key_index=255`)
      return answer.api_keys.map(({ nonce }) => nonce)
    },
    calm: async () => {
      await send('DELETE', '/exchangeA/faults')
      await send('DELETE', '/exchangeB/faults')
      await post('/exchangeB/transfer-fee', { usdc: 3_000_000 })
      await post('/exchangeB/answer-shape', { shape: 'sub_accounts' })
    },
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { createPublicClient, createWalletClient, erc20Abi, type Hex, http, type TypedDataDomain } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { Account } from '../accounts.ts'
import type { Step } from '../service/origin.ts'
import { startWorld, type World } from '../world.ts'
import { startExchangeA } from './exchange-a/part.ts'
import { type SendAssetParameters, type SignedSendAsset, signSendAsset } from './exchange-a/wallet.ts'
import { connectExchangeB, type ExchangeBClient } from './exchange-b/client.ts'
import { startExchangeB } from './exchange-b/part.ts'
import { getJson, postJson } from './stand.ts'

/** interface.md, "Quote response". */
export type Quoted = Readonly<{
  requestId: string
  steps: readonly Step[]
  details: Readonly<{ currencyOut: Readonly<{ amount: string }>; userBalance: string }>
  protocol: Readonly<{ v2: Readonly<{ orderId: Hex }> }>
}>

export type Reply = Readonly<{ status: number; body: unknown }>

export type AuthorizeHow = Readonly<{ by?: PrivateKeyAccount; chainId?: number; signedUnder?: number }>

/** Uses HTTP only. */
export type Traveller = Readonly<{
  account: PrivateKeyAccount
  quote: (body: Readonly<Record<string, unknown>>) => Promise<Quoted>
  ask: (body: Readonly<Record<string, unknown>>) => Promise<Reply>
  /** One after the other. */
  sendAll: (quote: Quoted) => Promise<void>
  /**
   * Signs and posts `authorize`. `by` replaces the signer, `chainId` the domain and body (interface.md),
   * `signedUnder` only the signature's chain.
   */
  authorize: (quote: Quoted, how?: AuthorizeHow) => Promise<Reply>
  /** The bytes may be posted repeatedly. */
  signTransfer: (quote: Quoted, changes?: Readonly<{ nonce?: number }>, chainId?: number) => Promise<SignedSendAsset>
  postTransfer: (signed: SignedSendAsset) => Promise<Reply>
  /** By default from perps, as "10.5". */
  withdrawable: (address: string, dex?: string) => Promise<string>
  /** `total` as "10.5". */
  spotBalances: (address: string) => Promise<readonly Readonly<{ coin: string; total: string }>[]>
  /** Oldest first. */
  ledgerUpdates: () => Promise<readonly Readonly<{ hash: string }>[]>
  index: (chainId: number, txHash: string) => Promise<Reply>
  exchangeB: () => Promise<ExchangeBClient>
  /** As "10.500000". */
  collateral: (accountIndex: number | string) => Promise<string>
  tokenBalance: (chainId: number, token: string, owner: Hex) => Promise<bigint>
  nativeBalance: (chainId: number, owner: Hex) => Promise<bigint>
  untilStatus: (quote: Quoted, ...words: readonly string[]) => Promise<Readonly<Record<string, unknown>>>
  control: (path: string, body?: unknown) => Promise<Reply>
}>

export function startExchangeWorld(): Promise<World> {
  return startWorld({ parts: [startExchangeA, startExchangeB] })
}

export function parametersOf<Parameters>(quote: Quoted): Parameters {
  const data = quote.steps.at(-1)?.items[0]?.data as Readonly<{ action?: { parameters: Parameters } }> | undefined
  if (!data?.action) throw new Error('the quote ends in no action')
  return data.action.parameters
}

export function travellerIn(world: World, { privateKey }: Account): Traveller {
  const account = privateKeyToAccount(privateKey)
  const { service, control } = world.line
  const exchangeA = (world.line.exchangeA as { url: string }).url
  const exchangeB = (world.line.exchangeB as { url: string }).url
  const rpcOf = (chainId: number) => http(world.line.chains[`${chainId}`]?.rpc)
  const reader = (chainId: number) => createPublicClient({ transport: rpcOf(chainId), pollingInterval: 20 })
  const ask = (body: Readonly<Record<string, unknown>>) =>
    postJson(`${service}/quote/v2`, { user: account.address, tradeType: 'EXACT_INPUT', ...body })
  let client: Promise<ExchangeBClient> | undefined
  return {
    account,
    ask,
    async quote(body) {
      const { status, body: answer } = await ask(body)
      if (status !== 200) throw new Error(`quote: HTTP ${status} ${JSON.stringify(answer)}`)
      return answer as Quoted
    },
    async sendAll(quote) {
      for (const { items } of quote.steps) {
        for (const { data } of items) {
          const {
            to,
            data: input,
            value,
            chainId,
          } = data as Readonly<{ to: Hex; data: Hex; value: string; chainId: number }>
          const wallet = createWalletClient({ account, transport: rpcOf(chainId) })
          const hash = await wallet.sendTransaction({ chain: null, to, data: input, value: BigInt(value) })
          await reader(chainId).waitForTransactionReceipt({ hash })
        }
      }
    },
    authorize: (quote, how) => authorize(service, quote, { by: account, ...how }),
    signTransfer(quote, changes = {}, chainId = 1) {
      const parameters = parametersOf<SendAssetParameters & Record<string, unknown>>(quote)
      return signSendAsset(account, { ...parameters, ...changes }, { chainId })
    },
    postTransfer: (signed) => postJson(`${exchangeA}/exchange`, signed),
    async withdrawable(user, dex = '') {
      const { body } = await postJson(`${exchangeA}/info`, { type: 'clearinghouseState', user, dex })
      return (body as { withdrawable: string }).withdrawable
    },
    async spotBalances(user) {
      const { body } = await postJson(`${exchangeA}/info`, { type: 'spotClearinghouseState', user })
      return (body as { balances: readonly { coin: string; total: string }[] }).balances
    },
    async ledgerUpdates() {
      const question = { type: 'userNonFundingLedgerUpdates', user: account.address }
      return (await postJson(`${exchangeA}/info`, question)).body as readonly { hash: string }[]
    },
    index: (chainId, txHash) => postJson(`${service}/transactions/index`, { chainId, txHash }),
    exchangeB() {
      client ??= connectExchangeB(exchangeB, account, world.clock.now)
      return client
    },
    async collateral(accountIndex) {
      const { body } = await getJson(`${exchangeB}/api/v1/account?by=index&value=${accountIndex}`)
      return (body as { accounts: { collateral: string }[] }).accounts[0]?.collateral ?? ''
    },
    tokenBalance: (chainId, token, owner) =>
      reader(chainId).readContract({ address: token as Hex, abi: erc20Abi, functionName: 'balanceOf', args: [owner] }),
    nativeBalance: (chainId, owner) => reader(chainId).getBalance({ address: owner }),
    async untilStatus(quote, ...words) {
      for (;;) {
        const { body } = await getJson(`${service}/intents/status/v3?requestId=${quote.requestId}`)
        const answer = body as Readonly<Record<string, unknown>>
        if (words.includes(`${answer['status']}`)) return answer
        await sleep(10)
      }
    },
    control: (path, body = {}) => postJson(`${control}/${path}`, body),
  }
}

type SignData = Readonly<{
  sign: Readonly<{
    domain: TypedDataDomain
    types: Record<string, { name: string; type: string }[]>
    value: Record<string, unknown>
    primaryType: string
  }>
  post: Readonly<{ endpoint: string; body: Readonly<Record<string, unknown>> }>
}>

async function authorize(
  service: string,
  quote: Quoted,
  { by, chainId = 1, signedUnder = chainId }: AuthorizeHow & Readonly<{ by: PrivateKeyAccount }>,
): Promise<Reply> {
  const step = quote.steps.find(({ id }) => id === 'authorize')
  const data = step?.items[0]?.data as SignData | undefined
  if (!data) throw new Error('the quote has no authorize step')
  const { domain, types, value, primaryType } = data.sign
  const signature = await by.signTypedData({
    ...{ domain: { ...domain, chainId: signedUnder }, types, primaryType, message: value },
  })
  return postJson(`${service}${data.post.endpoint}?signature=${signature}`, {
    ...data.post.body,
    signatureChainId: chainId,
  })
}

import { createClient, type Execute, getClient, type RelayChain } from '@relayprotocol/relay-sdk'
import { createWalletClient, defineChain, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ZERO_ADDRESS } from '../devnet/chains.ts'
import { bridgeBody, type Harness, startHarness, until } from '../devnet/service/harness.ts'

// The live service's public SDK, unmodified; it knows only the devnet's address.

const SOMEBODY: Hex = '0x00000000000000000000000000000000000c0de5'
const POLL_MS = 50
let devnet: Harness

beforeAll(async () => {
  devnet = await startHarness(6)
  // The SDK logs to the console.
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
  createClient({ baseApiUrl: devnet.service.url, source: 'contract', chains: [1, 8453, 999].map(chainOf) })
  Object.assign(getClient(), { pollingInterval: POLL_MS })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await devnet?.stop()
})

function viemChain(id: number) {
  const { rpcUrl } = devnet.chain(id)
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  // The chain decides how often the SDK polls for receipts.
  return defineChain({
    id,
    name: `chain ${id}`,
    nativeCurrency,
    rpcUrls: { default: { http: [rpcUrl] } },
    blockTime: 100,
  })
}

function chainOf(id: number): RelayChain {
  const { name, displayName, rpcUrl } = devnet.chain(id)
  return {
    ...{ id, name, displayName, httpRpcUrl: rpcUrl, wsRpcUrl: '', explorerUrl: devnet.service.url },
    ...{ icon: {}, currency: { symbol: 'ETH', name: 'Ether', decimals: 18 }, depositEnabled: true, vmType: 'evm' },
    viemChain: viemChain(id),
  }
}

type Asked = Parameters<ReturnType<typeof getClient>['actions']['getQuote']>[0]

async function crossed(asked: Partial<Asked>) {
  const wallet = createWalletClient({
    account: privateKeyToAccount(devnet.user.privateKey),
    chain: viemChain(1),
    transport: http(devnet.chain(1).rpcUrl),
  })
  const { originChainId, originCurrency, destinationChainId, destinationCurrency, user, amount } = bridgeBody(
    devnet.user.address,
  ) as Readonly<Record<string, never>>
  const way = { chainId: originChainId, toChainId: destinationChainId, currency: originCurrency, user, amount, wallet }
  const plain = { ...way, toCurrency: destinationCurrency, recipient: SOMEBODY, tradeType: 'EXACT_INPUT' } as const
  const quote = await getClient().actions.getQuote({ ...plain, ...asked } as Asked)
  const { steps } = (await getClient().actions.execute({ quote, wallet })) as unknown as Execute
  const items = (steps ?? []).flatMap((step) => step.items)
  expect(items.map(({ status }) => status)).toEqual(items.map(() => 'complete'))
  const requestId = quote.steps.at(-1)?.requestId ?? ''
  const last = await until(() => {
    const found = devnet.service.control.requests().find((each) => each.requestId === requestId)
    return ['success', 'refund', 'failure'].includes(found?.status ?? '') ? found : undefined
  })
  return { ids: quote.steps.map(({ id }) => id).join(' '), status: last.status }
}

const token = (chainId: number, id: string) =>
  devnet.chain(chainId).tokens.find((each) => each.id === id)?.address ?? ''
const usdc = () => ({ currency: token(1, 'usdc'), toCurrency: token(8453, 'usdc'), amount: '50000000' })
const usdt = () => ({ currency: token(1, 'usdt'), toCurrency: token(8453, 'usdc'), amount: '50000000' })

test.each<[string, string, () => Partial<Asked>]>([
  ['native currency', 'deposit', () => ({})],
  ['a token that wants an approval', 'approve deposit', usdc],
  ['a token that wants its approval reset', 'approve approve deposit', () => ({ ...usdt(), amount: '70000000' })],
  [
    'a token for an exact amount of native currency',
    'approve deposit',
    () => ({ ...usdc(), toCurrency: ZERO_ADDRESS, amount: `${10n ** 16n}`, tradeType: 'EXACT_OUTPUT' }),
  ],
  ['a swap on one chain', 'swap', () => ({ toChainId: 1, toCurrency: token(1, 'usdc') })],
  ['a wrap', 'swap', () => ({ toChainId: 1, toCurrency: token(1, 'weth'), recipient: devnet.user.address })],
  ['a payment on one chain', 'send', () => ({ ...usdc(), toChainId: 1, toCurrency: token(1, 'usdc') })],
  ['a token by EIP-3009', 'authorize1', () => ({ ...usdc(), options: { usePermit: true } })],
  ['a token by Permit2', 'approve authorize1', () => ({ ...usdt(), options: { usePermit: true } })],
  ['a token by a bare transfer', 'deposit', () => ({ ...usdc(), options: { explicitDeposit: false } })],
  ['with a gas top-up', 'approve deposit', () => ({ ...usdc(), options: { topupGas: true } })],
  [
    'with a call behind it',
    'deposit',
    () => ({ amount: '1000', tradeType: 'EXACT_OUTPUT', txs: [{ to: SOMEBODY, value: '1000', data: '0x' }] }),
  ],
  [
    'to a deposit address',
    'deposit',
    () => ({ options: { useDepositAddress: true, strict: true, refundTo: devnet.user.address } }),
  ],
])('the public kit crosses %s by %s', async (name, ids, asked) => {
  if (name.includes('reset')) {
    // The allowance is too small.
    await devnet.send((await devnet.quote({ ...usdcOf(usdt()), amount: '1000000' })).steps[0])
  }
  expect(await crossed(asked())).toEqual({ ids, status: 'success' })
})

function usdcOf({ currency, toCurrency }: ReturnType<typeof usdt>) {
  return { originCurrency: currency, destinationCurrency: toCurrency }
}

test('the public kit is refused with the sentence of the service', async () => {
  const tooLittle = { amount: '1', toCurrency: token(8453, 'usdc') }
  await expect(crossed(tooLittle)).rejects.toMatchObject({ message: expect.stringContaining('amount: ') })
})

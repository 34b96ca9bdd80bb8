import {
  connect,
  createConfig,
  injected,
  sendTransaction as wagmiSend,
  simulateContract as wagmiSimulate,
  writeContract as wagmiWrite,
} from '@wagmi/core'
import { BrowserProvider, Contract, type Eip1193Provider } from 'ethers'
import { createWalletClient, custom, type EIP1193Provider, http, parseAbi } from 'viem'
import { base } from 'viem/chains'
import { Web3 } from 'web3'

// Twelve documented ways in which dApps send, each tried with a funded and an empty account.

type Hex = `0x${string}`

/** The URL is the dApp's node. */
type About = Readonly<{ token: Hex; to: Hex; amount: string; nodeUrl: string; isHeldBack: boolean }>
type Wanted = Readonly<{ token: Hex; to: Hex; amount: bigint; nodeUrl: string; account: Hex }>
type Pattern = (wallet: EIP1193Provider, wanted: Wanted) => Promise<string>

const abi = parseAbi(['function transfer(address to, uint256 amount) returns (bool done)'])
const GAS = 100_000n

const patterns: Readonly<Record<string, Pattern>> = {
  'wagmi writeContract': async (wallet, { token, ...wanted }) =>
    wagmiWrite(await wagmi(wallet, wanted.nodeUrl), transferOf(token, wanted)),
  'wagmi simulateContract': async (wallet, { token, account, ...wanted }) => {
    const config = await wagmi(wallet, wanted.nodeUrl)
    const { request } = await wagmiSimulate(config, { ...transferOf(token, wanted), account })
    return wagmiWrite(config, request)
  },
  'wagmi sendTransaction': async (wallet, { to, amount, nodeUrl }) =>
    wagmiSend(await wagmi(wallet, nodeUrl), { to, value: amount }),

  'viem writeContract': (wallet, { token, account, ...wanted }) =>
    viem(wallet).writeContract({ ...transferOf(token, wanted), account }),
  'viem sendTransaction': (wallet, { to, amount, account }) =>
    viem(wallet).sendTransaction({ account, to, value: amount }),

  'ethers Contract': async (wallet, { token, to, amount }) =>
    hashOf(await new Contract(token, abi, await ethers(wallet)).getFunction('transfer')(to, amount)),
  'ethers Contract with gasLimit': async (wallet, { token, to, amount }) =>
    hashOf(await new Contract(token, abi, await ethers(wallet)).getFunction('transfer')(to, amount, { gasLimit: GAS })),
  'ethers sendTransaction': async (wallet, { to, amount }) =>
    hashOf(await (await ethers(wallet)).sendTransaction({ to, value: amount })),

  'web3 Contract': async (wallet, wanted) => receiptHashOf(await web3Transfer(wallet, wanted).send(from(wanted))),
  'web3 Contract with gas': async (wallet, wanted) =>
    receiptHashOf(await web3Transfer(wallet, wanted).send({ ...from(wanted), gas: String(GAS) })),
  'web3 Contract unchecked': async (wallet, wanted) =>
    receiptHashOf(await web3Transfer(wallet, wanted, { checkRevertBeforeSending: false }).send(from(wanted))),
  'web3 sendTransaction': async (wallet, { account, to, amount }) =>
    receiptHashOf(await web3(wallet).eth.sendTransaction({ from: account, to, value: `0x${amount.toString(16)}` })),
}

/**
 * Runs a pattern; returns its hash or error name, and its calls to the wallet.
 * `isHeldBack` stops the last call before the wallet, like a user's refusal.
 */
async function run(name: string, { amount, isHeldBack, ...about }: About) {
  const sent: unknown[] = []
  const found = await announced()
  const wallet = {
    request: async (call: Readonly<{ method: string; params?: readonly unknown[] }>) => {
      if (call.method === 'eth_sendTransaction') {
        sent.push(...(call.params ?? []))
        if (isHeldBack) throw Object.assign(new Error('held back'), { code: 4001 })
      }
      return found.request(call as never)
    },
    on: found.on.bind(found),
    removeListener: found.removeListener.bind(found),
  } as EIP1193Provider
  const [account] = (await found.request({ method: 'eth_accounts' })) as readonly Hex[]
  const pattern = patterns[name]
  if (!pattern || !account) throw new Error(`expected a pattern ${name} and an account`)
  try {
    return { hash: await pattern(wallet, { ...about, account, amount: BigInt(amount) }), sent }
  } catch (error) {
    return { error: error instanceof Error ? error.name : `${error}`, sent }
  }
}

function transferOf(address: Hex, { to, amount }: Readonly<{ to: Hex; amount: bigint }>) {
  return { address, abi, functionName: 'transfer', args: [to, amount] } as const
}

async function wagmi(wallet: EIP1193Provider, nodeUrl: string) {
  const target = { id: 'causeway', name: 'Causeway', provider: wallet as never }
  const connector = injected({ target })
  const config = createConfig({
    chains: [base],
    connectors: [connector],
    transports: { [base.id]: http(nodeUrl) },
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  await connect(config, { connector, chainId: base.id })
  return config
}

function viem(wallet: EIP1193Provider) {
  return createWalletClient({ chain: base, transport: custom(wallet) })
}

function ethers(wallet: EIP1193Provider) {
  return new BrowserProvider(wallet as Eip1193Provider).getSigner()
}

function web3(wallet: EIP1193Provider): Web3 {
  return new Web3(wallet as never)
}

type Web3Transfer = Readonly<{ send: (options: object) => PromiseLike<unknown> }>

function web3Transfer(wallet: EIP1193Provider, wanted: Wanted, options: object = {}): Web3Transfer {
  const { eth } = web3(wallet)
  const contract = new eth.Contract(abi as never, wanted.token)
  Object.assign(contract.config, options)
  const methods = contract.methods as unknown as { transfer: (to: string, amount: bigint) => Web3Transfer }
  return methods.transfer(wanted.to, wanted.amount)
}

function from({ account }: Wanted) {
  return { from: account }
}

function hashOf(response: Readonly<{ hash: string }>): string {
  return response.hash
}

function receiptHashOf(receipt: unknown): string {
  return `${(receipt as { transactionHash: string }).transactionHash}`
}

function announced(): Promise<EIP1193Provider> {
  return new Promise((resolve) => {
    addEventListener('eip6963:announceProvider', (event) => {
      const { detail } = event as CustomEvent<{ info: { rdns: string }; provider: EIP1193Provider }>
      if (detail.info.rdns === 'app.causeway') resolve(detail.provider)
    })
    dispatchEvent(new Event('eip6963:requestProvider'))
  })
}

Object.assign(window, { patterns: Object.keys(patterns), runPattern: run })

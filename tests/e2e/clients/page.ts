import {
  type Connector,
  connect,
  createConfig,
  disconnect,
  getConnection,
  reconnect,
  switchChain,
  watchConnection,
} from '@wagmi/core'
import { BrowserProvider, Contract, type Eip1193Provider, verifyMessage as recoverMessage } from 'ethers'
import { createStore } from 'mipd'
import {
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  createWalletClient,
  custom,
  type EIP1193Provider,
  parseAbi,
  verifyMessage,
} from 'viem'
import { base, mainnet, polygon } from 'viem/chains'
import { Web3 } from 'web3'

// Each check is one library call to a wallet; the spec holds the expected results.

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const ABI = ['function balanceOf(address) view returns (uint256)', 'function transfer(address,uint256) returns (bool)']
const abi = parseAbi([
  'function balanceOf(address owner) view returns (uint256 balance)',
  'function transfer(address to, uint256 amount) returns (bool done)',
])
const NOBODY = '0x2222222222222222222222222222222222222222'

const store = createStore()
const found = () => {
  const detail = store.findProvider({ rdns: 'app.causeway' as never })
  if (!detail) throw new Error('expected the wallet to have announced itself')
  return detail.provider as EIP1193Provider
}
const wallet = () => createWalletClient({ transport: custom(found()) })
const publicClient = () => createPublicClient({ chain: mainnet, transport: custom(found()) })

const config = createConfig({
  chains: [mainnet, base, polygon],
  connectors: [],
  transports: { 1: custom(lazily()), 8453: custom(lazily()), 137: custom(lazily()) },
})
const wagmiHeard: unknown[] = []
watchConnection(config, {
  onChange: ({ status, chainId, address }) => wagmiHeard.push([status, chainId, address]),
})
const connector = () => {
  const own = (config.connectors as readonly Connector[]).find(({ id }) => id === 'app.causeway')
  if (!own) throw new Error('expected a connector by EIP-6963')
  return own
}

function lazily() {
  return { request: (call: never) => found().request(call) }
}

async function failing(promise: Promise<unknown>): Promise<unknown> {
  try {
    return { result: await promise }
  } catch (thrown) {
    const error = thrown as Error & { code?: number | string }
    const reverted =
      thrown instanceof BaseError ? thrown.walk((each) => each instanceof ContractFunctionRevertedError) : null
    return {
      name: error.name,
      code: error.code,
      ...(reverted ? { reason: (reverted as ContractFunctionRevertedError).reason } : {}),
    }
  }
}

const ethers = () => new BrowserProvider(found() as Eip1193Provider)
const web3 = () => new Web3(found() as never)

const checks: Readonly<Record<string, (argument: never) => Promise<unknown>>> = {
  'mipd finds it once': async () =>
    store.getProviders().filter(({ info }) => info.rdns === ('app.causeway' as never)).length,
  'mipd does not list it twice when asked again': async () => {
    dispatchEvent(new Event('eip6963:requestProvider'))
    return store.getProviders().length
  },

  'viem getAddresses': () => wallet().getAddresses(),
  'viem requestAddresses': () => wallet().requestAddresses(),
  'viem getChainId': () => wallet().getChainId(),
  'viem getPermissions': async () => (await wallet().getPermissions())[0]?.caveats[0]?.value,
  'viem requestPermissions': async () =>
    (await wallet().requestPermissions({ eth_accounts: {} }))[0]?.caveats[0]?.value,
  'viem switchChain': async () => {
    await wallet().switchChain({ id: base.id })
    return wallet().getChainId()
  },
  'viem addChain': async () => {
    await wallet().addChain({ chain: mainnet })
    return wallet().getChainId()
  },
  'viem switchChain to an unknown chain': () => failing(wallet().switchChain({ id: polygon.id })),
  'viem watchAsset': () =>
    wallet().watchAsset({ type: 'ERC20', options: { address: USDC, symbol: 'USDC', decimals: 6 } }),
  'viem signMessage': async () => {
    const [address] = await wallet().getAddresses()
    const message = 'hello from viem'
    const signature = await wallet().signMessage({ account: address ?? NOBODY, message })
    return verifyMessage({ address: address ?? NOBODY, message, signature })
  },
  'viem getBlockNumber': async () => typeof (await publicClient().getBlockNumber()),
  'viem getBlock': async () => typeof (await publicClient().getBlock()).baseFeePerGas,
  'viem getBalance': (address: `0x${string}`) => publicClient().getBalance({ address }).then(String),
  'viem getTransactionCount': (address: `0x${string}`) => publicClient().getTransactionCount({ address }),
  'viem readContract': (owner: `0x${string}`) =>
    publicClient()
      .readContract({ address: USDC, abi, functionName: 'balanceOf', args: [owner] })
      .then(String),
  'viem getLogs': async () => Array.isArray(await publicClient().getLogs({ address: USDC, fromBlock: 'latest' })),
  'viem estimateFeesPerGas': async () => typeof (await publicClient().estimateFeesPerGas()).maxFeePerGas,
  'viem estimateGas': async (account: `0x${string}`) =>
    String(await publicClient().estimateGas({ account, to: NOBODY, value: 1n })),
  'viem simulateContract that reverts': () =>
    failing(
      publicClient().simulateContract({
        account: NOBODY,
        address: USDC,
        abi,
        functionName: 'transfer',
        args: [USDC, 10n ** 30n],
      }),
    ),

  'wagmi finds a connector': async () => connector().name,
  'wagmi connect': async () => (await connect(config, { connector: connector() })).accounts,
  'wagmi getConnection': async () => {
    const { status, chainId } = getConnection(config)
    return { status, chainId }
  },
  'wagmi switchChain': async () => (await switchChain(config, { chainId: base.id })).id,
  'wagmi switchChain to an unknown chain': () => failing(switchChain(config, { chainId: polygon.id })),
  'wagmi hears the chain': async () => wagmiHeard.at(-1),
  'wagmi disconnect': async () => {
    await disconnect(config)
    return [getConnection(config).status, await found().request({ method: 'eth_accounts' })]
  },
  'wagmi reconnect': async () => (await reconnect(config)).map(({ accounts }) => accounts),

  'ethers getNetwork': async () => String((await ethers().getNetwork()).chainId),
  'ethers listAccounts': async () => (await ethers().listAccounts()).map(({ address }) => address),
  'ethers getSigner': async () => (await ethers().getSigner()).address,
  'ethers getBlockNumber': async () => typeof (await ethers().getBlockNumber()),
  'ethers getBalance': async (address: string) => String(await ethers().getBalance(address)),
  'ethers Contract': async (owner: string) =>
    String(await new Contract(USDC, ABI, ethers()).getFunction('balanceOf')(owner)),
  'ethers Contract that reverts': () =>
    failing(new Contract(USDC, ABI, ethers()).getFunction('transfer').staticCall(USDC, 10n ** 30n, { from: NOBODY })),
  'ethers getFeeData': async () => typeof (await ethers().getFeeData()).maxFeePerGas,
  'ethers discover': async () =>
    (await BrowserProvider.discover({ filter: (all) => all.find((each) => each.rdns === 'app.causeway') ?? null })) !==
    null,
  'ethers signMessage': async () => {
    const signer = await ethers().getSigner()
    const message = 'hello from ethers'
    return recoverMessage(message, await signer.signMessage(message)) === signer.address
  },

  'web3 getAccounts': () => web3().eth.getAccounts(),
  'web3 getChainId': async () => String(await web3().eth.getChainId()),
  'web3 net.getId': async () => String(await web3().eth.net.getId()),
  'web3 getBlockNumber': async () => typeof (await web3().eth.getBlockNumber()),
  'web3 getBalance': async (address: string) => String(await web3().eth.getBalance(address)),
  'web3 Contract': async (owner: string) => {
    const { eth } = web3()
    const contract = new eth.Contract(abi as never, USDC) as unknown as {
      methods: { balanceOf: (owner: string) => { call: () => Promise<unknown> } }
    }
    return String(await contract.methods.balanceOf(owner).call())
  },
  'web3 getNodeInfo': () => web3().eth.getNodeInfo(),
  'web3 requestEIP6963Providers': async () => {
    const all = await Web3.requestEIP6963Providers()
    return [...all.values()].map(({ info }) => info.rdns)
  },
}

Object.assign(window, { checks })

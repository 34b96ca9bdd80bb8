import { encodeFunctionData, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { failedSaying, type Reason } from '../../src/core/reason/reason.ts'
import { requiredFundsOf } from '../../src/net/families/evm/simulation/required-funds.ts'
import { createRpc, type Rpc } from '../../src/net/nodes/rpc.ts'
import type { Hex } from '../devnet/chains.ts'
import { tokenOf } from '../devnet/contracts/stand.ts'
import { rpc as ask, toQuantity } from '../devnet/rpc.ts'
import { type ContractStand, startContractStand } from './contracts/stand.ts'

/** `Spenders` wants this deposit, in wei. */
export const OTHER: Hex = '0x00000000000000000000000000000000000a11ce'
export const FEE = 10n ** 15n

const ABI = parseAbi([
  'function transfer(address to, uint256 amount) returns (bool)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function mint(address to, uint256 value)',
  'function know(address owner)',
  'function deposit() payable',
  'function withdraw(uint256 value)',
  'function deposit(address a, uint256 amountA, address b, uint256 amountB) payable',
  'function use(address token)',
  'function take(uint256 amount)',
  'function sweep(address token)',
  'function enter(address token, uint256 least)',
  'function borrow(address token, uint256 amount)',
  'function lend(address token, uint256 amount)',
  'function refuse()',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
  'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls) payable',
])

type Step = Readonly<{ to: Hex; data?: Hex; value?: bigint }>
type Encoded = Parameters<typeof encodeFunctionData<typeof ABI>>[0]

export type ShortfallStand = ContractStand &
  Readonly<{
    rpc: Rpc
    without: (...missing: readonly string[]) => Rpc
    usdc: Hex
    spenders: Hex
    /** Counts the questions too. */
    needed: (steps: readonly Step[], account?: Hex, node?: Rpc) => Promise<Needed>
    /** The account's native balance is restored. */
    mine: (from: Hex, to: Hex, data: Hex) => Promise<void>
  }>

type Needed = Readonly<{
  needs: ReadonlyMap<string, readonly [amount: bigint, has: bigint]>
  reverted: Reason | undefined
  gasUsed: readonly bigint[]
  asked: number
}>

export function newAccount(): Hex {
  return privateKeyToAddress(generatePrivateKey())
}

export function call(functionName: Encoded['functionName'], ...args: readonly unknown[]): Hex {
  return encodeFunctionData({ abi: ABI, functionName, args } as Encoded)
}

export function only(token: Hex, amount: bigint, has = 0n) {
  return { needs: new Map([[token, [amount, has]]]), reverted: undefined }
}

export async function startShortfallStand(): Promise<ShortfallStand> {
  const stand = await startContractStand()
  const { nodeUrl } = stand
  const rpc = createRpc({ fetch, url: nodeUrl })
  return {
    ...stand,
    rpc,
    without:
      (...missing) =>
      async (method, params, schema) => {
        if (!missing.includes(method)) return rpc(method, params, schema)
        return { ...failedSaying('the method does not exist'), code: -32601, transport: undefined }
      },
    usdc: tokenOf(stand.chain, 'usdc'),
    spenders: await stand.put('Spenders'),
    needed: (steps, account = newAccount(), node = rpc) => neededBy(node, account, steps),
    mine: async (from, to, data) => {
      const before = await ask<Hex>(nodeUrl, 'eth_getBalance', [from, 'latest'])
      await ask(nodeUrl, 'anvil_impersonateAccount', [from])
      await ask(nodeUrl, 'anvil_setBalance', [from, toQuantity(10n ** 18n)])
      const hash = await ask<Hex>(nodeUrl, 'eth_sendTransaction', [{ from, to, data }])
      const { status } = await stand.client.waitForTransactionReceipt({ hash })
      if (status !== 'success') throw new Error(`expected ${hash} to go through`)
      await ask(nodeUrl, 'anvil_setBalance', [from, before])
    },
  }
}

async function neededBy(node: Rpc, account: Hex, steps: readonly Step[]): Promise<Needed> {
  const calls = steps.map(({ to, data = '0x', value = 0n }) => ({ from: account, to, data, value }))
  let asked = 0
  const counted: Rpc = (method, params, schema) => {
    asked += 1
    return node(method, params, schema)
  }
  const answer = await requiredFundsOf(counted, { account, calls })
  if (!answer.ok) throw new Error(answer.message)
  const { needs, reverted, gasUsed } = answer.value
  return {
    needs: new Map(needs.map(({ token, amount, has }) => [token, [amount, has] as const])),
    ...{ reverted, gasUsed, asked },
  }
}

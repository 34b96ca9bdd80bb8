import { type Log, parseAbi, parseEventLogs } from 'viem'
import { type Hex, ZERO_ADDRESS } from '../../chains.ts'
import { encodeCalldata } from './encode.ts'

/** The published depository's ABI, as far as the service uses it. Nothing in the events is indexed. */
const DEPOSITORY_ABI = parseAbi([
  'function depositNative(address depositor, bytes32 id) payable',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
  'function depositErc20(address depositor, address token, bytes32 id)',
  'event RelayNativeDeposit(address from, uint256 amount, bytes32 id)',
  'event RelayErc20Deposit(address from, address token, uint256 amount, bytes32 id)',
])

/** Topics of the two deposit events. */
export const DEPOSIT_TOPICS: readonly [Hex, Hex] = [
  '0x8032066556caf3967d8fec4ad22a2d9e1e9576556b2903a0fcd5b1fd201e3477',
  '0x49fed1d0b752ce30eee63c7a81133f3363b532fec5d4d7dd1ccfd005de4555e1',
]

/** Calldata of a native deposit; the value of the transaction is the amount. */
export function depositNativeData(depositor: Hex, orderId: Hex): Hex {
  return encodeCalldata({ abi: DEPOSITORY_ABI, functionName: 'depositNative', args: [depositor, orderId] })
}

/** Calldata of an ERC-20 deposit; amount in the token's smallest unit. */
export function depositErc20Data(depositor: Hex, token: Hex, amount: bigint, orderId: Hex): Hex {
  const args = [depositor, token, amount, orderId] as const
  return encodeCalldata({ abi: DEPOSITORY_ABI, functionName: 'depositErc20', args })
}

/** Calldata of an ERC-20 deposit of the caller's whole allowance: what the router calls after a swap. */
export function depositAllErc20Data(depositor: Hex, token: Hex, orderId: Hex): Hex {
  const args = [depositor, token, orderId] as const
  return encodeCalldata({ abi: DEPOSITORY_ABI, functionName: 'depositErc20', args })
}

/** A deposit as the chain shows it; native currency is the zero address, amount in the smallest unit. */
export type Deposit = Readonly<{
  chainId: number
  txHash: Hex
  logIndex: number
  blockNumber: bigint
  from: Hex
  token: Hex
  amount: bigint
  orderId: Hex
}>

/** The deposits among the logs of a chain. */
export function readDeposits(chainId: number, logs: readonly Log[]): readonly Deposit[] {
  const mined = logs.filter((log): log is Log<bigint, number, false> => log.blockNumber !== null)
  return parseEventLogs({ abi: DEPOSITORY_ABI, logs: mined, strict: true }).map((log) => ({
    chainId,
    txHash: log.transactionHash,
    logIndex: log.logIndex,
    blockNumber: log.blockNumber,
    from: log.args.from,
    token: log.eventName === 'RelayErc20Deposit' ? lower(log.args.token) : ZERO_ADDRESS,
    amount: log.args.amount,
    orderId: log.args.id,
  }))
}

/** An address in lower case, as currencies are compared. */
export function lower(address: Hex): Hex {
  return `0x${address.slice(2).toLowerCase()}`
}

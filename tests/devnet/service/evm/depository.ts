import { type Log, parseAbi, parseEventLogs } from 'viem'
import { type Hex, ZERO_ADDRESS } from '../../chains.ts'
import { encodeCalldata } from './encode.ts'

/** The used part of the published ABI. No event field is indexed. */
const DEPOSITORY_ABI = parseAbi([
  'function depositNative(address depositor, bytes32 id) payable',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
  'function depositErc20(address depositor, address token, bytes32 id)',
  'event RelayNativeDeposit(address from, uint256 amount, bytes32 id)',
  'event RelayErc20Deposit(address from, address token, uint256 amount, bytes32 id)',
])

export const DEPOSIT_TOPICS: readonly [Hex, Hex] = [
  '0x8032066556caf3967d8fec4ad22a2d9e1e9576556b2903a0fcd5b1fd201e3477',
  '0x49fed1d0b752ce30eee63c7a81133f3363b532fec5d4d7dd1ccfd005de4555e1',
]

export function depositNativeData(depositor: Hex, orderId: Hex): Hex {
  return encodeCalldata({ abi: DEPOSITORY_ABI, functionName: 'depositNative', args: [depositor, orderId] })
}

/** Calldata of an ERC-20 deposit; smallest unit. */
export function depositErc20Data(depositor: Hex, token: Hex, amount: bigint, orderId: Hex): Hex {
  const args = [depositor, token, amount, orderId] as const
  return encodeCalldata({ abi: DEPOSITORY_ABI, functionName: 'depositErc20', args })
}

/** Calldata of a deposit of the caller's whole allowance, as the router calls it. */
export function depositAllErc20Data(depositor: Hex, token: Hex, orderId: Hex): Hex {
  const args = [depositor, token, orderId] as const
  return encodeCalldata({ abi: DEPOSITORY_ABI, functionName: 'depositErc20', args })
}

/** Native currency is the zero address; smallest unit. */
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

export function lower(address: Hex): Hex {
  return `0x${address.slice(2).toLowerCase()}`
}

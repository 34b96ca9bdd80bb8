import { encodeFunctionData, parseAbi } from 'viem'
import { type Hex, ROUTER, ZERO_ADDRESS } from '../chains.ts'

/** The published router and approval proxy v3; genesis must match. */
export const ROUTER_ABI = parseAbi([
  'struct Call3Value { address target; bool allowFailure; uint256 value; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function multicall(Call3Value[] calls, address refundTo, address nftRecipient, bytes metadata) payable returns (Result[])',
  'function cleanupErc20s(address[] tokens, address[] recipients, uint256[] amounts, bytes metadata)',
  'function cleanupErc20sViaCall(address[] tokens, address[] tos, bytes[] datas, uint256[] amounts)',
  'function cleanupNative(uint256 amount, address recipient, bytes metadata)',
  'function cleanupNativeViaCall(uint256 amount, address to, bytes data)',
  'error ArrayLengthsMismatch()',
  'error CallFailed()',
  'error InvalidMsgSender(address storedSender, address actualSender)',
  'error InvalidRecipient(address recipient)',
  'error NativeTransferFailed()',
  'event SolverCallExecuted(address to, bytes data, uint256 amount)',
  'event SolverNativeTransfer(address to, uint256 amount)',
  'event FundsMovement(address from, address to, address currency, uint256 amount, bytes metadata)',
  'error TokenCallFailed(address token, bytes answer)',
])
export const PROXY_ABI = parseAbi([
  'struct Call3Value { address target; bool allowFailure; uint256 value; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'struct TokenPermissions { address token; uint256 amount; }',
  'struct Batch { TokenPermissions[] permitted; uint256 nonce; uint256 deadline; }',
  'struct Permit2612 { address token; address owner; uint256 value; uint256 nonce; uint256 deadline; uint8 v; bytes32 r; bytes32 s; }',
  'struct Permit3009 { address from; uint256 value; uint256 validAfter; uint256 validBefore; uint8 v; bytes32 r; bytes32 s; }',
  'function transferAndMulticall(address[] tokens, uint256[] amounts, Call3Value[] calls, address refundTo, address nftRecipient, bytes metadata) payable returns (Result[])',
  'function permitTransferAndMulticall(Permit2612[] permits, Call3Value[] calls, address refundTo, address nftRecipient, bytes metadata) payable returns (Result[])',
  'function permit2TransferAndMulticall(address user, Batch permit, Call3Value[] calls, address refundTo, address nftRecipient, bytes metadata, bytes permitSignature) payable returns (Result[])',
  'function permit3009TransferAndMulticall(Permit3009[] permits, address[] tokens, Call3Value[] calls, address refundTo, address nftRecipient, bytes metadata) payable returns (Result[])',
  'function withdraw(address token)',
  'function owner() view returns (address)',
  'error ArrayLengthsMismatch()',
  'error NativeTransferFailed()',
  'error RefundToCannotBeZeroAddress()',
  'error Unauthorized()',
  'event FundsMovement(address from, address to, address currency, uint256 amount, bytes metadata)',
  'error TokenCallFailed(address token, bytes answer)',
])
export const TOKEN_ABI = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function balanceOf(address) view returns (uint256)',
])
export const DEPOSITORY_ABI = parseAbi([
  'function depositErc20(address depositor, address token, bytes32 id)',
  'function depositNative(address depositor, bytes32 id) payable',
  'event RelayNativeDeposit(address from, uint256 amount, bytes32 id)',
  'event RelayErc20Deposit(address from, address token, uint256 amount, bytes32 id)',
])

export const METADATA: Hex = '0xcafe'

/** `value` in wei. */
export type RouterCall = Readonly<{ target: Hex; allowFailure: boolean; value: bigint; callData: Hex }>

export function must(target: Hex, callData: Hex, value = 0n): RouterCall {
  return { target, allowFailure: false, value, callData }
}

/** The router sends its tokens on; amount 0 means all. */
export function sendTokens(token: Hex, recipient: Hex, amount: bigint): RouterCall {
  const args = [[token], [recipient], [amount], METADATA] as const
  return must(ROUTER, encodeFunctionData({ abi: ROUTER_ABI, functionName: 'cleanupErc20s', args }))
}

export function depositTokens(token: Hex, depositor: Hex, into: Readonly<{ depository: Hex; id: Hex }>): RouterCall {
  const deposit = [depositor, token, into.id] as const
  const data = encodeFunctionData({ abi: DEPOSITORY_ABI, functionName: 'depositErc20', args: deposit })
  const args = [[token], [into.depository], [data], [0n]] as const
  return must(ROUTER, encodeFunctionData({ abi: ROUTER_ABI, functionName: 'cleanupErc20sViaCall', args }))
}

/** The router sends native currency on; amount 0 means all. */
export function sendNative(recipient: Hex, amount: bigint): RouterCall {
  const args = [amount, recipient, METADATA] as const
  return must(ROUTER, encodeFunctionData({ abi: ROUTER_ABI, functionName: 'cleanupNative', args }))
}

/** The router calls `to` with native currency; amount 0 means all. */
export function callWithNative(to: Hex, data: Hex, amount: bigint): RouterCall {
  const args = [amount, to, data] as const
  return must(ROUTER, encodeFunctionData({ abi: ROUTER_ABI, functionName: 'cleanupNativeViaCall', args }))
}

export function moveFrom(token: Hex, from: Hex, to: Hex, amount: bigint): RouterCall {
  return must(token, encodeFunctionData({ abi: TOKEN_ABI, functionName: 'transferFrom', args: [from, to, amount] }))
}

/** Encodes `multicall`, with leftovers for `refundTo`. */
export function multicallData(calls: readonly RouterCall[], refundTo: Hex = ZERO_ADDRESS): Hex {
  const args = [calls, refundTo, ZERO_ADDRESS, METADATA] as const
  return encodeFunctionData({ abi: ROUTER_ABI, functionName: 'multicall', args })
}

/** Version v3, whose calls carry `metadata` (relay-periphery, `src/v3`). */
const CALLS = {
  name: 'calls',
  type: 'tuple[]',
  components: [
    { name: 'target', type: 'address' },
    { name: 'allowFailure', type: 'bool' },
    { name: 'value', type: 'uint256' },
    { name: 'callData', type: 'bytes' },
  ],
} as const

const AFTER_CALLS = [
  { name: 'refundTo', type: 'address' },
  { name: 'nftRecipient', type: 'address' },
  { name: 'metadata', type: 'bytes' },
] as const

const FUNCTION = { type: 'function', outputs: [], stateMutability: 'payable' } as const

export const ROUTER_ABI = [{ ...FUNCTION, name: 'multicall', inputs: [CALLS, ...AFTER_CALLS] }] as const

/** The proxy takes the caller's tokens and the router makes the calls. */
export const PROXY_ABI = [
  {
    ...FUNCTION,
    name: 'transferAndMulticall',
    inputs: [{ name: 'tokens', type: 'address[]' }, { name: 'amounts', type: 'uint256[]' }, CALLS, ...AFTER_CALLS],
  },
] as const

/** The router's calls to itself. Amount 0 means the whole balance. */
export const CLEANUP_ABI = [
  {
    ...FUNCTION,
    name: 'cleanupErc20s',
    inputs: [
      { name: 'tokens', type: 'address[]' },
      { name: 'recipients', type: 'address[]' },
      { name: 'amounts', type: 'uint256[]' },
      { name: 'metadata', type: 'bytes' },
    ],
  },
  {
    ...FUNCTION,
    name: 'cleanupErc20sViaCall',
    inputs: [
      { name: 'tokens', type: 'address[]' },
      { name: 'tos', type: 'address[]' },
      { name: 'datas', type: 'bytes[]' },
      { name: 'amounts', type: 'uint256[]' },
    ],
  },
  {
    ...FUNCTION,
    name: 'cleanupNative',
    inputs: [
      { name: 'amount', type: 'uint256' },
      { name: 'recipient', type: 'address' },
      { name: 'metadata', type: 'bytes' },
    ],
  },
  {
    ...FUNCTION,
    name: 'cleanupNativeViaCall',
    inputs: [
      { name: 'amount', type: 'uint256' },
      { name: 'to', type: 'address' },
      { name: 'data', type: 'bytes' },
    ],
  },
] as const

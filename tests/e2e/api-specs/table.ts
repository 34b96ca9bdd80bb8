/** This wallet's values, which the document's examples can't know. */
export type Own = Readonly<{
  account: string
  callsId: string
  transaction: string
  blockHash: string
  block: string
  filter: string
}>

/** They replace the example's params where those mean nothing here. */
type Example = Readonly<{ params?: (own: Own) => unknown; asks?: true }>

const AS_IT_IS: Example = {}

const PERMIT = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Mail: [
      { name: 'from', type: 'address' },
      { name: 'contents', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  domain: { name: 'Ether Mail', chainId: 1 },
}
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const ADDRESS = '0xe5cB067E90D5Cd1F8052B83562Ae670bA4A211a8'

/** Supported methods in call order; the revoking method comes last. */
export const CLAIMED: Readonly<Record<string, Example>> = {
  eth_requestAccounts: AS_IT_IS,
  eth_accounts: AS_IT_IS,
  eth_coinbase: AS_IT_IS,
  eth_chainId: AS_IT_IS,
  web3_clientVersion: AS_IT_IS,
  wallet_getPermissions: AS_IT_IS,
  wallet_requestPermissions: AS_IT_IS,
  // Both examples name a chain that this wallet doesn't support.
  wallet_switchEthereumChain: { params: () => [{ chainId: '0x2105' }] },
  wallet_addEthereumChain: {
    params: () => [{ chainId: '0x1', chainName: 'Ethereum', rpcUrls: ['https://node.test'] }],
  },
  // The wallet shows known tokens only.
  wallet_watchAsset: {
    params: () => ({ type: 'ERC20', options: { address: USDC, symbol: 'USDC', decimals: 6 } }),
  },
  personal_sign: { params: ({ account }) => ['0x506c65617365207369676e', account], asks: true },
  eth_signTypedData_v4: {
    params: ({ account }) => [account, { ...PERMIT, message: { from: account, contents: 'Hello, Bob!' } }],
    asks: true,
  },
  eth_sendTransaction: {
    params: ({ account }) => [{ from: account, to: ADDRESS, value: '0x1', gas: '0x76c0' }],
    asks: true,
  },
  wallet_sendCalls: {
    params: ({ account }) => [
      {
        version: '2.0.0',
        from: account,
        chainId: '0x1',
        atomicRequired: true,
        calls: [{ to: ADDRESS, value: '0x0' }],
      },
    ],
    asks: true,
  },
  wallet_getCapabilities: { params: ({ account }) => [account, ['0x1']] },
  wallet_getCallsStatus: { params: ({ callsId }) => [callsId] },
  eth_blockNumber: AS_IT_IS,
  eth_call: AS_IT_IS,
  eth_estimateGas: { params: ({ account }) => [{ from: account, to: ADDRESS, value: '0x1' }] },
  eth_feeHistory: AS_IT_IS,
  eth_gasPrice: AS_IT_IS,
  eth_getBalance: AS_IT_IS,
  eth_getBlockByHash: { params: ({ blockHash }) => [blockHash, false] },
  eth_getBlockByNumber: { params: ({ block }) => [block, false] },
  eth_getBlockTransactionCountByHash: { params: ({ blockHash }) => [blockHash] },
  eth_getBlockTransactionCountByNumber: { params: ({ block }) => [block] },
  eth_getCode: AS_IT_IS,
  eth_getLogs: { params: ({ block }) => [{ fromBlock: block, toBlock: block }] },
  eth_newFilter: { params: () => [{ address: USDC }] },
  eth_newBlockFilter: { params: () => [] },
  eth_newPendingTransactionFilter: { params: () => [] },
  eth_getFilterChanges: { params: ({ filter }) => [filter] },
  eth_getFilterLogs: { params: ({ filter }) => [filter] },
  eth_uninstallFilter: { params: ({ filter }) => [filter] },
  eth_subscribe: { params: () => ['newHeads'] },
  eth_unsubscribe: { params: () => ['0x1'] },
  // The example's key contains a letter that is no hex digit.
  eth_getProof: { params: () => [ADDRESS, [`0x${'00'.repeat(32)}`], 'latest'] },
  eth_getStorageAt: AS_IT_IS,
  eth_getTransactionByBlockHashAndIndex: { params: ({ blockHash }) => [blockHash, '0x0'] },
  eth_getTransactionByBlockNumberAndIndex: { params: ({ block }) => [block, '0x0'] },
  eth_getTransactionByHash: { params: ({ transaction }) => [transaction] },
  eth_getTransactionCount: AS_IT_IS,
  eth_getTransactionReceipt: { params: ({ transaction }) => [transaction] },
  eth_syncing: AS_IT_IS,
  wallet_revokePermissions: AS_IT_IS,
}

const NO_DELEGATION = 'ERC-7715 needs a contract that spends for the user'
const NO_DECRYPTION = 'keys of this wallet sign, and decrypt nothing'
const NO_UNCLES = 'no chain of the wallet has uncles'

/** Methods that are answered 4200, each with its reason. */
export const REFUSED: Readonly<Record<string, string>> = {
  wallet_registerOnboarding: 'another wallet’s own way of being installed',
  wallet_scanQRCode: 'phones only; no page is given what a camera sees',
  wallet_requestExecutionPermissions: NO_DELEGATION,
  wallet_getGrantedExecutionPermissions: NO_DELEGATION,
  wallet_getSupportedExecutionPermissions: NO_DELEGATION,
  eth_decrypt: NO_DECRYPTION,
  eth_getEncryptionPublicKey: NO_DECRYPTION,
  eth_getUncleCountByBlockHash: NO_UNCLES,
  eth_getUncleCountByBlockNumber: NO_UNCLES,
  eth_sendRawTransaction: 'the wallet sends what it has itself proven and signed',
}

/** How to cause a declared error, or why the test can't. */
type Declared =
  | Readonly<{ code: number; params: unknown }>
  | Readonly<{ code: 4001; reject: true }>
  | Readonly<{ never: string }>

const invalid = (params: unknown): Declared => ({ code: -32602, params })
const adding = (more: object) =>
  invalid([{ chainId: '0x2105', chainName: 'Base', rpcUrls: ['https://node.test'], ...more }])
const watching = (options: object, type: string | undefined = 'ERC20') => invalid({ type, options })
const NO_NFTS: Declared = { never: 'tokens of a kind that the wallet does not show are 5771' }

const BATCH = {
  version: '2.0.0',
  chainId: '0x1',
  atomicRequired: false,
  calls: [{ to: ADDRESS, value: '0x0' }],
} as const

export const DECLARED: Readonly<Record<string, readonly Declared[]>> = {
  wallet_addEthereumChain: [
    adding({ blockExplorerUrls: ['http://explorer.test'] }),
    adding({ chainId: '0x01' }),
    adding({ chainId: '0x20000000000000' }),
    { never: 'adding a chain that the wallet has is switching to it' },
    { never: 'a symbol that a page gives is shown nowhere; only an empty one is refused' },
    { never: 'a symbol that a page gives is shown nowhere' },
  ],
  wallet_switchEthereumChain: [{ code: 4902, params: [{ chainId: '0x64' }] }],
  wallet_requestPermissions: [{ code: 4001, reject: true }],
  eth_requestAccounts: [{ code: 4001, reject: true }],
  wallet_watchAsset: [
    watching({ symbol: 'USDC', decimals: 6 }),
    watching({ address: USDC, symbol: 7 }),
    watching({ address: USDC, symbol: 'TWELVELETTER' }),
    watching({ address: USDC, decimals: 37 }),
    watching({ address: '0x1' }),
    invalid({ options: { address: USDC } }),
    NO_NFTS,
    watching({ address: '0x1', tokenId: '1' }, 'ERC721'),
    NO_NFTS,
    NO_NFTS,
    { never: 'nobody is asked about an asset' },
  ],
  eth_sendTransaction: [{ code: 4100, params: [{ from: ADDRESS, to: ADDRESS }] }],
  wallet_sendCalls: [
    invalid([]),
    { never: 'another version is read as malformed (EIP-5792)' },
    { never: 'it takes a connected site, which send-transaction.spec.ts has' },
    { code: 4100, params: [{ ...BATCH, from: ADDRESS }] },
    { code: 5700, params: [{ ...BATCH, capabilities: { paymasterService: {} } }] },
    { code: 5710, params: [{ ...BATCH, chainId: '0xaa36a7' }] },
    { never: 'it takes an id that was used before, which send-transaction.spec.ts does' },
    { code: 5740, params: [{ ...BATCH, calls: Array.from({ length: 17 }, () => BATCH.calls[0]) }] },
    { never: 'no account is upgraded (EIP-7702)' },
  ],
  wallet_getCapabilities: [invalid([]), { code: 4100, params: [ADDRESS] }],
  wallet_getCallsStatus: [
    invalid([]),
    { never: 'the id alone says who has asked; it is 5730 for everybody else' },
    { code: 5730, params: ['0xe670ec64341771606e55d6b4ca35a1a6b75ee3d5145a99d05921026d1527331'] },
  ],
}

import type { Button } from './buttons.ts'

const sent = (id: string, more: Partial<Button> = {}): Button => ({
  id,
  method: 'eth_sendTransaction',
  user: 'says yes',
  answer: 'result',
  ...more,
})
const odd = (id: string): Button => ({
  id,
  method: 'eth_sendTransaction',
  answer: -32602,
  shows: ['maliciousWarningBypassResult', /^Error/],
})
// The wallet can't run calls atomically and refuses before any prompt.
const asOne = (id: string, result: string): Button => ({
  id,
  method: 'wallet_sendCalls',
  answer: 5760,
  shows: [result, /^Error/],
})
// The wallet doesn't know the token, or it is no ERC-20.
const watched = (id: string): Button => ({ id, method: 'wallet_watchAsset', answer: 5771 })

/** Earlier buttons deploy these contracts, tokens and NFTs. */
export const OWN_CONTRACTS: readonly Button[] = [
  watched('watchAssets'),
  {
    id: 'getAllowance',
    method: 'eth_call',
    answer: 'result',
    fills: { allowanceOwner: 'account', allowanceSpender: 'account' },
    shows: ['allowanceAmountResult', /^0\.0+$/],
  },
  // Without an allowance the node reverts, and the page asks nothing.
  {
    id: 'transferFromTokens',
    method: 'eth_estimateGas',
    answer: 3,
    fills: { transferFromSenderInput: 'account', transferFromRecipientInput: 'account' },
    shows: ['tokenMethodsResult', /./],
  },
  sent('sendButton'),
  sent('mintButton', { shows: ['nftsStatus', /Mint completed/] }),
  sent('approveButton', { shows: ['nftsStatus', /Approve completed/], says: /Let somebody take/ }),
  sent('transferFromButton', { shows: ['nftsStatus', /Transfer From completed/] }),
  {
    id: 'sign721Permit',
    method: 'eth_signTypedData_v4',
    user: 'says yes',
    answer: 'result',
    shows: ['sign721PermitResult', /^0x[0-9a-f]{130}$/],
  },
  watched('watchNFTButton'),
  sent('batchMintButton', {
    fills: { batchMintTokenIds: '1, 2', batchMintIdAmounts: '5, 5' },
    shows: ['erc1155Status', /Batch Minting completed/],
  }),
  sent('batchTransferFromButton', {
    fills: { batchTransferTokenIds: '1, 2', batchTransferTokenAmounts: '1, 1' },
    shows: ['erc1155Status', /Batch Transfer From completed/],
    says: /#1/,
  }),
  sent('revokeERC1155Button', { shows: ['erc1155Status', /Revoke completed/], says: /Revoke the approval/ }),
  watched('watchAssetButton'),
  sent('sendMultisigButton', { shows: ['multisigContractStatus', /completed as expected/] }),
  sent('deployFailingButton', { shows: ['failingContractStatus', /Deployed/] }),
  { ...sent('sendFailingButton'), user: 'can only say no', answer: 4001, says: /This would fail/ },
  // The wallet sends all 96 kB unchanged.
  sent('sendHeavyHexDataButton', { says: /Call a contract/ }),
]

/** Harmful requests: the prompt names the danger or the wallet refuses first. */
export const HARMFUL: readonly Button[] = [
  odd('maliciousSendWithOddHexData'),
  odd('maliciousApproveERC20WithOddHexData'),
  odd('maliciousSendWithoutHexPrefixValue'),
  sent('maliciousERC20TransferButton', { says: /Send .* USDC/ }),
  sent('maliciousApprovalButton', { says: /Let somebody take/ }),
  sent('maliciousSetApprovalForAll', { says: /An approval for a whole collection/ }),
  sent('maliciousContractInteractionButton', { says: /Call a contract|Put .* into a contract/ }),
  sent('mintSepoliaERC20', { says: /Call a contract/ }),
  asOne('ppomSendMaliciousEthButton', 'ppomSendCallsError'),
  asOne('ppomSendMaliciousERC20TransferButton', 'ppomSendCallsError'),
  asOne('ppomSendMaliciousERC20ApprovalButton', 'ppomSendCallsError'),
  asOne('ppomSendMaliciousSetApprovalForAllButton', 'ppomSendCallsError'),
  asOne('ppomSendMaliciousContractInteractionButton', 'ppomSendCallsError'),
  asOne('ppomSendThreeMaliciousTxsButton', 'ppomSendCallsError'),
]

/** EIP-5792 calls, and another chain's transaction format. */
export const CALLS: readonly Button[] = [
  asOne('eip5792SendCallsApprovalButton', 'eip5792SendCallsError'),
  // A single call is atomic, and the account has the required money.
  { id: 'eip5792SendCallsRequiredAssetsButton', method: 'wallet_sendCalls', user: 'says yes', answer: 'result' },
  {
    id: 'eip5792GetCallsStatusButton',
    method: 'wallet_getCallsStatus',
    answer: 'result',
    shows: ['eip5792GetCallsStatusResult', /"status"/],
  },
  { id: 'sendTempoBatchTx', method: 'eth_sendTransaction', answer: -32602 },
]

/** Ten identical calls at once. */
export const BATCHES = [
  { id: 'signTypedDataV4Batch', method: 'eth_signTypedData_v4' },
  { id: 'sendEIP1559Batch', method: 'eth_sendTransaction' },
] as const

/** Ten identical calls, one after the other. */
export const QUEUES = [
  { id: 'signTypedDataV4Queue', method: 'eth_signTypedData_v4' },
  { id: 'sendEIP1559Queue', method: 'eth_sendTransaction' },
] as const

export const NOT_PRESSED: Readonly<Record<string, string>> = {
  walletConnect: 'another transport, over a server of others',
  sdkConnect: 'another transport, over a server of others',
  useWindowProviderButton: 'chooses the provider that the page has chosen already',
  openNetworkPicker: 'changes the page alone',
  eip5792SendCallsEdit: 'changes the page alone',
  eip5792AddCall: 'changes the page alone',
  resetConfigButton: 'changes the page alone',
  submitForm: 'sends what a person types; nothing else than the transactions that are pressed here',
  ensSubmit: 'names of Ethereum, for which a devnet has no contracts',
  swapComparisonSwapButton: 'trades at an exchange that a devnet has not',
  batchUsdcSwapResetButton: 'trades at an exchange that a devnet has not',
  batchUsdcSwapExecuteButton: 'trades at an exchange that a devnet has not',
  batchUsdcSwapCheckStatusButton: 'trades at an exchange that a devnet has not',
  encryptButton: 'comes to life with a key for encryption, which is not claimed',
  decryptButton: 'comes to life with a key for encryption, which is not claimed',
  signTypedDataVerify: 'comes to life with a signature that is not claimed',
  sign721PermitVerify: 'looks for a name that the contract of the page does not give',
  watchNFTsButton: 'asks by a list of calls (sendAsync), which is not claimed',
  ppomGetCallsStatusButton: 'comes to life with an id, and calls that must be one get none',
}

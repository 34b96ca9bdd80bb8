import { asOne, type Button, malformed, odd, refused } from './buttons.ts'

/** Answered or refused without a prompt. */
export const UNPROMPTED: readonly Button[] = [
  { id: 'getAccounts', method: 'eth_accounts', answer: 'result', shows: ['getAccountsResult', /^0x[0-9a-fA-F]{40}$/] },
  {
    id: 'getPermissions',
    method: 'wallet_getPermissions',
    answer: 'result',
    shows: ['permissionsResult', /eth_accounts/],
  },
  {
    id: 'requestPermissions',
    method: 'wallet_requestPermissions',
    answer: 'result',
    shows: ['permissionsResult', /eth_accounts/],
  },
  refused('signInvalidType', /types\.OrderComponents\.0\.type: expected the name of a type/),
  refused('signInvalidPrimaryType', /primaryType: expected a name of letters and digits/),
  refused('signNoPrimaryTypeDefined', /primaryType/),
  // The types declare domain fields that the domain lacks.
  refused('signEmptyDomain', /domain\.name: expected string/),
  refused('signInvalidVerifyingContractType', /domain\.verifyingContract: expected address/),
  { id: 'maliciousPermitHexPaddedChain', method: 'eth_signTypedData_v4', answer: -32602 },
  { id: 'maliciousPermitIntAddress', method: 'eth_signTypedData_v4', answer: -32602 },
  // Both name unsupported chains; the token's contract is made up.
  { id: 'addEthereumChain', method: 'wallet_addEthereumChain', answer: 4902 },
  { id: 'switchEthereumChain', method: 'wallet_switchEthereumChain', answer: 4902 },
  malformed('sendWithInvalidValue'),
  malformed('sendWithInvalidTxType'),
  malformed('sendWithInvalidRecipient'),
  malformed('sendWithInvalidGasLimit'),
  malformed('sendWithInvalidMaxFeePerGas'),
  {
    id: 'eip5792GetCapabilitiesButton',
    method: 'wallet_getCapabilities',
    answer: 'result',
  },
  // The wallet can't run two calls atomically and says so.
  { id: 'eip5792SendCallsButton', method: 'wallet_sendCalls', answer: 5760 },
  { id: 'eip747WatchButton', method: 'wallet_watchAsset', answer: -32602, shows: ['eip747Status', /error/] },
  odd('maliciousSendWithOddHexData'),
  odd('maliciousApproveERC20WithOddHexData'),
  odd('maliciousSendWithoutHexPrefixValue'),
  asOne('ppomSendMaliciousEthButton', 'ppomSendCallsError'),
  asOne('ppomSendMaliciousERC20TransferButton', 'ppomSendCallsError'),
  asOne('ppomSendMaliciousERC20ApprovalButton', 'ppomSendCallsError'),
  asOne('ppomSendMaliciousSetApprovalForAllButton', 'ppomSendCallsError'),
  asOne('ppomSendMaliciousContractInteractionButton', 'ppomSendCallsError'),
  asOne('ppomSendThreeMaliciousTxsButton', 'ppomSendCallsError'),
  asOne('eip5792SendCallsApprovalButton', 'eip5792SendCallsError'),
  { id: 'sendTempoBatchTx', method: 'eth_sendTransaction', answer: -32602 },
]

/** Unsupported methods: opaque signing, older typed data and decryption. */
export const NEVER: readonly (readonly [id: string, method: string])[] = [
  ['ethSign', 'eth_sign'],
  ['signTypedData', 'eth_signTypedData'],
  ['getEncryptionKeyButton', 'eth_getEncryptionPublicKey'],
]

/** Revokes the permission that all other buttons need. */
export const LAST: Button = {
  id: 'revokeAccountsPermission',
  method: 'wallet_revokePermissions',
  answer: 'result',
  shows: ['accounts', /^$/],
}

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

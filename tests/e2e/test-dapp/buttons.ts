/**
 * Of MetaMask's test page. `shows` is the result element and its text; `says` is the prompt's text. `fills` sets fields
 * first, with `account` as the account's address.
 */
export type Button = Readonly<{
  id: string
  method: string
  user?: 'says yes' | 'can only say no'
  answer: 'result' | number
  shows?: readonly [id: string, text: RegExp]
  says?: RegExp
  fills?: Readonly<Record<string, string>>
}>

const SIGNATURE = /^0x[0-9a-f]{130}$/
const signed = (id: string, result: string, method = 'eth_signTypedData_v4'): Button => ({
  id,
  method,
  user: 'says yes',
  answer: 'result',
  shows: [result, SIGNATURE],
})
const refused = (id: string, text: RegExp): Button => ({
  id,
  method: 'eth_signTypedData_v4',
  answer: -32602,
  shows: ['signMalformedResult', text],
})
const personal = (id: string, result: string): Button => ({
  id,
  method: 'personal_sign',
  user: 'says yes',
  answer: 'result',
  shows: [result, SIGNATURE],
})
const unsafe = (id: string): Button => ({
  id,
  method: 'personal_sign',
  user: 'can only say no',
  answer: 4001,
  shows: ['siweResult', /did not sign/],
})
const malformed = (id: string): Button => ({ id, method: 'eth_sendTransaction', answer: -32602 })
const sent = (id: string, shows?: Button['shows']): Button => ({
  id,
  method: 'eth_sendTransaction',
  user: 'says yes',
  answer: 'result',
  ...(shows ? { shows } : {}),
})
const warned = (id: string): Button => ({ id, method: 'eth_signTypedData_v4', user: 'says yes', answer: 'result' })

/** In press order: three refusals in a row would block the site for a minute. */
export const CLAIMED: readonly Button[] = [
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
  personal('personalSign', 'personalSignResult'),
  unsafe('siweBadDomain'),
  personal('siwe', 'siweResult'),
  unsafe('siweBadAccount'),
  personal('siweResources', 'siweResult'),
  unsafe('siweMalformed'),
  signed('signTypedDataV3', 'signTypedDataV3Result', 'eth_signTypedData_v3'),
  signed('signTypedDataV4', 'signTypedDataV4Result'),
  signed('signPermit', 'signPermitResult'),
  signed('signPermitSingle', 'signPermitVariantResult'),
  signed('signPermitBatch', 'signPermitVariantResult'),
  signed('signBlurOrder', 'signPermitVariantResult'),
  signed('signSeaportBulkOrder', 'signPermitVariantResult'),
  signed('signExtraDataNotTyped', 'signMalformedResult'),
  refused('signInvalidType', /types\.OrderComponents\.0\.type: expected the name of a type/),
  refused('signInvalidPrimaryType', /primaryType: expected a name of letters and digits/),
  refused('signNoPrimaryTypeDefined', /primaryType/),
  // The types declare domain fields that the domain lacks.
  refused('signEmptyDomain', /domain\.name: expected string/),
  refused('signInvalidVerifyingContractType', /domain\.verifyingContract: expected address/),
  warned('maliciousPermit'),
  warned('maliciousTradeOrder'),
  warned('maliciousSeaport'),
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
  sent('sendEIP1559Button'),
  sent('maliciousRawEthButton'),
  sent('deployButton', ['contractStatus', /Deployed/]),
  sent('depositButton', ['contractStatus', /Deposit completed/]),
  sent('withdrawButton', ['contractStatus', /Withdrawn/]),
  sent('createToken', ['erc20TokenAddresses', /0x/]),
  sent('transferTokens'),
  sent('approveTokens'),
  sent('transferTokensWithoutGas'),
  sent('approveTokensWithoutGas'),
  sent('increaseTokenAllowance'),
  sent('sendEIP1559WithoutGasButton'),
  sent('deployNFTsButton', ['nftsStatus', /Deployed/]),
  sent('mintButton', ['nftsStatus', /Mint completed/]),
  sent('setApprovalForAllButton', ['nftsStatus', /Set Approval For All completed/]),
  sent('revokeButton', ['nftsStatus', /Revoke completed/]),
  sent('deployERC1155Button', ['erc1155Status', /Deployed/]),
  sent('batchMintButton', ['erc1155Status', /Batch Minting completed/]),
  sent('setApprovalForAllERC1155Button', ['erc1155Status', /completed/]),
  sent('deployMultisigButton', ['multisigContractStatus', /Deployed/]),
  {
    id: 'eip5792GetCapabilitiesButton',
    method: 'wallet_getCapabilities',
    answer: 'result',
  },
  // The wallet can't run two calls atomically and says so.
  { id: 'eip5792SendCallsButton', method: 'wallet_sendCalls', answer: 5760 },
  { id: 'eip747WatchButton', method: 'wallet_watchAsset', answer: -32602, shows: ['eip747Status', /error/] },
]

/** Revokes the permission that all other buttons need. */
export const LAST: Button = {
  id: 'revokeAccountsPermission',
  method: 'wallet_revokePermissions',
  answer: 'result',
  shows: ['accounts', /^$/],
}

/** Pressed after signing: the page recovers the signer. */
export const RECOVERED: readonly (readonly [id: string, result: string])[] = [
  ['signTypedDataV3Verify', 'signTypedDataV3VerifyResult'],
  ['signTypedDataV4Verify', 'signTypedDataV4VerifyResult'],
  ['signPermitVerify', 'signPermitVerifyResult'],
]

/** Unsupported methods: opaque signing, older typed data and decryption. */
export const NEVER: readonly (readonly [id: string, method: string])[] = [
  ['ethSign', 'eth_sign'],
  ['signTypedData', 'eth_signTypedData'],
  ['personalSignVerify', 'personal_ecRecover'],
  ['getEncryptionKeyButton', 'eth_getEncryptionPublicKey'],
]

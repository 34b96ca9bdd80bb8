import { type Button, personal, sent, signed, unsafe, warned, watched } from './buttons.ts'

/** In press order: three refusals in a row would block the site for a minute. */
const SIGN_IN: readonly Button[] = [
  personal('personalSign', 'personalSignResult'),
  unsafe('siweBadDomain'),
  personal('siwe', 'siweResult'),
  unsafe('siweBadAccount'),
  personal('siweResources', 'siweResult'),
  unsafe('siweMalformed'),
  // Without a signature, the page keeps it disabled.
  { id: 'personalSignVerify', method: 'personal_ecRecover', answer: 4200 },
]

export const TYPED_DATA: readonly Button[] = [
  signed('signTypedDataV3', 'signTypedDataV3Result', 'eth_signTypedData_v3'),
  signed('signTypedDataV4', 'signTypedDataV4Result'),
  signed('signPermit', 'signPermitResult'),
  signed('signPermitSingle', 'signPermitVariantResult'),
  signed('signPermitBatch', 'signPermitVariantResult'),
  signed('signBlurOrder', 'signPermitVariantResult'),
  signed('signSeaportBulkOrder', 'signPermitVariantResult'),
  signed('signExtraDataNotTyped', 'signMalformedResult'),
]

/** Pressed after signing: the page recovers the signer. */
export const RECOVERED: readonly (readonly [id: string, result: string])[] = [
  ['signTypedDataV3Verify', 'signTypedDataV3VerifyResult'],
  ['signTypedDataV4Verify', 'signTypedDataV4VerifyResult'],
  ['signPermitVerify', 'signPermitVerifyResult'],
]

const MALICIOUS_DATA: readonly Button[] = [
  warned('maliciousPermit'),
  warned('maliciousTradeOrder'),
  warned('maliciousSeaport'),
]

const PAYMENTS: readonly Button[] = [
  sent('sendEIP1559Button'),
  sent('maliciousRawEthButton'),
  sent('sendEIP1559WithoutGasButton'),
  sent('sendButton'),
  // The wallet sends all 96 kB unchanged.
  sent('sendHeavyHexDataButton', { says: /Call a contract/ }),
]

const PIGGY_BANK: readonly Button[] = [
  sent('deployButton', { shows: ['contractStatus', /Deployed/] }),
  sent('depositButton', { shows: ['contractStatus', /Deposit completed/] }),
  sent('withdrawButton', { shows: ['contractStatus', /Withdrawn/] }),
]

const TOKEN: readonly Button[] = [
  sent('createToken', { shows: ['erc20TokenAddresses', /0x/] }),
  sent('transferTokens'),
  sent('approveTokens'),
  sent('transferTokensWithoutGas'),
  sent('approveTokensWithoutGas'),
  sent('increaseTokenAllowance'),
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
]

const NFTS: readonly Button[] = [
  sent('deployNFTsButton', { shows: ['nftsStatus', /Deployed/] }),
  sent('mintButton', { shows: ['nftsStatus', /Mint completed/] }),
  sent('setApprovalForAllButton', { shows: ['nftsStatus', /Set Approval For All completed/] }),
  sent('revokeButton', { shows: ['nftsStatus', /Revoke completed/] }),
  sent('mintButton', { shows: ['nftsStatus', /Mint completed/] }),
  sent('approveButton', { shows: ['nftsStatus', /Approve completed/], says: /Let someone take/ }),
  sent('transferFromButton', { shows: ['nftsStatus', /Transfer From completed/] }),
  {
    id: 'sign721Permit',
    method: 'eth_signTypedData_v4',
    user: 'says yes',
    answer: 'result',
    shows: ['sign721PermitResult', /^0x[0-9a-f]{130}$/],
  },
  watched('watchNFTButton'),
]

const ERC1155: readonly Button[] = [
  sent('deployERC1155Button', { shows: ['erc1155Status', /Deployed/] }),
  sent('batchMintButton', { shows: ['erc1155Status', /Batch Minting completed/] }),
  sent('setApprovalForAllERC1155Button', { shows: ['erc1155Status', /completed/] }),
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
]

const MULTISIG: readonly Button[] = [
  sent('deployMultisigButton', { shows: ['multisigContractStatus', /Deployed/] }),
  sent('sendMultisigButton', { shows: ['multisigContractStatus', /completed as expected/] }),
  sent('deployFailingButton', { shows: ['failingContractStatus', /Deployed/] }),
  { ...sent('sendFailingButton'), user: 'can only say no', answer: 4001, says: /This would fail/ },
]

const MALICIOUS_CALLS: readonly Button[] = [
  sent('maliciousERC20TransferButton', { says: /Send .* USDC/ }),
  sent('maliciousApprovalButton', { says: /Let someone take/ }),
  sent('maliciousSetApprovalForAll', { says: /Approval for a whole collection/ }),
  sent('maliciousContractInteractionButton', { says: /Call a contract|Pay .* into a contract/ }),
  sent('mintSepoliaERC20', { says: /Call a contract/ }),
]

const CALLS: readonly Button[] = [
  // A single call is atomic, and the account has the required money.
  { id: 'eip5792SendCallsRequiredAssetsButton', method: 'wallet_sendCalls', user: 'says yes', answer: 'result' },
  {
    id: 'eip5792GetCallsStatusButton',
    method: 'wallet_getCallsStatus',
    answer: 'result',
    shows: ['eip5792GetCallsStatusResult', /"status"/],
  },
]

/** The groups don't depend on each other. */
export const PROMPTED = [
  SIGN_IN,
  TYPED_DATA,
  MALICIOUS_DATA,
  PAYMENTS,
  PIGGY_BANK,
  TOKEN,
  NFTS,
  ERC1155,
  MULTISIG,
  MALICIOUS_CALLS,
  CALLS,
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

import { fields, optional, type Shape } from './shape.ts'

// Other answers from interface.md's tables; other fields are marked as beyond the document.

const currencyOn = (address: Shape): Readonly<Record<string, Shape>> => ({
  id: 'words',
  symbol: 'words',
  name: 'words',
  address,
  decimals: 'integer',
  supportsBridging: 'boolean',
})

/** "Chain record"; addresses and contracts depend on the chain kind. */
const chainRecord = (address: Shape, contracts: Shape): Shape =>
  fields({
    id: 'integer',
    name: 'words',
    displayName: 'words',
    httpRpcUrl: 'url',
    wsRpcUrl: 'url',
    explorerUrl: 'url',
    explorerName: 'words',
    depositEnabled: 'boolean',
    tokenSupport: 'words',
    disabled: 'boolean',
    partialDisableLimit: 'amount',
    blockProductionLagging: 'boolean',
    currency: fields(currencyOn(address)),
    withdrawalFee: 'amount',
    depositFee: 'amount',
    surgeEnabled: 'boolean',
    featuredTokens: [fields({ ...currencyOn(address), metadata: fields({ logoURI: 'url' }) })],
    erc20Currencies: [
      fields({
        ...currencyOn(address),
        supportsPermit: 'boolean',
        withdrawalFee: 'amount',
        depositFee: 'amount',
        surgeEnabled: 'boolean',
      }),
    ],
    solverCurrencies: [fields(currencyOn(address))],
    iconUrl: 'url',
    contracts,
    vmType: 'words',
    baseChainId: 'integer',
    solverAddresses: [address],
    tags: ['words'],
    protocol: fields({ v2: fields({ chainId: 'words', depository: address }) }),
  })

const EVM_CONTRACTS = fields({
  multicall3: 'address',
  multicaller: 'address',
  onlyOwnerMulticaller: 'address',
  relayReceiver: 'address',
  erc20Router: 'address',
  approvalProxy: 'address',
  v3: fields({ erc20Router: 'address', approvalProxy: 'address' }),
})

/** GET /chains. */
export const CHAINS_ANSWER: Shape = fields({
  chains: [{ oneOf: [chainRecord('address', EVM_CONTRACTS), chainRecord('words', fields({}))] }],
})

const STATUS_FIELDS = {
  status: 'word',
  inTxHashes: ['hash'],
  txHashes: ['hash'],
  originChainId: 'integer',
  destinationChainId: 'integer',
  // Beyond the document: reasons for a failed transfer or refund.
  failReason: optional('words'),
  refundFailReason: optional('words'),
} as const

/** "Status response". */
export const STATUS: Shape = fields({ ...STATUS_FIELDS, updatedAt: 'integer' })
/** The older path: the document says `updatedAt`, the live service `time` (service-facts.md 3). */
export const OLDER_STATUS: Shape = fields({ ...STATUS_FIELDS, updatedAt: 'integer', time: 'integer' })
/** Some deployments have only one of both names. */
export const ANY_OLDER_STATUS: readonly Shape[] = [STATUS, fields({ ...STATUS_FIELDS, time: 'integer' })]

/** "Errors": the four shapes. */
export const ERRORS = {
  'error-message-only': fields({ message: 'words' }),
  'error-code-only': fields({ message: 'words', errorCode: 'words' }),
  'error-with-request': fields({ message: 'words', errorCode: 'words', requestId: 'hash' }),
  'error-with-simulation': fields({
    message: 'words',
    errorCode: 'words',
    errorData: 'hex',
    requestId: 'hash',
    approxSimulatedBlock: 'integer',
    failedCallData: fields({ from: 'address', to: 'address', data: 'hex', value: 'digits' }),
  }),
} as const

const FILTERS = fields({ id: 'hash' })
const ACKNOWLEDGEMENT = fields({ type: 'words', status: 'words', data: fields({ event: 'words', filters: FILTERS }) })

/** Stream frames, absent from the document: service-facts.md 4. */
export const STREAM = {
  'stream-ready': fields({ type: 'words', status: 'words', data: fields({ id: 'words' }) }),
  'stream-subscribe': ACKNOWLEDGEMENT,
  'stream-unsubscribe': ACKNOWLEDGEMENT,
  'stream-update': fields({
    event: 'words',
    data: fields({ ...STATUS_FIELDS, updatedAt: 'integer', requestId: 'hash' }),
    publishedAt: 'integer',
  }),
  'stream-error': fields({ type: 'words', message: 'words' }),
} as const

/** POST /transactions/index. */
export const INDEXED: Shape = fields({ message: 'words' })

/** POST /transactions/deposit-address/reindex, absent from the document: service-facts.md 5. */
export const REINDEXED: Shape = fields({
  message: 'words',
  triggeredCurrencies: [fields({ currency: 'text', symbol: 'words', balance: 'digits' })],
  checkedCurrencies: 'integer',
  failedCurrencies: 'integer',
})

/** POST /execute/permits: more steps may follow. service-facts.md 1. */
export const PERMIT_TAKEN: Shape = fields({ message: 'words', steps: [fields({})] })

/** A webhook's body. service-facts.md 4. */
export const WEBHOOK: Shape = fields({
  event: 'words',
  timestamp: 'integer',
  data: fields({
    ...STATUS_FIELDS,
    updatedAt: 'integer',
    depositAddress: {
      oneOf: [
        'nothing',
        fields({ address: 'text', depositAddressType: 'words', depositor: 'text', depositTxHash: 'text' }),
      ],
    },
    requestId: 'hash',
    referrer: { oneOf: ['nothing', 'text'] },
    details: 'nothing',
  }),
})

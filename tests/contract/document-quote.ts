import { fields, optional, type Shape } from './shape.ts'

// The quote answer of interface.md, field by field as its tables have it. Fields beyond the document are marked so.

const CURRENCY = fields({
  chainId: 'integer',
  address: 'text',
  symbol: 'words',
  name: 'words',
  decimals: 'integer',
  metadata: fields({ logoURI: 'url', verified: 'boolean', isNative: optional('boolean') }),
})

const AMOUNT = fields({
  currency: CURRENCY,
  amount: 'digits',
  amountFormatted: 'decimal',
  amountUsd: 'decimal',
  minimumAmount: 'digits',
})

const TRANSACTION = fields({
  from: 'address',
  to: 'address',
  data: 'hex',
  value: 'digits',
  chainId: 'integer',
  gas: optional('digits'),
  maxFeePerGas: optional('digits'),
  maxPriorityFeePerGas: optional('digits'),
})

// interface.md shows `sign` and `post` for exchange A; permits have the same (service-facts.md 1).
const SIGNATURE = fields({
  sign: fields({
    signatureKind: 'words',
    domain: fields({ name: 'words', version: 'words', chainId: 'integer', verifyingContract: 'address' }),
    types: fields({ TransferWithAuthorization: [fields({ name: 'words', type: 'words' })] }),
    primaryType: 'words',
    value: fields({
      from: 'address',
      to: 'address',
      value: 'digits',
      validAfter: 'integer',
      validBefore: 'integer',
      nonce: 'hash',
    }),
  }),
  post: fields({
    endpoint: 'words',
    method: 'words',
    body: fields({ kind: 'words', requestId: 'hash', api: 'words' }),
  }),
})

const STEP = fields({
  id: 'words',
  action: 'words',
  description: 'words',
  kind: 'words',
  requestId: 'hash',
  depositAddress: 'text',
  items: [
    fields({
      status: 'words',
      data: { oneOf: [TRANSACTION, SIGNATURE] },
      check: optional(fields({ endpoint: 'check', method: 'words' })),
    }),
  ],
})

const USD = fields({ usd: 'decimal' })
const IMPACT = fields({ usd: 'decimal', percent: 'decimal' })
const SLIPPAGE = fields({ usd: 'decimal', value: 'digits', percent: 'decimal' })
const LEG = fields({ inputCurrency: AMOUNT, outputCurrency: AMOUNT, router: 'words', includedSwapSources: ['words'] })

const DETAILS = fields({
  operation: 'words',
  sender: 'address',
  recipient: 'address',
  currencyIn: AMOUNT,
  currencyOut: AMOUNT,
  refundCurrency: AMOUNT,
  currencyGasTopup: optional(AMOUNT),
  totalImpact: IMPACT,
  swapImpact: IMPACT,
  expandedPriceImpact: fields({ swap: USD, execution: USD, relay: USD, app: USD, sponsored: USD }),
  rate: 'decimal',
  slippageTolerance: fields({ total: 'digits', origin: SLIPPAGE, destination: SLIPPAGE }),
  timeEstimate: 'amount',
  userBalance: 'digits',
  fallbackType: 'words',
  isFixedRate: 'boolean',
  fixedRateFee: USD,
  route: fields({ origin: LEG, destination: LEG }),
})

const ORDER = fields({
  version: 'words',
  solverChainId: 'words',
  solver: 'address',
  salt: 'hash',
  inputs: [
    fields({
      payment: fields({ chainId: 'words', currency: 'address', amount: 'digits', weight: 'digits' }),
      refunds: [
        fields({
          chainId: 'words',
          recipient: 'address',
          currency: 'address',
          minimumAmount: 'digits',
          deadline: 'integer',
          extraData: 'hex',
        }),
      ],
    }),
  ],
  output: fields({
    chainId: 'words',
    payments: [
      fields({ recipient: 'address', currency: 'address', minimumAmount: 'digits', expectedAmount: 'digits' }),
    ],
    calls: ['hex'],
    deadline: 'integer',
    extraData: 'hex',
  }),
  fees: [
    fields({
      recipientChainId: 'words',
      recipient: 'address',
      currencyChainId: 'words',
      currency: 'address',
      amount: 'digits',
    }),
  ],
})

const COMPONENT = fields({ selected: 'boolean', total: AMOUNT, sponsored: AMOUNT, userPays: AMOUNT })
const SPONSORSHIP = fields({
  selectedComponents: ['words'],
  capHit: 'boolean',
  components: fields({ execution: COMPONENT, swap: COMPONENT, relay: COMPONENT, app: COMPONENT, rent: COMPONENT }),
  sponsoredTotal: AMOUNT,
  userPaysTotal: AMOUNT,
  maxSubsidizationAmount: optional('digits'),
})

const FEES = fields({
  gas: AMOUNT,
  relayer: AMOUNT,
  relayerGas: AMOUNT,
  relayerService: AMOUNT,
  app: AMOUNT,
  subsidized: AMOUNT,
})

/** POST /price: a quote without steps. service-facts.md 5. */
export const PRICE: Shape = fields({ fees: FEES, details: DETAILS })

/** "Quote response", for EVM origins. */
export const QUOTE: Shape = fields({
  // Beyond the document: recent answers of the live service carry it on top as well.
  requestId: 'hash',
  steps: [STEP],
  fees: FEES,
  // `actual` exists once a request is over: GET /requests/v3.
  feeSponsorship: optional(fields({ quoted: SPONSORSHIP })),
  details: DETAILS,
  protocol: fields({
    v2: fields({
      orderId: 'hash',
      hubType: 'words',
      orderSignature: optional('signature'),
      paymentDetails: fields({ chainId: 'words', depository: 'address', currency: 'address', amount: 'digits' }),
      orderData: ORDER,
    }),
  }),
})

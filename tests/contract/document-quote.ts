import { type ChainKind, stepOf } from './document-steps.ts'
import { fields, optional, type Shape } from './shape.ts'

// The quote answer from interface.md's tables; other fields are marked as beyond the document.

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

const ACCOUNT: Readonly<Record<ChainKind, Shape>> = {
  evm: 'address',
  bitcoin: 'bitcoinAddress',
  exchangeA: 'address',
  exchangeB: 'digits',
}
const IDENTIFIER: Readonly<Record<ChainKind, Shape>> = { ...ACCOUNT, exchangeA: 'tokenId' }

const USD = fields({ usd: 'decimal' })
const IMPACT = fields({ usd: 'decimal', percent: 'decimal' })
const SLIPPAGE = fields({ usd: 'decimal', value: 'digits', percent: 'decimal' })
const LEG = fields({ inputCurrency: AMOUNT, outputCurrency: AMOUNT, router: 'words', includedSwapSources: ['words'] })

const detailsOf = ({ origin, destination }: Ends) =>
  fields({
    operation: 'words',
    sender: ACCOUNT[origin],
    recipient: ACCOUNT[destination],
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

const refundOn = (kind: ChainKind) =>
  fields({
    chainId: 'words',
    recipient: ACCOUNT[kind],
    currency: IDENTIFIER[kind],
    minimumAmount: 'digits',
    deadline: 'integer',
    extraData: 'hex',
  })

const orderOf = ({ origin, destination }: Ends) =>
  fields({
    version: 'words',
    solverChainId: 'words',
    solver: 'address',
    salt: 'hash',
    inputs: [
      fields({
        payment: fields({ chainId: 'words', currency: IDENTIFIER[origin], amount: 'digits', weight: 'digits' }),
        refunds: [{ oneOf: [refundOn(origin), refundOn(destination)] }],
      }),
    ],
    output: fields({
      chainId: 'words',
      payments: [
        fields({
          recipient: ACCOUNT[destination],
          currency: IDENTIFIER[destination],
          minimumAmount: 'digits',
          expectedAmount: 'digits',
        }),
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
        currency: IDENTIFIER[origin],
        amount: 'digits',
      }),
    ],
  })

const COMPONENT = fields({ selected: 'boolean', total: AMOUNT, sponsored: AMOUNT, userPays: AMOUNT })
const SPLIT = {
  selectedComponents: ['words'],
  capHit: 'boolean',
  components: fields({ execution: COMPONENT, swap: COMPONENT, relay: COMPONENT, app: COMPONENT, rent: COMPONENT }),
  sponsoredTotal: AMOUNT,
  userPaysTotal: AMOUNT,
  maxSubsidizationAmount: optional('digits'),
} as const
const SPONSORSHIP = fields({
  quoted: fields(SPLIT),
  actual: fields({ ...SPLIT, sponsorPayment: fields({ amount: 'digits', address: 'address', chainId: 'integer' }) }),
})

const FEES = fields({
  gas: AMOUNT,
  relayer: AMOUNT,
  relayerGas: AMOUNT,
  relayerService: AMOUNT,
  app: AMOUNT,
  subsidized: AMOUNT,
})

export type Ends = Readonly<{ origin: ChainKind; destination: ChainKind }>

const EVM: Ends = { origin: 'evm', destination: 'evm' }

/** POST /price: a quote without steps. service-facts.md 5. */
export const PRICE: Shape = fields({ fees: FEES, details: detailsOf(EVM) })

export function quoteShape(ends: Ends): Shape {
  const { origin } = ends
  return fields({
    // Beyond the document: recent live answers also have it at the top.
    requestId: 'hash',
    steps: [stepOf(origin)],
    fees: FEES,
    feeSponsorship: optional(SPONSORSHIP),
    details: detailsOf(ends),
    protocol: fields({
      v2: fields({
        orderId: 'hash',
        hubType: 'words',
        orderSignature: optional('signature'),
        paymentDetails: fields({
          chainId: 'words',
          depository: ACCOUNT[origin],
          currency: IDENTIFIER[origin],
          amount: 'digits',
        }),
        orderData: orderOf(ends),
      }),
    }),
  })
}

export const QUOTE: Shape = quoteShape(EVM)

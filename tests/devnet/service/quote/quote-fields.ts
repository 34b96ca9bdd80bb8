import * as v from 'valibot'
import { FIXED_RATE, isRate } from './fixed-rate.ts'

// The fields of interface.md, "Quote request body", and those of service-facts.md 1. Unknown fields pass, as the
// document allows.

const text = v.pipe(v.string('expected a string'), v.maxLength(512, 'expected at most 512 characters'))
const flag = v.boolean('expected true or false')
const whole = v.pipe(
  v.number('expected a number'),
  v.safeInteger('expected an integer'),
  v.minValue(0, 'expected 0 or more'),
)
const chainId = v.pipe(
  v.number('expected an integer'),
  v.safeInteger('expected an integer'),
  v.minValue(1, 'expected 1 or more'),
)
// 78 digits hold every 256-bit integer.
const digits = v.pipe(
  v.string('expected a string of digits in the smallest unit'),
  v.regex(/^[0-9]+$/, 'expected digits only (^[0-9]+$), in the smallest unit'),
  v.maxLength(78, 'expected at most 78 digits'),
)
const basisPoints = v.pipe(
  v.string('expected basis points as a string'),
  v.regex(/^([0-9]{1,4}|10000)$/, 'expected basis points from 0 to 10000'),
)
const evmAddress = v.pipe(v.string('expected an address'), v.regex(/^0x[0-9a-fA-F]{40}$/, 'expected an EVM address'))
const rate = v.pipe(
  v.string('expected a rate as a string'),
  v.regex(FIXED_RATE, 'expected a rate such as "0.99" or "1:0.99"'),
  v.check(isRate, 'expected a rate above 0'),
)
const texts = v.array(text, 'expected an array of strings')
const hex = v.pipe(v.string('expected hex'), v.regex(/^0x([0-9a-fA-F]{2})*$/, 'expected 0x and whole bytes in hex'))

const call = v.looseObject(
  { to: v.optional(text), value: v.optional(digits), data: v.optional(hex), originalTxValue: v.optional(digits) },
  'expected an object with to, value and data',
)
// Hex numbers may begin with a half byte.
const word = v.pipe(v.string('expected hex'), v.regex(/^0x[0-9a-fA-F]{1,64}$/, 'expected 0x and at most 64 hex digits'))
const authorization = v.object(
  {
    chainId: whole,
    address: evmAddress,
    nonce: whole,
    yParity: v.picklist([0, 1], 'expected 0 or 1'),
    r: word,
    s: word,
  },
  'expected an object with chainId, address, nonce, yParity, r and s',
)
const appFee = v.looseObject({ recipient: evmAddress, fee: basisPoints }, 'expected an object with recipient and fee')
const component = v.picklist(
  ['execution', 'swap', 'relay', 'app', 'rent'],
  'expected execution, swap, relay, app or rent',
)

/** Each field has its own error sentence. */
export const QUOTE_FIELDS = v.object(
  {
    user: text,
    originChainId: chainId,
    destinationChainId: chainId,
    originCurrency: text,
    destinationCurrency: text,
    amount: digits,
    tradeType: v.picklist(
      ['EXACT_INPUT', 'EXACT_OUTPUT', 'EXPECTED_OUTPUT'],
      'expected EXACT_INPUT, EXACT_OUTPUT or EXPECTED_OUTPUT',
    ),
    recipient: v.optional(text),
    refundTo: v.optional(text),
    protocolVersion: v.optional(v.literal('v2', 'expected v2')),
    useDepositAddress: v.optional(flag),
    strict: v.optional(flag),
    topupGas: v.optional(flag),
    topupGasAmount: v.optional(digits),
    subsidizeFees: v.optional(flag),
    subsidizeRent: v.optional(flag),
    sponsoredFeeComponents: v.optional(
      v.pipe(v.array(component, 'expected an array of component names'), v.minLength(1, 'expected at least 1 item')),
    ),
    maxSubsidizationAmount: v.optional(digits),
    txs: v.optional(v.pipe(v.array(call, 'expected an array of calls'), v.maxLength(16, 'expected at most 16 calls'))),
    txsGasLimit: v.optional(whole),
    authorizationList: v.optional(
      v.pipe(
        v.array(authorization, 'expected an array of authorizations'),
        v.maxLength(16, 'expected at most 16 authorizations'),
      ),
    ),
    additionalData: v.optional(v.looseObject({ userPublicKey: v.optional(text) }, 'expected an object')),
    appFees: v.optional(v.pipe(v.array(appFee, 'expected an array of fees'), v.maxLength(8, 'expected at most 8'))),
    referrer: v.optional(text),
    referrerAddress: v.optional(text),
    recoveryAddress: v.optional(text),
    refundOnOrigin: v.optional(flag),
    enableTrueExactOutput: v.optional(flag),
    explicitDeposit: v.optional(flag),
    useExternalLiquidity: v.optional(flag),
    useFallbacks: v.optional(flag),
    usePermit: v.optional(flag),
    permitExpiry: v.optional(whole),
    includeProtocolData: v.optional(flag),
    slippageTolerance: v.optional(basisPoints),
    latePaymentSlippageTolerance: v.optional(basisPoints),
    gasLimitForDepositSpecifiedTxs: v.optional(whole),
    forceSolverExecution: v.optional(flag),
    includedSwapSources: v.optional(texts),
    excludedSwapSources: v.optional(texts),
    includedOriginSwapSources: v.optional(texts),
    includedDestinationSwapSources: v.optional(texts),
    originGasOverhead: v.optional(whole),
    depositFeePayer: v.optional(text),
    maxRouteLength: v.optional(whole),
    useSharedAccounts: v.optional(flag),
    includeComputeUnitLimit: v.optional(flag),
    overridePriceImpact: v.optional(flag),
    disableSwapProviderPreference: v.optional(flag),
    disableOriginSwaps: v.optional(flag),
    fixedRate: v.optional(rate),
    ttl: v.optional(whole),
  },
  'expected a JSON object',
)

export type QuoteFields = v.InferOutput<typeof QUOTE_FIELDS>

/** `amount` is parsed later. */
export type QuoteTerms = Omit<QuoteFields, 'amount'>

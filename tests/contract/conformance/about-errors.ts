import { ERRORS } from '../document.ts'
import { type Answer, bridgeBody, NO_PAIR } from './ask.ts'
import { type Check, lacks, unless } from './check.ts'

const SHAPES = Object.values(ERRORS)

/** Checks for one of the four refusal shapes. interface.md, "Errors". */
export function refusal({ status, body }: Answer): readonly string[] {
  const fits = SHAPES.some((shape) => lacks(shape, body).length === 0)
  return [
    ...unless(status >= 400 && status < 500, `answered ${status}, expected 400 to 499`),
    ...unless(fits, `${JSON.stringify(body)?.slice(0, 120)}: none of the four shapes`),
  ]
}

function refusedQuote(
  section: string,
  claim: string,
  changes: Readonly<Record<string, unknown>>,
  code?: string,
): Check {
  return {
    section,
    claim,
    async run(ask) {
      const bridge = await bridgeBody(ask)
      if (!bridge) return NO_PAIR
      const answer = await ask.post('/quote/v2', { ...bridge, ...changes })
      const errorCode = (answer.body as { errorCode?: string } | undefined)?.errorCode
      return [...refusal(answer), ...unless(code === undefined || errorCode === code, `errorCode: ${errorCode}`)]
    },
  }
}

const REQUIRED = [
  'user',
  'originChainId',
  'destinationChainId',
  'originCurrency',
  'destinationCurrency',
  'amount',
  'tradeType',
]
const SOMEBODY = '0x000000000000000000000000000000000000dEaD'
const BODY = 'Quote request body'

/** interface.md, "Quote request body", "Limits" and "Errors": required refusals. */
export const ABOUT_ERRORS: readonly Check[] = [
  ...REQUIRED.map((field) => refusedQuote(BODY, `${field} is required`, { [field]: undefined })),
  refusedQuote(BODY, 'amount is digits only', { amount: '1e18' }),
  refusedQuote(BODY, 'tradeType is one of three', { tradeType: 'EXACT' }),
  refusedQuote(BODY, 'strict needs useDepositAddress', { strict: true, refundTo: SOMEBODY }),
  refusedQuote(BODY, 'strict needs refundTo', { strict: true, useDepositAddress: true }),
  refusedQuote(BODY, 'EXACT_OUTPUT with a deposit address needs strict', {
    useDepositAddress: true,
    tradeType: 'EXACT_OUTPUT',
  }),
  refusedQuote(BODY, 'topupGasAmount needs topupGas', { topupGasAmount: '1000000' }),
  refusedQuote(BODY, 'sponsoredFeeComponents needs subsidizeFees', { sponsoredFeeComponents: ['relay'] }),
  refusedQuote(BODY, 'sponsoredFeeComponents has an item', { subsidizeFees: true, sponsoredFeeComponents: [] }),
  refusedQuote(BODY, 'maxSubsidizationAmount needs subsidizeFees', { maxSubsidizationAmount: '1' }),
  refusedQuote('Limits', 'slippage is at most 10000', { slippageTolerance: '10001' }, 'INVALID_SLIPPAGE_TOLERANCE'),
  refusedQuote('Limits', 'slippage is a whole number', { slippageTolerance: '1.5' }, 'INVALID_SLIPPAGE_TOLERANCE'),
  refusedQuote('Errors', 'an unknown chain is refused', { destinationChainId: 424_242_424 }),
  refusedQuote('Errors', 'an unknown currency is refused', { originCurrency: SOMEBODY }),
  refusedQuote('Errors', 'an amount below the fees is refused', { amount: '1' }),
  refusedQuote('Errors', 'a bad recipient is refused', { recipient: 'nobody' }),
  {
    section: 'Errors',
    claim: 'a body that is not JSON is refused',
    run: async (ask) => refusal(await ask.postText('/quote/v2', '{"user":')),
  },
  {
    section: 'Errors',
    claim: 'an unknown transaction is not indexed',
    async run(ask) {
      const body = await bridgeBody(ask)
      if (!body) return NO_PAIR
      const txHash = `0x${'ab'.repeat(32)}`
      return refusal(await ask.post('/transactions/index', { chainId: body['originChainId'], txHash }))
    },
  },
  {
    section: 'Errors',
    claim: 'an authorization without a signature is refused',
    run: async (ask) => refusal(await ask.post('/authorize', { type: 'nonce-mapping' })),
  },
]

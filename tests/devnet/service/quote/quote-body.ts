import * as v from 'valibot'
import { codeOnly, messageOnly, type ServiceError } from '../errors.ts'
import { QUOTE_FIELDS, type QuoteFields, type QuoteTerms } from './quote-fields.ts'

/** A valid quote body; smallest unit. */
export type QuoteBody = QuoteTerms & Readonly<{ amount: bigint }>

// Other fields answer with "Message only".
const CODES: Readonly<Record<string, string>> = {
  user: 'INVALID_ADDRESS',
  recipient: 'INVALID_ADDRESS',
  refundTo: 'INVALID_ADDRESS',
  originChainId: 'UNSUPPORTED_CHAIN',
  destinationChainId: 'UNSUPPORTED_CHAIN',
  originCurrency: 'INVALID_INPUT_CURRENCY',
  destinationCurrency: 'INVALID_OUTPUT_CURRENCY',
  slippageTolerance: 'INVALID_SLIPPAGE_TOLERANCE',
  latePaymentSlippageTolerance: 'INVALID_SLIPPAGE_TOLERANCE',
  txs: 'INVALID_EXTRA_TXS',
  gasLimitForDepositSpecifiedTxs: 'INVALID_GAS_LIMIT_FOR_DEPOSIT_SPECIFIED_TXS',
}

/**
 * Parses a quote body (interface.md, "Quote request body"; codes from service-facts.md 2).
 *
 * Errors: 400 with the field's code or a message alone.
 */
export function parseQuoteBody(json: unknown): QuoteBody {
  const parsed = v.safeParse(QUOTE_FIELDS, json, { abortPipeEarly: true })
  if (!parsed.success) throw malformed(parsed.issues[0])
  const body = parsed.output
  const clash = DEPENDENCIES.find(({ broken }) => broken(body))
  if (clash) throw messageOnly(400, clash.sentence)
  const amount = BigInt(body.amount)
  if (amount === 0n) throw codeOnly(400, 'AMOUNT_TOO_LOW', 'amount: expected more than 0')
  return { ...body, amount }
}

type Dependency = Readonly<{ sentence: string; broken: (body: QuoteFields) => boolean }>

// interface.md, column "Notes" of the quote request body.
const DEPENDENCIES: readonly Dependency[] = [
  { sentence: 'strict: needs useDepositAddress', broken: (b) => b.strict === true && b.useDepositAddress !== true },
  { sentence: 'strict: needs refundTo', broken: (b) => b.strict === true && b.refundTo === undefined },
  {
    sentence: 'tradeType: EXACT_OUTPUT with useDepositAddress needs strict',
    broken: (b) => b.useDepositAddress === true && b.tradeType === 'EXACT_OUTPUT' && b.strict !== true,
  },
  {
    sentence: 'recoveryAddress: needs useDepositAddress',
    broken: (b) => b.recoveryAddress !== undefined && b.useDepositAddress !== true,
  },
  {
    sentence: 'topupGasAmount: needs topupGas',
    broken: (b) => b.topupGasAmount !== undefined && b.topupGas !== true,
  },
  {
    sentence: 'sponsoredFeeComponents: needs subsidizeFees',
    broken: (b) => b.sponsoredFeeComponents !== undefined && b.subsidizeFees !== true,
  },
  {
    sentence: 'maxSubsidizationAmount: needs subsidizeFees',
    broken: (b) => b.maxSubsidizationAmount !== undefined && b.subsidizeFees !== true,
  },
]

function malformed(issue: v.BaseIssue<unknown>): ServiceError {
  const keys = issue.path?.map(({ key }) => String(key)) ?? []
  const [field = 'body'] = keys
  const at = keys.reduce((path, key) => (/^[0-9]+$/.test(key) ? `${path}[${key}]` : path ? `${path}.${key}` : key), '')
  const missing = issue.input === undefined
  const message = `${at || 'body'}: ${missing ? 'is required' : `${issue.message}, got ${shown(issue.input)}`}`
  const code = missing ? undefined : CODES[field]
  return code ? codeOnly(400, code, message) : messageOnly(400, message)
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

import { expect, test } from 'vitest'
import { ServiceError } from '../errors.ts'
import { bridgeBody } from '../harness.ts'
import { parseQuoteBody } from './quote-body.ts'

const USER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const BODY = bridgeBody(USER)

function refusal(json: unknown): ServiceError {
  try {
    parseQuoteBody(json)
  } catch (error) {
    if (error instanceof ServiceError) return error
    throw error
  }
  throw new Error('the body was taken')
}

test.each(Object.keys(BODY))('%s is required', (field) => {
  const { [field]: _, ...rest } = BODY
  expect(refusal(rest)).toMatchObject({ status: 400, body: { message: `${field}: is required` } })
})

test.each([
  [{ refundTo: 7 }, 'INVALID_ADDRESS', 'refundTo: expected a string, got 7'],
  [{ originChainId: '1' }, 'UNSUPPORTED_CHAIN', 'originChainId: expected an integer, got "1"'],
  [{ destinationChainId: 1.5 }, 'UNSUPPORTED_CHAIN', 'destinationChainId: expected an integer, got 1.5'],
  [{ originCurrency: null }, 'INVALID_INPUT_CURRENCY', 'originCurrency: expected a string, got null'],
  [{ destinationCurrency: [] }, 'INVALID_OUTPUT_CURRENCY', 'destinationCurrency: expected a string, got []'],
  [{ amount: '0' }, 'AMOUNT_TOO_LOW', 'amount: expected more than 0'],
  [{ slippageTolerance: '10001' }, 'INVALID_SLIPPAGE_TOLERANCE', 'slippageTolerance: expected basis points from 0'],
  [{ latePaymentSlippageTolerance: 5 }, 'INVALID_SLIPPAGE_TOLERANCE', 'latePaymentSlippageTolerance: expected basis'],
  [{ txs: [{ to: 1 }] }, 'INVALID_EXTRA_TXS', 'txs[0].to: expected a string, got 1'],
])('%j has its own code', (change, errorCode, sentence) => {
  const error = refusal({ ...BODY, ...change })
  expect(error.status).toBe(400)
  expect(error.body).toMatchObject({ errorCode, message: expect.stringContaining(sentence) })
})

test.each([
  [{ amount: '1e18' }, 'amount: expected digits only'],
  [{ amount: 5 }, 'amount: expected a string of digits'],
  [{ amount: '9'.repeat(79) }, 'amount: expected at most 78 digits'],
  [{ tradeType: 'exact' }, 'tradeType: expected EXACT_INPUT, EXACT_OUTPUT or EXPECTED_OUTPUT, got "exact"'],
  [{ protocolVersion: 'v3' }, 'protocolVersion: expected v2'],
  [{ useDepositAddress: 'yes' }, 'useDepositAddress: expected true or false'],
  [{ sponsoredFeeComponents: [] }, 'sponsoredFeeComponents: expected at least 1 item'],
  [{ sponsoredFeeComponents: ['gift'] }, 'sponsoredFeeComponents[0]: expected execution, swap, relay, app or rent'],
  [{ strict: true, refundTo: USER }, 'strict: needs useDepositAddress'],
  [{ strict: true, useDepositAddress: true }, 'strict: needs refundTo'],
  [
    { useDepositAddress: true, tradeType: 'EXACT_OUTPUT' },
    'tradeType: EXACT_OUTPUT with useDepositAddress needs strict',
  ],
  [{ topupGasAmount: '2000000' }, 'topupGasAmount: needs topupGas'],
  [{ sponsoredFeeComponents: ['app'] }, 'sponsoredFeeComponents: needs subsidizeFees'],
  [{ maxSubsidizationAmount: '1' }, 'maxSubsidizationAmount: needs subsidizeFees'],
])('%j is refused with a sentence alone', (change, sentence) => {
  const error = refusal({ ...BODY, ...change })
  expect(error.status).toBe(400)
  expect(Object.keys(error.body)).toEqual(['message'])
  expect(error.message).toContain(sentence)
})

test.each([[null], [[]], ['text'], [7], [{}]])('%j is no quote body', (json) => {
  expect(refusal(json).status).toBe(400)
})

test('fields that the document does not name are let through', () => {
  expect(parseQuoteBody({ ...BODY, source: 'somewhere', unheardOf: { deep: [1] } }).user).toBe(USER)
})

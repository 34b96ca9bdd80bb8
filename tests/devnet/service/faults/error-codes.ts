import type { Hex } from '../chain.ts'
import { codeOnly, type ServiceError, withRequest, withSimulation } from '../errors.ts'

/** interface.md, "Errors". */
type Answered = Readonly<{ status: number; shape: 'code' | 'request' | 'simulation' }>

const refused: Answered = { status: 400, shape: 'code' }
const failed: Answered = { status: 500, shape: 'request' }
const retryable: Answered = { status: 503, shape: 'request' }

/** Every errorCode of a quote (service-facts.md 2). */
export const ERROR_CODES: Readonly<Record<string, Answered>> = {
  AMOUNT_TOO_LOW: refused,
  BLOCKED_WALLET_ADDRESS: refused,
  CHAIN_DISABLED: refused,
  DESTINATION_TX_FAILED: { status: 400, shape: 'simulation' },
  ERC20_ROUTER_ADDRESS_NOT_FOUND: failed,
  EXTRA_TXS_NOT_SUPPORTED: refused,
  FORBIDDEN: { status: 403, shape: 'code' },
  INSUFFICIENT_FUNDS: refused,
  INSUFFICIENT_LIQUIDITY: { status: 400, shape: 'request' },
  INVALID_ADDRESS: refused,
  INVALID_EXTRA_TXS: refused,
  INVALID_GAS_LIMIT_FOR_DEPOSIT_SPECIFIED_TXS: refused,
  INVALID_INPUT_CURRENCY: refused,
  INVALID_OUTPUT_CURRENCY: refused,
  INVALID_RECIPIENT: refused,
  INVALID_SLIPPAGE_TOLERANCE: refused,
  NO_INTERNAL_SWAP_ROUTES_FOUND: refused,
  NO_QUOTES: refused,
  NO_SWAP_ROUTES_FOUND: refused,
  PERMIT_FAILED: refused,
  PRICE_FETCH_FAILED: { status: 503, shape: 'code' },
  REQUEST_TIMED_OUT: retryable,
  ROUTE_TEMPORARILY_RESTRICTED: refused,
  RPC_HTTP_ERROR: retryable,
  SANCTIONED_CURRENCY: refused,
  SANCTIONED_WALLET_ADDRESS: refused,
  SERVICE_UNAVAILABLE: retryable,
  SOLANA_TX_TOO_LARGE: refused,
  SWAP_IMPACT_TOO_HIGH: refused,
  SWAP_QUOTE_FAILED: failed,
  UNAUTHORIZED: { status: 401, shape: 'code' },
  UNKNOWN_ERROR: failed,
  UNSUPPORTED_CHAIN: refused,
  UNSUPPORTED_CURRENCY: refused,
  UNSUPPORTED_EXECUTION_TYPE: refused,
  UNSUPPORTED_ROUTE: refused,
  USER_RECIPIENT_MISMATCH: refused,
}

const NO_SIMULATION = {
  errorData: '0x',
  approxSimulatedBlock: 0,
  failedCallData: { from: '0x', to: '0x', data: '0x', value: '0' },
} as const

/** Makes the error of a code; an unknown one is answered like UNKNOWN_ERROR. */
export function errorOf(errorCode: string, message: string, requestId: Hex): ServiceError {
  const { status, shape } = ERROR_CODES[errorCode] ?? failed
  if (shape === 'simulation') return withSimulation({ ...NO_SIMULATION, errorCode, message, requestId })
  return shape === 'code' ? codeOnly(status, errorCode, message) : withRequest(status, errorCode, message, requestId)
}

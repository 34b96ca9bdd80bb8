import type enRefusals from '../messages/en/review/refusals.json'

export type RefusalKind = keyof (typeof enRefusals)['kinds']

// Interface, "Errors", and the published list of codes.
const KINDS: Readonly<Record<string, RefusalKind>> = {
  AMOUNT_TOO_LOW: 'tooLittle',
  NO_QUOTES: 'noRoute',
  NO_SWAP_ROUTES_FOUND: 'noRoute',
  NO_INTERNAL_SWAP_ROUTES_FOUND: 'noRoute',
  UNSUPPORTED_ROUTE: 'noRoute',
  UNSUPPORTED_CURRENCY: 'noRoute',
  UNSUPPORTED_CHAIN: 'noRoute',
  INVALID_INPUT_CURRENCY: 'noRoute',
  INVALID_OUTPUT_CURRENCY: 'noRoute',
  SOLANA_TX_TOO_LARGE: 'noRoute',
  UNSUPPORTED_EXECUTION_TYPE: 'notOffered',
  EXTRA_TXS_NOT_SUPPORTED: 'notOffered',
  INVALID_ADDRESS: 'notThere',
  INVALID_RECIPIENT: 'notThere',
  USER_RECIPIENT_MISMATCH: 'notThere',
  SANCTIONED_CURRENCY: 'blocked',
  SANCTIONED_WALLET_ADDRESS: 'blocked',
  BLOCKED_WALLET_ADDRESS: 'blocked',
  UNAUTHORIZED: 'key',
  FORBIDDEN: 'key',
  PRICE_FETCH_FAILED: 'busy',
  RPC_HTTP_ERROR: 'busy',
  SWAP_QUOTE_FAILED: 'busy',
  SERVICE_UNAVAILABLE: 'busy',
  REQUEST_TIMED_OUT: 'busy',
  INSUFFICIENT_LIQUIDITY: 'tooMuch',
  SWAP_IMPACT_TOO_HIGH: 'spoilsPrice',
  PERMIT_FAILED: 'permit',
  INVALID_EXTRA_TXS: 'badCall',
  DESTINATION_TX_FAILED: 'wouldFail',
  CHAIN_DISABLED: 'chainOff',
  ROUTE_TEMPORARILY_RESTRICTED: 'closed',
  INSUFFICIENT_FUNDS: 'notEnough',
  INVALID_SLIPPAGE_TOLERANCE: 'slippage',
  TOO_MANY_REQUESTS: 'tooOften',
  OFFLINE: 'silent',
  TIMEOUT: 'silent',
  ABORTED: 'silent',
  UNKNOWN_ERROR: 'broken',
  ERC20_ROUTER_ADDRESS_NOT_FOUND: 'broken',
  // The wallet sets no such limit, so the service means something else.
  INVALID_GAS_LIMIT_FOR_DEPOSIT_SPECIFIED_TXS: 'broken',
  NOT_JSON: 'broken',
  TOO_LARGE: 'broken',
  REDIRECTED: 'broken',
  UNREADABLE: 'broken',
}

const PASSING: readonly RefusalKind[] = [
  'turnedAway',
  'busy',
  'tooOften',
  'broken',
  'silent',
  'tooMuch',
  'wouldFail',
  'chainOff',
  'closed',
]

export function refusalKind(code: string): RefusalKind | undefined {
  if (/^HTTP_5\d\d$/.test(code)) return 'broken'
  // Unlike 400 and 422, such a refusal blames no input.
  if (/^HTTP_4\d\d$/.test(code) && code !== 'HTTP_400' && code !== 'HTTP_422') return 'turnedAway'
  return Object.hasOwn(KINDS, code) ? KINDS[code] : undefined
}

/** Unknown refusals may pass too. */
export function isPassingRefusal(code: string): boolean {
  const kind = refusalKind(code)
  return kind === undefined || PASSING.includes(kind)
}

type Refusal = Readonly<{ title: string; text: string }>

const tooLittle: Refusal = {
  title: 'That is too little to move',
  text: 'The fees would take all of it. Send more, or choose a chain that is cheaper to pay out on.',
}
const noRoute: Refusal = {
  title: 'There is no way between these two',
  text: 'Choose another currency on one side, such as the chain’s own or USDC.',
}
const notOffered: Refusal = {
  title: 'The service does not offer this',
  text: 'Choose another currency or chain, or take back what you set under Options.',
}
const notThere: Refusal = {
  title: 'The service does not pay this address',
  text: 'Check the address and the chain. Another address of the same owner may work.',
}
const blocked: Refusal = {
  title: 'The service refuses this address',
  text: 'It does so for one address of this crossing, and Causeway cannot change that.',
}
const key: Refusal = {
  title: 'The service did not take the API key',
  text: 'Look at the key under Settings: correct it or remove it. A sponsor also needs a key that may sponsor.',
}
const busy: Refusal = {
  title: 'The service cannot say a price now',
  text: 'Causeway asks again by itself. Nothing needs to be changed.',
}

/** What the service's own codes mean, and what to change: interface, "Errors", and the published list of codes. */
const refusals: Readonly<Record<string, Refusal>> = {
  AMOUNT_TOO_LOW: tooLittle,
  INSUFFICIENT_LIQUIDITY: {
    title: 'That is more than can be moved at once',
    text: 'Send less, in several parts, or try again later.',
  },
  SWAP_IMPACT_TOO_HIGH: {
    title: 'This amount would spoil its own price',
    text: 'Send less, in several parts, or choose another currency.',
  },
  NO_QUOTES: noRoute,
  NO_SWAP_ROUTES_FOUND: noRoute,
  NO_INTERNAL_SWAP_ROUTES_FOUND: noRoute,
  UNSUPPORTED_ROUTE: noRoute,
  UNSUPPORTED_CURRENCY: noRoute,
  UNSUPPORTED_CHAIN: noRoute,
  INVALID_INPUT_CURRENCY: noRoute,
  INVALID_OUTPUT_CURRENCY: noRoute,
  UNSUPPORTED_EXECUTION_TYPE: notOffered,
  EXTRA_TXS_NOT_SUPPORTED: notOffered,
  INVALID_EXTRA_TXS: {
    title: 'The call on arrival cannot be made',
    text: 'Check its address and its data, or move the money without it.',
  },
  DESTINATION_TX_FAILED: {
    title: 'It would fail where it arrives',
    text: 'The service tried it, and the chain refused. Check the recipient and what should happen there.',
  },
  CHAIN_DISABLED: {
    title: 'One of the chains is switched off now',
    text: 'The service does so while something is wrong there. Choose another chain, or wait.',
  },
  ROUTE_TEMPORARILY_RESTRICTED: {
    title: 'This way is closed for a while',
    text: 'Choose another chain or currency, or try again later.',
  },
  INSUFFICIENT_FUNDS: {
    title: 'Not enough for this',
    text: 'Send less, or fund the account first.',
  },
  INVALID_SLIPPAGE_TOLERANCE: {
    title: 'The service does not take this slippage',
    text: 'Set it to automatic under Options.',
  },
  INVALID_ADDRESS: notThere,
  INVALID_RECIPIENT: notThere,
  USER_RECIPIENT_MISMATCH: notThere,
  SANCTIONED_CURRENCY: blocked,
  SANCTIONED_WALLET_ADDRESS: blocked,
  BLOCKED_WALLET_ADDRESS: blocked,
  UNAUTHORIZED: key,
  FORBIDDEN: key,
  PRICE_FETCH_FAILED: busy,
  SERVICE_UNAVAILABLE: busy,
  REQUEST_TIMED_OUT: busy,
  TOO_MANY_REQUESTS: {
    title: 'The service wants fewer questions',
    text: 'Causeway asks again by itself, more slowly. Your own API key, under Settings, allows more.',
  },
}

/** What is said of an answer that is no quote. */
export const enRefusals = {
  of: (code: string): Refusal | undefined => (Object.hasOwn(refusals, code) ? refusals[code] : undefined),
  notMoved: 'Your money has not moved.',
  says: 'The service says:',
  unreadTitle: 'This could not be checked now',
  unread: 'A node did not say what the proof needs, so nothing will be signed. Your money has not moved.',
} as const

export type RefusalMessages = typeof enRefusals

/** Service facts 2; other words appear unchanged. */
export const enFailureReasons = {
  TTL_EXPIRED: 'Nobody paid it out in the time that it had.',
  SLIPPAGE: 'The price moved too far: less would have arrived than was allowed.',
  TOO_LITTLE_RECEIVED: 'Less would have arrived than was allowed.',
  DEPOSITED_AMOUNT_TOO_LOW_TO_FILL: 'Less was deposited than the transfer needs.',
  SOLVER_CAPACITY_EXCEEDED: 'The service did not have enough at the destination to pay it out.',
  DEPOSIT_REORGED: 'The chain took the deposit out of its block again.',
  DOUBLE_SPEND: 'Another transaction spent the same coins.',
  DEPOSIT_CHAIN_MISMATCH: 'The deposit was made on another chain than the order says.',
  INCORRECT_DEPOSIT_CURRENCY: 'Another currency was deposited than the order says.',
  ORPHANED_DEPOSIT_REFUND: 'The deposit belonged to no open order, so it was sent back.',
  BLOCKED_WALLET: 'The service does not serve this address.',
  TRANSACTION_REVERTED: 'The payment’s own transaction failed on its chain.',
  PERMIT_FAILED: 'The signature could not be used.',
  SPONSOR_BALANCE_TOO_LOW: 'The sponsor’s balance was too low.',
  AMOUNT_TOO_LOW_TO_REFUND: 'What is left is too little to pay for sending it back.',
  REFUND_RECIPIENT_IS_VASP:
    'The refund address belongs to an exchange, which the service does not pay. Ask the service for help.',
  UNKNOWN: 'The service gives no reason.',
  MANUAL_REFUND_REQUIRED: 'The service has to send the refund by hand. Ask it for help.',
}

/** More than a notification shows. */
export const enAllFailureReasons = {
  ...enFailureReasons,
  NO_QUOTES: 'The swap found nobody to trade with there.',
  DEPOSIT_CONFIRMATION_TIMEOUT: 'The deposit was not confirmed in time.',
  TRANSACTION_NOT_INCLUDED: 'No block took the payment’s transaction in time.',
  DEPOSIT_ADDRESS_MISMATCH: 'The deposit went to another address than the order says.',
  SWAP_USES_TOO_MUCH_GAS: 'The swap would have cost more network fee than was allowed.',
  SWAP_CURRENCY_NOT_ON_ORIGIN: 'What it was swapped into cannot be sent back on the chain that it came from.',
}

export type FailureReasonMessages = typeof enFailureReasons
export type AllFailureReasonMessages = typeof enAllFailureReasons

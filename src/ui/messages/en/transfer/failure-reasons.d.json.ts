declare const messages: {
  readonly TTL_EXPIRED: string; readonly SLIPPAGE: string; readonly TOO_LITTLE_RECEIVED: string
  readonly DEPOSITED_AMOUNT_TOO_LOW_TO_FILL: string; readonly SOLVER_CAPACITY_EXCEEDED: string
  readonly DEPOSIT_REORGED: string; readonly DOUBLE_SPEND: string; readonly DEPOSIT_CHAIN_MISMATCH: string
  readonly INCORRECT_DEPOSIT_CURRENCY: string; readonly ORPHANED_DEPOSIT_REFUND: string; readonly BLOCKED_WALLET: string
  readonly TRANSACTION_REVERTED: string; readonly PERMIT_FAILED: string; readonly SPONSOR_BALANCE_TOO_LOW: string
  readonly AMOUNT_TOO_LOW_TO_REFUND: string; readonly REFUND_RECIPIENT_IS_VASP: string; readonly UNKNOWN: string
  readonly MANUAL_REFUND_REQUIRED: string
}
export default messages

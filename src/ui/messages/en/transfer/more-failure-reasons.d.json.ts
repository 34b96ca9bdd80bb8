declare const messages: {
  readonly NO_QUOTES: string; readonly DEPOSIT_CONFIRMATION_TIMEOUT: string; readonly TRANSACTION_NOT_INCLUDED: string
  readonly DEPOSIT_ADDRESS_MISMATCH: string; readonly SWAP_USES_TOO_MUCH_GAS: string
  readonly SWAP_CURRENCY_NOT_ON_ORIGIN: string
}
export default messages

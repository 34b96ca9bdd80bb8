/**
 * How the money is handed over:
 * - `deposit`: a transaction of the user's own, to the depository, or through a pinned router where a swap comes first
 * - `transfer`: a plain token transfer to the depository with the order id behind it (`explicitDeposit: false`)
 * - `permit`: a signature that lets the service take exactly the amount (`usePermit`)
 * - `openAddress`, `strictAddress`: to a generated address, reusable or of one order (`useDepositAddress`, `strict`)
 */
export type Payment = 'deposit' | 'transfer' | 'permit' | 'openAddress' | 'strictAddress'

/** Whether the money goes to a generated address (`useDepositAddress`), reusable or of one order. */
export function isByAddress({ payment }: Readonly<{ payment?: Payment | undefined }>): boolean {
  return payment === 'openAddress' || payment === 'strictAddress'
}

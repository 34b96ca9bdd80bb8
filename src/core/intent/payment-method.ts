/**
 * `deposit` uses the depository or a pinned router. `transfer` appends the order id (`explicitDeposit: false`).
 * `permit` is `usePermit`; addresses are `useDepositAddress`, with `strict` for one order.
 */
export type PaymentMethodName = 'deposit' | 'transfer' | 'permit' | 'openAddress' | 'strictAddress'

export function isByAddress({ payment }: Readonly<{ payment?: PaymentMethodName | undefined }>): boolean {
  return payment === 'openAddress' || payment === 'strictAddress'
}

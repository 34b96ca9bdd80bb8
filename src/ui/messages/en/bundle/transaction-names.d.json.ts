declare const messages: {
  readonly payment: (values: { amount: string | number }) => string
  readonly emptyPayment: string; readonly undelegation: string; readonly creation: string
  readonly transferFrom: (values: { amount: string | number }) => string
  readonly allowance: {
    readonly set: (values: { what: string | number }) => string
    readonly raise: (values: { what: string | number }) => string
    readonly lower: (values: { what: string | number }) => string
  }
  readonly revocation: (values: { symbol: string | number }) => string
  readonly permit: (values: { what: string | number }) => string
  readonly permit2: (values: { what: string | number }) => string
  readonly nft: (values: { count: number | bigint; numbers: readonly (string | number)[] }) => string
  readonly nfts: (values: { numbers: string | number }) => string
  readonly operator: string; readonly noOperator: string
  readonly wrap: (values: { amount: string | number }) => string
  readonly unwrap: string; readonly vaultDeposit: string
  readonly deposit: (values: { amount: string | number }) => string
  readonly depositAll: (values: { what: string | number }) => string
  readonly batch: (values: { calls: number | bigint }) => string
  readonly unknown: string
  readonly for: (values: { party: string | number }) => string
  readonly forMany: (values: { parties: number | bigint }) => string
  readonly recipients: (values: { recipients: number | bigint }) => string
  readonly more: (values: { deed: string | number; others: string | number }) => string
  readonly along: (values: { deed: string | number; amount: string | number }) => string
}
export default messages

declare const messages: {
  readonly inDollars: string
  readonly inToken: (values: { symbol: string | number }) => string
  readonly dollarsOf: (values: { label: string | number }) => string
  readonly share: (values: { share: number | string }) => string
  readonly shareOf: (values: { share: number | string }) => string
}
export default messages

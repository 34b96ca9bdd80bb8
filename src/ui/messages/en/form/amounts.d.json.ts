declare const messages: {
  readonly inDollars: string
  readonly inToken: (values: { symbol: string | number }) => string
  readonly dollarsOf: (values: { label: string | number }) => string
  readonly inCurrency: (values: { currency: string | number }) => string
  readonly sumOf: (values: { label: string | number; currency: string | number }) => string
  readonly price: (values: { symbol: string | number; value: string | number }) => string
  readonly tooSmall: (values: { symbol: string | number }) => string
  readonly noDecimals: (values: { currency: string | number }) => string
  readonly noRates: (values: { symbol: string | number }) => string
  readonly noRate: (values: { currency: string | number }) => string
  readonly oldPrice: string; readonly disagree: string
  readonly share: (values: { share: number | string }) => string
  readonly shareOf: (values: { share: number | string }) => string
}
export default messages

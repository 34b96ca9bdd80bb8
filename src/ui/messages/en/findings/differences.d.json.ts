declare const messages: {
  readonly nothing: string; readonly value: string; readonly object: string
  readonly list: (values: { length: string | number }) => string
  readonly sentence: (values: { means: string | number; expected: string | number; got: string | number }) => string
}
export default messages

declare const messages: {
  readonly form: {
    readonly title: string; readonly hint: string; readonly data: string
    readonly value: (values: { symbol: string | number }) => string
    readonly none: string
    readonly is: (values: { calls: number | bigint }) => string
    readonly call: (values: { number: string | number }) => string
    readonly remove: (values: { number: string | number }) => string
    readonly add: string; readonly addHint: string
    readonly gasLimit: {
      readonly label: string; readonly hint: string
      readonly problem: (values: { least: string | number; most: string | number }) => string
    }
    readonly most: string
    readonly at: (values: { number: string | number; problem: string | number }) => string
    readonly problems: {
      readonly to: string; readonly data: string; readonly pick: string; readonly tooLong: string
      readonly value: string; readonly route: string; readonly gas: string; readonly tooMuch: string
    }
  }
  readonly review: {
    readonly title: (values: { chain: string | number }) => string
    readonly by: (values: { calls: number | bigint }) => string
    readonly leftOn: (values: { calls: number | bigint; chain: string | number }) => string
    readonly before: (values: { calls: number | bigint }) => string
    readonly called: (values: { calls: number | bigint }) => string
    readonly pays: (values: { number: string | number | undefined; amount: string | number; who: string | number }) => string
    readonly hands: (values: { number: string | number | undefined; count: number | bigint; numbers: readonly (string | number)[]; who: string | number }) => string
    readonly handsMany: (values: { number: string | number | undefined; numbers: string | number; who: string | number }) => string
    readonly lets: (values: { number: string | number | undefined; who: string | number; what: string | number }) => string
    readonly vault: (values: { number: string | number | undefined; who: string | number }) => string
    readonly parties: {
      readonly paid: string; readonly takes: string; readonly keeps: string
    }
    readonly empty: {
      readonly title: string; readonly text: string
    }
    readonly accept: {
      readonly ordinary: string; readonly unread: string; readonly empty: string
    }
    readonly gasLimit: (values: { gas: string | number; calls: number | bigint }) => string
    readonly rest: (values: { calls: number | bigint }) => string
  }
  readonly outcome: string
  readonly timeline: {
    readonly called: string; readonly next: string; readonly onlySaid: string
  }
  readonly proof: {
    readonly claim: (values: { calls: number | bigint }) => string
    readonly evidence: (values: { calls: number | bigint }) => string
    readonly gap: (values: { calls: number | bigint }) => string
    readonly gapMeans: (values: { calls: number | bigint }) => string
  }
}
export default messages

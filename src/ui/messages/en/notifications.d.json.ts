declare const messages: {
  readonly badge: {
    readonly waiting: (values: { requests: number | bigint }) => string
    readonly moving: (values: { transfers: number | bigint }) => string
  }
  readonly chain: (values: { chainId: string | number }) => string
  readonly received: {
    readonly title: (values: { what: string | number; to: string | number }) => string
    readonly message: (values: { from: string | number; to: string | number }) => string
  }
  readonly saidToArrive: {
    readonly title: (values: { what: string | number; to: string | number }) => string
    readonly message: string
  }
  readonly saidToCall: {
    readonly title: (values: { to: string | number }) => string
    readonly message: (values: { what: string | number }) => string
  }
  readonly reasonGiven: (values: { word: string | number }) => string
  readonly refunded: {
    readonly title: (values: { what: string | number; on: string | number }) => string
    readonly message: (values: { to: string | number; reason: string | number | undefined }) => string
  }
  readonly saidToBeRefunded: {
    readonly title: (values: { on: string | number }) => string
    readonly message: (values: { to: string | number; reason: string | number | undefined }) => string
  }
  readonly gone: {
    readonly title: (values: { to: string | number }) => string
    readonly message: string
  }
  readonly refundedInPart: {
    readonly title: (values: { part: string | number; whole: string | number; on: string | number }) => string
    readonly hidden: (values: { on: string | number }) => string
    readonly message: string
  }
  readonly cancelled: {
    readonly title: (values: { to: string | number }) => string
    readonly message: string
  }
  readonly failed: {
    readonly title: (values: { to: string | number }) => string
    readonly message: string; readonly nonceTaken: string
  }
  readonly requoted: {
    readonly title: (values: { paid: string | number; quoted: string | number }) => string
    readonly hidden: string
    readonly message: (values: { to: string | number }) => string
  }
  readonly unlock: {
    readonly title: string
    readonly message: (values: { to: string | number }) => string
  }
  readonly fee: {
    readonly title: (values: { from: string | number }) => string
    readonly message: (values: { most: string | number | undefined; to: string | number }) => string
  }
  readonly slow: {
    readonly title: (values: { to: string | number }) => string
    readonly notConfirmed: (values: { from: string | number; minutes: string | number | undefined }) => string
    readonly tooLate: (values: { from: string | number }) => string
    readonly notRefunded: string
    readonly notFilled: (values: { to: string | number }) => string
  }
  readonly addressExpired: {
    readonly title: string
    readonly message: (values: { to: string | number }) => string
  }
  readonly calls: {
    readonly failed: (values: { site: string | number | undefined }) => string
    readonly whyWithMoney: (values: { why: string | number; chain: string | number }) => string
    readonly doneOn: (values: { chain: string | number }) => string
    readonly done: (values: { site: string | number }) => string
    readonly deposited: (values: { deposits: number | bigint; site: string | number }) => string
    readonly revoked: string
    readonly arrived: {
      readonly title: (values: { isRead: boolean; chain: string | number | undefined }) => string
      readonly message: (values: { site: string | number; isRead: boolean }) => string
    }
    readonly refunded: {
      readonly title: (values: { isRead: boolean; chain: string | number | undefined }) => string
      readonly message: (values: { site: string | number; isRead: boolean }) => string
    }
    readonly unlock: (values: { site: string | number | undefined }) => string
    readonly fee: (values: { most: string | number | undefined; site: string | number | undefined }) => string
    readonly slow: (values: { site: string | number | undefined }) => string
    readonly why: {
      readonly notFunded: (values: { chain: string | number }) => string
      readonly refunded: (values: { chain: string | number }) => string
      readonly wouldFail: (values: { chain: string | number }) => string
      readonly reverted: (values: { chain: string | number }) => string
      readonly nonceTaken: string; readonly expired: string; readonly cancelled: string; readonly maybeSent: string
      readonly sentElsewhere: string
    }
  }
}
export default messages

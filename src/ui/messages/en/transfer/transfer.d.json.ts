declare const messages: {
  readonly transfer: {
    readonly title: string; readonly copyPsbt: string
    readonly route: (values: { from: string | number; to: string | number }) => string
    readonly timeline: string; readonly whatHappened: string; readonly identifiers: string; readonly requestId: string
    readonly orderId: string
    readonly block: (values: { chain: string | number }) => string
    readonly notFound: string; readonly notFoundText: string
  }
  readonly timeline: {
    readonly state: {
      readonly done: string; readonly active: string; readonly next: string; readonly bad: string; readonly back: string
    }
    readonly approved: string
    readonly phase: {
      readonly planned: string; readonly reserved: string; readonly signed: string
      readonly broadcast: (values: { chain: string | number }) => string
      readonly included: (values: { chain: string | number }) => string
      readonly finalized: (values: { chain: string | number }) => string
      readonly replaced: (values: { chain: string | number }) => string
      readonly reverted: (values: { chain: string | number }) => string
      readonly ineffective: (values: { chain: string | number }) => string
    }
    readonly notFinal: (values: { chain: string | number }) => string
    readonly failing: (values: { chain: string | number }) => string
    readonly attempt: {
      readonly raised: (values: { chain: string | number }) => string
      readonly cancelling: (values: { chain: string | number }) => string
      readonly cancelled: (values: { chain: string | number }) => string
    }
    readonly bitcoinPhase: {
      readonly broadcast: string
      readonly included: (values: { block: string | number }) => string
      readonly finalized: (values: { block: string | number }) => string
      readonly replaced: string
    }
    readonly service: string
    readonly messagePhase: {
      readonly broadcast: (values: { receiver: string | number }) => string
      readonly included: (values: { receiver: string | number }) => string
      readonly replaced: string
      readonly reverted: (values: { receiver: string | number }) => string
      readonly ineffective: string
    }
    readonly probablyTaken: (values: { receiver: string | number }) => string
    readonly feeRefused: string
    readonly bitcoinAttempt: {
      readonly raised: string; readonly cancelling: string
      readonly cancelled: (values: { block: string | number }) => string
    }
    readonly explorer: string
    readonly pay: (values: { amount: string | number }) => string
    readonly came: (values: { amount: string | number }) => string
    readonly cameInstead: (values: { amount: string | number; asked: string | number }) => string
    readonly cameUnread: (values: { asked: string | number }) => string
    readonly elsewhere: string; readonly payActive: string
    readonly seen: {
      readonly next: string; readonly active: string; readonly done: string
    }
    readonly seenActive: {
      readonly evm: string; readonly bitcoin: string; readonly exchangeA: string; readonly exchangeB: string
    }
    readonly filling: {
      readonly next: (values: { chain: string | number }) => string
      readonly active: (values: { chain: string | number }) => string
      readonly done: (values: { chain: string | number }) => string
      readonly said: (values: { chain: string | number }) => string
    }
    readonly notFilled: string; readonly serviceSays: string; readonly reason: string; readonly reasonUnknown: string
    readonly status: {
      readonly waiting: string; readonly depositing: string; readonly pending: string; readonly submitted: string
      readonly delayed: string; readonly success: string; readonly failure: string; readonly refund: string
    }
    readonly submittedBitcoin: string
    readonly requoted: (values: { paid: string | number }) => string
    readonly backNext: string; readonly receivedNext: string; readonly receivedAnew: string
    readonly received: (values: { proof: string | number; amount: string | number }) => string
    readonly refunded: (values: { amount: string | number | undefined; chain: string | number }) => string
    readonly readBy: (values: { chain: string | number }) => string
    readonly onlySaid: string; readonly failed: string
  }
  readonly cpfp: {
    readonly open: string; readonly title: string; readonly text: string; readonly arrives: string
    readonly left: string; readonly confirm: string; readonly taken: string; readonly refused: string
    readonly line: string
  }
  readonly offer: {
    readonly notTaken: {
      readonly stale: string; readonly locked: string
    }
    readonly nothingSigned: string
    readonly highFee: (values: { share: string | number; amount: string | number }) => string
    readonly notKnown: string; readonly readAnew: string; readonly loading: string; readonly failed: string
    readonly unavailable: string
  }
  readonly abandon: {
    readonly open: string; readonly title: string
    readonly text: (values: { amount: string | number }) => string
    readonly callsTitle: string; readonly callsText: string; readonly letGo: string; readonly unpaid: string
    readonly keep: string; readonly abandoned: string; readonly notFollowed: string; readonly tooLate: string
    readonly unread: string; readonly stop: string; readonly stopTitle: string
    readonly inDoubt: (values: { amount: string | number }) => string
    readonly saidPaid: string
  }
  readonly outcome: {
    readonly elapsed: (values: { seconds: number }) => string
    readonly usual: {
      readonly past: (values: { seconds: number }) => string
      readonly service: (values: { seconds: number }) => string
    }
    readonly noUsual: string
    readonly closeOn: {
      readonly back: string; readonly cancel: string; readonly stopped: string; readonly short: string
      readonly lost: string
    }
    readonly longer: string; readonly safeToClose: string; readonly slowTitle: string; readonly blocks: string
    readonly slowText: {
      readonly steps: string; readonly bitcoinSteps: string; readonly exchange: string; readonly paid: string
    }
    readonly feeTitle: string
    readonly feeText: (values: { most: string | number }) => string
    readonly obstacleTitle: string; readonly obstacleText: string
    readonly oneNode: (values: { chain: string | number }) => string
    readonly received: (values: { amount: string | number; chain: string | number }) => string
    readonly receivedAnew: (values: { chain: string | number }) => string
    readonly receivedText: (values: { chain: string | number; minimum: string | number }) => string
    readonly receivedExact: (values: { chain: string | number; asked: string | number }) => string
    readonly reported: (values: { chain: string | number }) => string
    readonly reportedText: string
    readonly refunded: (values: { amount: string | number; chain: string | number }) => string
    readonly refundReported: (values: { chain: string | number }) => string
    readonly gone: string
    readonly goneText: (values: { chain: string | number }) => string
    readonly part: (values: { part: string | number; whole: string | number }) => string
    readonly partText: string
    readonly refundedInPart: (values: { part: string | number; whole: string | number; chain: string | number }) => string
    readonly support: string
    readonly refundedInPartText: (values: { requestId: string | number }) => string
    readonly unprovableText: string; readonly refundedText: string
    readonly failed: {
      readonly reverted: (values: { chain: string | number }) => string
      readonly noEffect: (values: { chain: string | number }) => string
      readonly nonceTaken: string; readonly inputGone: string; readonly notRelayed: string; readonly invalid: string
      readonly refused: string; readonly expired: string; readonly cancelled: string; readonly inDoubt: string
      readonly abandoned: string
    }
    readonly coinsTaken: string; readonly coinsTakenNext: string
    readonly unpaid: {
      readonly strictAddress: string; readonly openAddress: string
    }
    readonly nothingSent: (values: { amount: string | number }) => string
    readonly nothingLeftBitcoin: (values: { amount: string | number }) => string
    readonly nothingLeft: (values: { amount: string | number }) => string
    readonly takenBy: string
    readonly notByThis: (values: { amount: string | number }) => string
    readonly unclear: (values: { amount: string | number }) => string
    readonly exchangeRanOut: (values: { receiver: string | number }) => string
    readonly exchangeRefused: (values: { receiver: string | number }) => string
    readonly nothingLeftExchange: (values: { amount: string | number }) => string
    readonly itsWords: string; readonly exchangeNext: string
    readonly next: {
      readonly reverted: string; readonly noEffect: string; readonly nonceTaken: string; readonly inputGone: string
      readonly notRelayed: string; readonly invalid: string; readonly refused: string; readonly expired: string
      readonly cancelled: string
    }
    readonly leftover: (values: { amount: string | number; chain: string | number }) => string
  }
}
export default messages

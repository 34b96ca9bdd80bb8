declare const messages: {
  readonly kinds: {
    readonly tooLittle: {
      readonly title: string; readonly text: string
    }
    readonly noRoute: {
      readonly title: string; readonly text: string
    }
    readonly notOffered: {
      readonly title: string; readonly text: string
    }
    readonly notThere: {
      readonly title: string; readonly text: string
    }
    readonly blocked: {
      readonly title: string; readonly text: string
    }
    readonly key: {
      readonly title: string; readonly text: string
    }
    readonly turnedAway: {
      readonly title: string; readonly text: string
    }
    readonly busy: {
      readonly title: string; readonly text: string
    }
    readonly broken: {
      readonly title: string; readonly text: string
    }
    readonly silent: {
      readonly title: string; readonly text: string
    }
    readonly ownSide: {
      readonly title: string; readonly text: string
    }
    readonly tooMuch: {
      readonly title: string; readonly text: string
    }
    readonly spoilsPrice: {
      readonly title: string; readonly text: string
    }
    readonly badCall: {
      readonly title: string; readonly text: string
    }
    readonly wouldFail: {
      readonly title: string; readonly text: string
    }
    readonly chainOff: {
      readonly title: string; readonly text: string
    }
    readonly closed: {
      readonly title: string; readonly text: string
    }
    readonly notEnough: {
      readonly title: string; readonly text: string
    }
    readonly slippage: {
      readonly title: string; readonly text: string
    }
    readonly permit: {
      readonly title: string; readonly text: string
    }
    readonly tooOften: {
      readonly title: string; readonly text: string
    }
  }
  readonly tooLittleHere: string
  readonly noKey: {
    readonly title: string; readonly text: string
  }
  readonly sponsor: {
    readonly key: string; readonly noKey: string
  }
  readonly site: {
    readonly change: string; readonly later: string; readonly fund: string; readonly turnedAway: string
    readonly noKey: string; readonly pay: string
  }
  readonly toSettings: string; readonly notMoved: string; readonly unpricedTitle: string; readonly unpriced: string
  readonly unreadTitle: string; readonly unread: string
}
export default messages

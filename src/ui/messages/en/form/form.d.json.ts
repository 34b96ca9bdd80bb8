declare const messages: {
  readonly exchangeAccount: {
    readonly loading: string; readonly failed: string
    readonly unread: (values: { exchange: string | number }) => string
    readonly noneTitle: (values: { exchange: string | number }) => string
    readonly none: (values: { exchange: string | number }) => string
    readonly copy: string; readonly again: string; readonly on: string
    readonly which: (values: { exchange: string | number }) => string
    readonly account: (values: { index: string | number }) => string
    readonly accountUnread: (values: { index: string | number }) => string
    readonly keyTitle: (values: { exchange: string | number }) => string
    readonly key: {
      readonly none: (values: { index: string | number; exchange: string | number }) => string
      readonly registering: (values: { index: string | number; exchange: string | number }) => string
      readonly revoking: (values: { index: string | number; exchange: string | number }) => string
    }
    readonly keyMeant: (values: { index: string | number }) => string
    readonly makeKey: string; readonly lookAtKey: string
  }
  readonly form: {
    readonly modes: {
      readonly send: string; readonly swap: string; readonly bridge: string
    }
    readonly from: string; readonly to: string; readonly choose: string
    readonly onChain: (values: { symbol: string | number; chain: string | number }) => string
    readonly unread: string; readonly turn: string; readonly max: string; readonly youHave: string
    readonly otherAddress: string; readonly ownAddress: string
    readonly addressPlaceholder: {
      readonly evm: string; readonly exchangeA: string; readonly bitcoin: string; readonly exchangeB: string
    }
    readonly isYours: string
    readonly isWatched: (values: { label: string | number }) => string
    readonly knownPlaces: string; readonly notYours: string; readonly neverSeen: string; readonly seenBefore: string
    readonly review: string
    readonly chainOff: {
      readonly disabled: string; readonly noDeposits: string
    }
    readonly lagging: (values: { chain: string | number }) => string
    readonly chainsUnread: string
    readonly limited: (values: { chain: string | number }) => string
    readonly amount: {
      readonly notANumber: string
      readonly tooPrecise: (values: { symbol: string | number; decimals: string | number }) => string
      readonly tooLarge: string; readonly empty: string; readonly zero: string
      readonly tooMuch: (values: { has: string | number; symbol: string | number }) => string
    }
    readonly currencies: {
      readonly same: string
      readonly sameOnExchange: (values: { exchange: string | number }) => string
      readonly originDisabled: string; readonly originNoDeposits: string; readonly destinationDisabled: string
      readonly closed: string
    }
    readonly addressProblems: {
      readonly empty: string; readonly notAnAddress: string; readonly wrongChecksum: string
      readonly zeroAddress: string; readonly otherNetwork: string; readonly notAnIndex: string
    }
    readonly bitcoinAddressProblems: {
      readonly notAnAddress: string; readonly wrongChecksum: string
    }
  }
  readonly payFrom: {
    readonly label: string; readonly title: string; readonly elsewhere: string; readonly change: string
    readonly names: {
      readonly deposit: string; readonly strictAddress: string; readonly openAddress: string
    }
    readonly ways: {
      readonly deposit: string; readonly strictAddress: string; readonly openAddress: string
    }
    readonly means: {
      readonly deposit: string; readonly strictAddress: string; readonly openAddress: string
    }
    readonly onlyOwnCoin: string
  }
  readonly quote: {
    readonly asking: string
    readonly duration: (values: { seconds: number | undefined }) => string
    readonly goodFor: (values: { seconds: number }) => string
    readonly proven: (values: { claims: string | number; all: string | number }) => string
    readonly again: string; readonly fundsTitle: string; readonly refusedTitle: string; readonly refusedText: string
    readonly problemsTitle: string
    readonly problem: (values: { field: string | number; problem: string | number }) => string
    readonly unavailableTitle: string; readonly unavailableWait: string; readonly unavailableChange: string
  }
}
export default messages

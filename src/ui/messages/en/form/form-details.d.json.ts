declare const messages: {
  readonly fees: {
    readonly network: {
      readonly kept: string; readonly besides: string
    }
    readonly exchange: {
      readonly kept: string; readonly besides: string
    }
  }
  readonly protectedCoins: string
  readonly chosenCoins: (values: { coins: number | bigint }) => string
  readonly anyCoins: string
  readonly keptForSpeedUp: (values: { rate: string | number }) => string
  readonly notSure: string
  readonly code: {
    readonly elsewhere: (values: { chain: string | number }) => string
    readonly unknown: (values: { id: string | number }) => string
    readonly disabled: (values: { chain: string | number }) => string
    readonly chain: (values: { symbol: string | number; chain: string | number }) => string
    readonly amount: (values: { amount: string | number; symbol: string | number; chain: string | number }) => string
    readonly undo: string
    readonly requires: (values: { name: string | number }) => string
    readonly unreadable: string
    readonly token: (values: { token: string | number }) => string
    readonly invisible: (values: { names: string | number }) => string
    readonly remove: string
  }
  readonly list: {
    readonly held: string; readonly verified: string; readonly unverified: string
  }
  readonly customToken: {
    readonly title: (values: { title: string | number }) => string
    readonly means: (values: { chain: string | number }) => string
  }
  readonly howExact: string
  readonly exact: {
    readonly EXACT_OUTPUT: string; readonly EXPECTED_OUTPUT: string
  }
  readonly aboutNote: string
  readonly most: (values: { amount: string | number }) => string
  readonly limits: {
    readonly between: (values: { least: string | number; most: string | number }) => string
    readonly atMost: (values: { most: string | number }) => string
    readonly atLeast: (values: { least: string | number }) => string
    readonly above: (values: { most: string | number }) => string
    readonly below: (values: { least: string | number }) => string
  }
  readonly moved: (values: { what: string | number; isBetter: boolean; by: string | number }) => string
  readonly trade: {
    readonly exactToOpenAddress: string
  }
  readonly party: {
    readonly recipient: {
      readonly label: string
    }
    readonly refundTo: {
      readonly label: string; readonly field: string
    }
  }
  readonly options: {
    readonly label: string; readonly slippage: string; readonly slippageHint: string
    readonly slippages: (values: { chosen: number | string }) => string
    readonly slippageIs: (values: { chosen: number | string }) => string
    readonly own: {
      readonly choice: string; readonly label: string; readonly bounds: string; readonly unset: string
      readonly problems: {
        readonly empty: string; readonly notANumber: string; readonly tooPrecise: string; readonly tooHigh: string
      }
      readonly cautions: {
        readonly none: string; readonly low: string
        readonly high: (values: { allowed: number | string }) => string
      }
      readonly inQuote: (values: { share: number | string }) => string
      readonly loss: {
        readonly allTitle: string; readonly all: string; readonly acceptAll: string
        readonly accept: (values: { allowed: number | string }) => string
      }
    }
    readonly mostPaid: {
      readonly label: (values: { symbol: string | number }) => string
      readonly hint: (values: { margin: number | string }) => string
      readonly is: (values: { sum: string | number }) => string
      readonly unset: string
      readonly problems: {
        readonly notANumber: string; readonly tooPrecise: string; readonly tooLarge: string; readonly zero: string
      }
    }
    readonly gas: (values: { dollars: string | number; symbol: string | number }) => string
    readonly gasHint: (values: { symbol: string | number; arrives: string | number }) => string
    readonly gasIs: (values: { dollars: string | number; symbol: string | number }) => string
    readonly noGas: (values: { symbol: string | number; chain: string | number }) => string
    readonly noGasThere: (values: { symbol: string | number; chain: string | number }) => string
    readonly noGasMeans: string
    readonly addGas: (values: { dollars: string | number; symbol: string | number }) => string
    readonly refundToYou: string; readonly refundToOther: string; readonly sponsored: string
    readonly sponsoredHint: string; readonly sponsoredIs: string
    readonly sponsorMost: {
      readonly label: string; readonly hint: string
      readonly is: (values: { dollars: string | number }) => string
      readonly unset: string
      readonly problems: {
        readonly tooPrecise: string; readonly zero: string
      }
    }
  }
  readonly name: {
    readonly looking: (values: { name: string | number }) => string
    readonly found: (values: { name: string | number }) => string
    readonly use: string
    readonly none: (values: { name: string | number }) => string
    readonly gateway: (values: { host: string | number; name: string | number }) => string
    readonly ask: (values: { host: string | number }) => string
    readonly unknown: (values: { name: string | number }) => string
  }
  readonly book: {
    readonly open: string; readonly title: string; readonly empty: string; readonly yours: string
    readonly saved: string
    readonly remove: (values: { name: string | number }) => string
    readonly save: string; readonly name: string; readonly notSaved: string
    readonly done: (values: { name: string | number }) => string
  }
  readonly percent: (values: { basisPoints: number | string }) => string
  readonly same: {
    readonly title: (values: { ago: string | number }) => string
    readonly text: string
    readonly moved: (values: { ago: string | number }) => string
    readonly paysToo: string; readonly look: string; readonly accept: string
  }
  readonly known: {
    readonly named: (values: { name: string | number }) => string
    readonly looksLikeTitle: string; readonly looksLike: string
    readonly contractTitle: (values: { chain: string | number }) => string
    readonly contract: string
    readonly elsewhereTitle: (values: { chains: readonly (string | number)[]; chain: string | number }) => string
    readonly elsewhereTitleUnread: (values: { chains: readonly (string | number)[] }) => string
    readonly elsewhere: (values: { chain: string | number }) => string
    readonly unread: (values: { chains: readonly (string | number)[] }) => string
    readonly exchange: (values: { symbol: string | number; chain: string | number; isByContract: boolean }) => string
    readonly exchangeWalletTitle: (values: { exchange: string | number }) => string
    readonly exchangeWallet: (values: { exchange: string | number }) => string
    readonly accept: {
      readonly looksLike: string; readonly exchange: string; readonly contract: string; readonly elsewhere: string
      readonly stranger: string
    }
    readonly acceptFirst: string; readonly acceptFinding: string
    readonly goesTo: (values: { who: string | number }) => string
    readonly refundNotYours: string
  }
}
export default messages

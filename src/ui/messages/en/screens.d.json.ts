declare const messages: {
  readonly format: {
    readonly clock: (values: { atSeconds: number }) => string
    readonly day: (values: { daysAgo: number | bigint; atSeconds: number }) => string
    readonly minute: (values: { atSeconds: number }) => string
  }
  readonly common: {
    readonly pageTitle: (values: { title: string | number }) => string
    readonly loading: string; readonly retry: string; readonly notLoaded: string; readonly notDone: string
    readonly back: string; readonly close: string; readonly next: string; readonly to: string; readonly ellipsis: string
    readonly toParty: (values: { party: string | number }) => string
    readonly theChain: string
    readonly chainNumber: (values: { id: string | number }) => string
    readonly seconds: (values: { seconds: string | number }) => string
    readonly copied: string; readonly notCopied: string; readonly amountHidden: string; readonly showPassword: string
    readonly hidePassword: string; readonly typeToFind: string
    readonly filter: (values: { what: string | number }) => string
    readonly nothingFound: string; readonly newTab: string; readonly save: string; readonly remove: string
    readonly rename: string; readonly show: string; readonly import: string; readonly up: string
    readonly clearSearch: string; readonly seeTransfer: string; readonly yourAccounts: string; readonly name: string
    readonly chain: string; readonly anyChain: string
    readonly onChain: (values: { chain: string | number }) => string
    readonly contract: string; readonly tokenContract: string; readonly spender: string
  }
  readonly notice: {
    readonly info: string; readonly good: string; readonly warn: string; readonly danger: string
  }
  readonly nav: {
    readonly label: string; readonly home: string; readonly form: string; readonly activity: string
    readonly settings: string
  }
  readonly gates: {
    readonly opening: string
    readonly updating: (values: { done: number | bigint; total: number | bigint }) => string
    readonly noWallet: string; readonly setUp: string
  }
  readonly unlock: {
    readonly title: string; readonly password: string; readonly empty: string; readonly button: string
    readonly forgot: string; readonly busy: string; readonly done: string; readonly damagedCopy: string
    readonly mended: string
    readonly waitButton: (values: { seconds: number }) => string
    readonly transfersWait: (values: { waiting: number | bigint }) => string
    readonly wrong: string; readonly notChecked: string
    readonly tries: (values: { failed: number | bigint; waitSeconds: number }) => string
  }
  readonly home: {
    readonly account: string; readonly allAccounts: string; readonly balances: string; readonly receiveMore: string
    readonly utxos: string; readonly inFlight: string; readonly recent: string; readonly allRecent: string
    readonly moreInFlight: (values: { others: number | bigint }) => string
    readonly notRead: string; readonly earlier: string; readonly couldNotRead: string
    readonly zero: (values: { places: string | number }) => string
    readonly withoutUnread: (values: { chains: number | bigint }) => string
    readonly balancesFailed: string; readonly notTouched: string; readonly someFailed: string
    readonly stillRead: string; readonly earlierShown: string; readonly refreshFailed: string
    readonly emptyTitle: string
    readonly emptyText: (values: { chains: readonly (string | number)[] }) => string
    readonly copyAddress: string; readonly openTab: string; readonly showAmounts: string; readonly hideAmounts: string
  }
  readonly receive: {
    readonly title: string; readonly which: string
    readonly titleOf: (values: { symbol: string | number }) => string
    readonly qr: (values: { chain: string | number }) => string
    readonly evmTitle: (values: { chain: string | number }) => string
    readonly evmMay: (values: { symbol: string | number; chain: string | number }) => string
    readonly evmAlso: (values: { chains: readonly (string | number)[] }) => string
    readonly evmMustNot: readonly [string, string]
    readonly bitcoinTitle: string; readonly script: string
    readonly scripts: {
      readonly p2wpkh: string; readonly p2tr: string
    }
    readonly bitcoinMay: readonly [string]
    readonly bitcoinMustNot: readonly [string, string]
    readonly noneTitle: string; readonly noneText: string
  }
  readonly coins: {
    readonly title: string; readonly refresh: string
    readonly accounts: {
      readonly p2wpkh: string; readonly p2tr: string
    }
    readonly failedText: string; readonly available: string; readonly arriving: string; readonly noCoins: string
    readonly confirmations: (values: { confirmations: number | bigint }) => string
    readonly setAside: string; readonly setAsideText: string; readonly locked: string
    readonly protection: {
      readonly frozen: string; readonly small: string
    }
    readonly freeze: string; readonly unfreeze: string; readonly label: string; readonly notMarked: string
    readonly send: string; readonly ofSeveral: string
    readonly chosen: (values: { coins: number | bigint }) => string
    readonly further: string; readonly furtherText: string; readonly emptyTitle: string
  }
  readonly activity: {
    readonly failed: string; readonly otherWallet: string; readonly emptyTitle: string; readonly emptyText: string
    readonly more: string; readonly moreFailed: string
    readonly sent: {
      readonly what: (values: { calls: number | bigint }) => string
      readonly revocation: string
      readonly state: {
        readonly funding: string; readonly done: string; readonly unproven: string
      }
    }
  }
  readonly state: {
    readonly sending: string; readonly held: string; readonly unpaid: string; readonly paid: string
    readonly waiting: string; readonly filling: string; readonly cancelling: string; readonly delayed: string
    readonly refunding: string; readonly unknown: string; readonly received: string; readonly reported: string
    readonly refunded: string; readonly refundReported: string; readonly failed: string; readonly cancelled: string
    readonly left: string; readonly unproven: string
  }
}
export default messages

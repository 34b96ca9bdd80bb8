declare const messages: {
  readonly title: (values: { calls: number | bigint }) => string
  readonly asks: (values: { calls: number | bigint; chain: string | number }) => string
  readonly send: (values: { calls: number | bigint }) => string
  readonly payAndSend: string
  readonly list: (values: { calls: number | bigint }) => string
  readonly feeUnknown: string
  readonly rawCall: (values: { calls: number | bigint; number: string | number }) => string
  readonly rawTo: string; readonly rawToNobody: string; readonly rawValue: string; readonly rawData: string
  readonly noData: string
  readonly units: (values: { count: number | bigint; written: string | number }) => string
  readonly unknownToken: string
  readonly unitsOf: (values: { count: number | bigint; written: string | number }) => string
  readonly anyOf: (values: { symbol: string | number }) => string
  readonly noLimit: string; readonly sameBlock: string
  readonly past: (values: { when: string | number }) => string
  readonly span: (values: { seconds: number }) => string
  readonly effects: {
    readonly title: string; readonly titleFunded: string; readonly same: string; readonly by: string
    readonly changed: string; readonly leaves: string; readonly arrives: string; readonly none: string
    readonly token: string
    readonly mayTake: (values: { what: string | number }) => string
    readonly revertedTitle: string; readonly reverted: string; readonly revertedWhy: string
    readonly unknownTitle: string; readonly unknown: string
  }
  readonly danger: {
    readonly tokensToToken: {
      readonly title: string; readonly text: string
    }
    readonly zeroAddress: {
      readonly title: string; readonly text: string
    }
    readonly moneyToToken: {
      readonly title: string; readonly text: string
    }
    readonly strayMoney: {
      readonly title: string; readonly text: string
    }
  }
  readonly unlimitedTitle: string; readonly unlimited: string; readonly unlimitedTimed: string
  readonly operatorTitle: string; readonly operator: string; readonly unlimitedOfOwner: string
  readonly byService: {
    readonly unlimited: string; readonly unlimitedTimed: string; readonly operator: string
  }
  readonly unknownTitle: string; readonly unknown: string; readonly unknownTried: string; readonly unknownFailed: string
  readonly mayBeNft: string
  readonly rows: {
    readonly to: string; readonly from: string; readonly collection: string; readonly until: string
    readonly usedUntil: string; readonly along: string; readonly function: string; readonly credited: string
    readonly order: string; readonly depository: string; readonly amount: string
    readonly amountIf: (values: { symbol: string | number }) => string
    readonly code: string
  }
  readonly acts: {
    readonly payment: (values: { amount: string | number }) => string
    readonly emptyPayment: string; readonly undelegation: string; readonly undelegationNote: string
    readonly creation: string
    readonly bytes: (values: { bytes: number | bigint }) => string
    readonly creationNote: string
    readonly transfer: (values: { amount: string | number }) => string
    readonly transferFrom: (values: { amount: string | number }) => string
    readonly allowance: {
      readonly set: (values: { what: string | number }) => string
      readonly raise: (values: { what: string | number }) => string
      readonly lower: (values: { what: string | number }) => string
    }
    readonly upTo: (values: { amount: string | number }) => string
    readonly revoke: (values: { symbol: string | number }) => string
    readonly permit: (values: { what: string | number }) => string
    readonly permit2: (values: { what: string | number }) => string
    readonly nft: (values: { count: number | bigint; numbers: readonly (string | number)[] }) => string
    readonly nfts: (values: { numbers: string | number }) => string
    readonly nftsNote: string
    readonly someOf: (values: { amount: string | number; number: string | number }) => string
    readonly operator: string; readonly noOperator: string
    readonly wrap: (values: { amount: string | number }) => string
    readonly wrapNote: string; readonly unwrap: string; readonly unwrapNote: string; readonly vaultDeposit: string
    readonly vaultDepositNote: string
    readonly deposit: (values: { amount: string | number }) => string
    readonly depositAll: (values: { what: string | number }) => string
    readonly batch: (values: { calls: number | bigint }) => string
    readonly nothingInBatch: string
    readonly described: (values: { owner: string | number }) => string
    readonly unknown: string; readonly depositAllUnknown: string
  }
  readonly funding: {
    readonly title: (values: { missing: readonly (string | number)[]; chain: string | number }) => string
    readonly text: string; readonly cannot: string; readonly pageSets: string
    readonly leg: (values: { legs: number | bigint; number: string | number }) => string
    readonly pays: (values: { chain: string | number }) => string
    readonly brings: (values: { chain: string | number }) => string
    readonly asking: string; readonly over: string
    readonly comesBack: (values: { chain: string | number }) => string
  }
  readonly sent: {
    readonly title: string; readonly notFound: string
    readonly brought: {
      readonly next: string; readonly active: string; readonly done: string
    }
    readonly ofLegs: (values: { number: string | number; legs: string | number }) => string
    readonly notSent: string; readonly sentElsewhere: string; readonly funding: string
    readonly sending: (values: { chain: string | number }) => string
    readonly safeToClose: string; readonly unlock: string; readonly done: string
    readonly isThere: (values: { chain: string | number }) => string
    readonly notBrought: string
    readonly failed: {
      readonly notFunded: string; readonly wouldFail: string; readonly expired: string; readonly maybeSent: string
      readonly sentElsewhere: string
    }
    readonly failedText: {
      readonly notFunded: (values: { chain: string | number }) => string
      readonly wouldFail: (values: { chain: string | number }) => string
      readonly reverted: (values: { chain: string | number }) => string
      readonly nonceTaken: string; readonly expired: string; readonly maybeSent: string; readonly sentElsewhere: string
    }
  }
  readonly scrollToSign: string
  readonly emptyLines: (values: { lines: string | number }) => string
  readonly spaces: (values: { spaces: string | number }) => string
  readonly limitTo: string; readonly limit: string; readonly limitToBalance: string; readonly limitHint: string
  readonly cannotLimitTitle: string; readonly cannotLimit: string; readonly knownSpender: string
  readonly approvedBefore: string
  readonly possiblePayment: {
    readonly reading: string; readonly title: string; readonly text: string; readonly throughPermit2: string
    readonly unreadTitle: string; readonly unread: string; readonly noneTitle: string; readonly none: string
    readonly beyond: {
      readonly token: string; readonly delegated: string; readonly form: string
    }
  }
  readonly typedData: {
    readonly title: {
      readonly approval: string; readonly payment: string; readonly order: string; readonly data: string
    }
    readonly all: string; readonly asks: string; readonly for: string; readonly salt: string; readonly hashes: string
    readonly hash: {
      readonly domain: string; readonly message: string; readonly digest: string
    }
    readonly says: string; readonly nothing: string; readonly yes: string; readonly no: string
    readonly cut: (values: { characters: string | number }) => string
    readonly powerTitle: {
      readonly allowance: string; readonly payment: string; readonly order: string; readonly exchange: string
      readonly otherChain: string; readonly timedAllowance: string; readonly oneTransfer: string
      readonly sending: string; readonly contract: string; readonly unknown: string
    }
    readonly power: {
      readonly allowance: string; readonly payment: string; readonly order: string; readonly exchange: string
      readonly otherChain: string; readonly standingAllowance: string; readonly timedAllowance: string
      readonly oneTransfer: string; readonly sending: string; readonly fetching: string; readonly contract: string
      readonly unknown: string
    }
  }
  readonly noEnd: string; readonly anyOfUnknown: string
}
export default messages

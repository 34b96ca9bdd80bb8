declare const messages: {
  readonly title: string; readonly whoMay: string; readonly leftoverLink: string; readonly intro: string
  readonly reading: (values: { read: string | number; all: string | number }) => string
  readonly noneTitle: string; readonly noneText: string; readonly noneKnownTitle: string; readonly noneKnownText: string
  readonly noneReadTitle: string; readonly noneReadText: string
  readonly unlimited: (values: { token: string | number }) => string
  readonly upTo: (values: { amount: string | number }) => string
  readonly unknownToken: string
  readonly spenders: {
    readonly depository: string; readonly router: string; readonly approvalProxy: string; readonly permit2: string
    readonly unknown: string
  }
  readonly ordinary: {
    readonly title: string; readonly text: string
  }
  readonly unreadSpenders: {
    readonly one: {
      readonly title: string; readonly text: string
    }
    readonly many: {
      readonly title: string; readonly text: string
    }
    readonly more: (values: { addresses: number | bigint }) => string
  }
  readonly since: (values: { atSeconds: number }) => string
  readonly sinceUnknown: string
  readonly askedBy: (values: { host: string | number }) => string
  readonly revoke: string
  readonly revokeOf: (values: { what: string | number; chain: string | number }) => string
  readonly needed: string; readonly underWay: string; readonly notDone: string; readonly seeWhy: string
  readonly revoked: string
  readonly revokedText: (values: { token: string | number; chain: string | number; at: string | number }) => string
  readonly strangers: (values: { approvals: string | number }) => string
  readonly strangersText: string
  readonly downTitle: (values: { chains: readonly (string | number)[] }) => string
  readonly downText: string
  readonly unread: (values: { chain: string | number; approvals: number | bigint }) => string
  readonly how: string; readonly howText: string
  readonly back: {
    readonly all: (values: { chain: string | number }) => string
    readonly since: (values: { chain: string | number; atSeconds: number }) => string
    readonly some: (values: { chain: string | number }) => string
    readonly none: (values: { chain: string | number }) => string
  }
  readonly review: {
    readonly title: string
    readonly text: (values: { chain: string | number }) => string
    readonly untried: string; readonly trying: string; readonly failed: string; readonly cancel: string
    readonly stale: string; readonly locked: string; readonly back: string; readonly needed: string
    readonly neededText: string; readonly underWay: string; readonly underWayText: string; readonly notOwn: string
    readonly notOwnText: string
  }
  readonly delegation: {
    readonly unknownTitle: (values: { chain: string | number }) => string
    readonly unknown: string
    readonly knownTitle: (values: { name: string | number; chain: string | number }) => string
    readonly known: string
    readonly unread: (values: { chains: readonly (string | number)[] }) => string
    readonly revoke: string; readonly underWay: string; readonly title: string
    readonly text: (values: { chain: string | number }) => string
    readonly none: string; readonly noneText: string; readonly unanswered: string; readonly unansweredText: string
    readonly back: string
  }
  readonly expiredText: string
}
export default messages

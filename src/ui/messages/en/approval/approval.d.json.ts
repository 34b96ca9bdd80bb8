declare const messages: {
  readonly approval: {
    readonly title: string; readonly connectTitle: string; readonly intentTitle: string; readonly connectAsks: string
    readonly payFrom: string; readonly intentAsks: string; readonly connect: string
    readonly accounts: (values: { accounts: number | bigint }) => string
    readonly can: readonly [string, string]
    readonly cannot: readonly [string, string]
    readonly punycode: string; readonly notEncrypted: string; readonly embeddedIn: string; readonly embedded: string
    readonly queue: (values: { at: string | number; all: string | number }) => string
    readonly noneTitle: string; readonly noneText: string; readonly changed: string; readonly locked: string
  }
  readonly phishing: {
    readonly title: string; readonly steals: string; readonly what: string; readonly leave: string
    readonly list: (values: { made: Date }) => string
    readonly goOn: string; readonly mistaken: string; readonly type: string; readonly label: string
    readonly insist: string
    readonly alikeTitle: (values: { known: string | number }) => string
    readonly alike: (values: { known: string | number }) => string
    readonly unlisted: string; readonly uncheckedTitle: string; readonly unchecked: string
  }
  readonly message: {
    readonly title: string; readonly signInTitle: string; readonly asks: string; readonly signInAsks: string
    readonly sign: string; readonly signIn: string; readonly text: string; readonly bytes: string
    readonly account: string; readonly means: string; readonly meansBytes: string; readonly signsInTo: string
    readonly acceptForm: string
    readonly problemTitle: {
      readonly malformed: string; readonly domain: string; readonly account: string; readonly chain: string
      readonly notYet: string; readonly expired: string; readonly form: string
    }
    readonly problem: {
      readonly malformed: string; readonly domain: string; readonly account: string; readonly chain: string
      readonly notYet: string; readonly expired: string; readonly form: string
    }
    readonly exchangeTitle: string
    readonly exchange: {
      readonly transfer: string; readonly registration: string; readonly integrator: string; readonly subAccount: string
      readonly airdrop: string
    }
    readonly integratorTerms: (values: { integrator: string | number; fee: string | number; account: string | number; until: string | number }) => string
    readonly integratorRevoked: (values: { integrator: string | number; account: string | number }) => string
    readonly hidingTitle: string; readonly hiding: string; readonly unreadableTitle: string; readonly unreadable: string
  }
}
export default messages

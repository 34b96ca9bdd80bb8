declare const messages: {
  readonly settings: {
    readonly wallet: string; readonly security: string; readonly autoLock: string; readonly autoLockHint: string
    readonly autoLockHintFirefox: string; readonly computerIdle: string
    readonly minutes: (values: { minutes: number | bigint }) => string
    readonly hours: (values: { hours: number | bigint }) => string
    readonly lockNow: string; readonly changePassword: string; readonly words: string; readonly accounts: string
    readonly backup: string; readonly appearance: string; readonly theme: string
    readonly themes: {
      readonly system: string; readonly light: string; readonly dark: string
    }
    readonly language: string; readonly browsersLanguage: string; readonly currency: string; readonly notifies: string
    readonly advanced: string; readonly proof: string; readonly expert: string; readonly expertHint: string
    readonly routerLimit: string; readonly routerLimitHint: string; readonly gapLimit: string
    readonly gapLimitHint: string
    readonly exchangeFeeLimit: (values: { exchange: string | number }) => string
    readonly noRouterLimit: string
    readonly dollars: (values: { dollars: number }) => string
    readonly loosenTitle: string; readonly loosen: string; readonly loosenBusy: string; readonly sites: string
    readonly noSites: string; readonly siteWithheld: string; readonly siteWithheldText: string
    readonly siteSince: (values: { accounts: number | bigint; atSeconds: number }) => string
    readonly siteMore: string
    readonly siteAccounts: (values: { accounts: number | bigint }) => string
    readonly siteChain: string; readonly siteFinds: string
    readonly siteFindsBy: {
      readonly off: string; readonly plain: string; readonly metaMask: string
    }
    readonly asIfFunded: string; readonly asIfFundedHint: string; readonly siteAsked: string
    readonly siteAskedNothing: string; readonly connectedTo: string; readonly revoke: string
    readonly revokeFor: (values: { origin: string | number }) => string
    readonly revokeAll: (values: { sites: number | bigint }) => string
    readonly revoked: string; readonly revokedAll: string; readonly history: string
    readonly exportAs: {
      readonly csv: string; readonly json: string; readonly support: string
    }
    readonly supportHint: string
    readonly exported: (values: { name: string | number }) => string
    readonly notExported: (values: { why: string | number }) => string
    readonly profile: string
    readonly profileMeaning: (values: { profile: string | number }) => string
    readonly commands: string
    readonly version: (values: { version: string | number }) => string
  }
}
export default messages

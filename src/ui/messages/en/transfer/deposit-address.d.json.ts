declare const messages: {
  readonly deposit: {
    readonly title: string; readonly titleReusable: string; readonly titlePaid: string; readonly exactly: string
    readonly quoted: string; readonly copyAmount: string
    readonly only: (values: { chain: string | number; symbol: string | number }) => string
    readonly qr: string; readonly qrWithAmount: string
    readonly timeLeft: (values: { seconds: number }) => string
    readonly timeOver: string
    readonly refund: (values: { chain: string | number }) => string
    readonly news: {
      readonly unread: string; readonly nothing: string; readonly late: string
      readonly less: (values: { arrived: string | number; missing: string | number }) => string
      readonly exact: (values: { arrived: string | number }) => string
      readonly more: (values: { arrived: string | number; excess: string | number }) => string
      readonly several: (values: { payments: number | bigint; arrived: string | number }) => string
    }
    readonly means: {
      readonly nothing: string; readonly late: string; readonly less: string; readonly exact: string
      readonly more: string; readonly several: string
    }
    readonly meansReusable: {
      readonly late: string; readonly less: string; readonly more: string; readonly several: string
    }
    readonly exactWaits: string
    readonly waits: (values: { amount: string | number }) => string
    readonly allWaits: string; readonly rulesTitle: string; readonly rulesSaid: string
    readonly cases: {
      readonly exact: (values: { amount: string | number }) => string
      readonly less: string; readonly more: string; readonly again: string; readonly late: string
      readonly other: string
    }
    readonly rules: {
      readonly exact: string; readonly less: string; readonly more: string; readonly again: string
      readonly late: string; readonly other: string
    }
    readonly rulesReusable: {
      readonly exact: string; readonly again: string; readonly late: string
    }
  }
  readonly payHere: {
    readonly open: string; readonly title: string
    readonly to: (values: { chain: string | number }) => string
    readonly once: string; readonly keep: string; readonly confirm: string; readonly taken: string
  }
  readonly requoted: {
    readonly title: (values: { paid: string | number; asked: string | number }) => string
    readonly titleLate: (values: { paid: string | number }) => string
    readonly text: string
    readonly less: (values: { share: string | number }) => string
    readonly enough: (values: { share: string | number }) => string
    readonly firstMinimum: (values: { asked: string | number }) => string
    readonly requestId: string
  }
  readonly followUps: {
    readonly title: string
    readonly excess: (values: { amount: string | number }) => string
    readonly further: (values: { amount: string | number }) => string
    readonly late: (values: { amount: string | number }) => string
    readonly awaited: string; readonly awaitedOpen: string
    readonly back: (values: { amount: string | number }) => string
    readonly backPerhaps: (values: { amount: string | number }) => string
    readonly arrived: (values: { amount: string | number; chain: string | number }) => string
    readonly followed: string
    readonly unfollowed: {
      readonly key: (values: { chain: string | number }) => string
      readonly newer: (values: { chain: string | number }) => string
    }
    readonly unread: string; readonly unproven: string; readonly note: string
  }
}
export default messages

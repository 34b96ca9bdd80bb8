declare const messages: {
  readonly find: {
    readonly label: string; readonly placeholder: string; readonly outcome: string; readonly anyOutcome: string
    readonly outcomes: {
      readonly done: string
    }
    readonly asker: string; readonly anyAsker: string; readonly wallet: string; readonly none: string
    readonly noneText: string
    readonly looking: (values: { seen: number | bigint }) => string
    readonly found: (values: { found: number | bigint }) => string
  }
  readonly quoted: {
    readonly least: string; readonly exactly: string
  }
  readonly arrived: {
    readonly valueToday: string
    readonly route: (values: { to: string | number; paid: string | number; from: string | number }) => string
    readonly exactly: string
  }
  readonly back: {
    readonly sent: string; readonly got: string; readonly difference: string
  }
  readonly held: {
    readonly safe: string
    readonly unreached: (values: { chain: string | number }) => string
    readonly other: string; readonly why: string
  }
  readonly foreign: {
    readonly title: string; readonly text: string
  }
  readonly unread: {
    readonly transfers: string; readonly sent: string; readonly rest: string
    readonly records: (values: { records: number | bigint }) => string
    readonly stays: string
    readonly kinds: {
      readonly executions: string; readonly bundles: string
    }
    readonly noTime: string; readonly holds: string
    readonly against: (values: { records: number | bigint }) => string
    readonly againstText: string; readonly release: string; readonly releaseTitle: string; readonly releaseText: string
    readonly stillOpen: string; readonly releaseAnyway: string; readonly keep: string; readonly released: string
    readonly readable: string
  }
  readonly fees: {
    readonly paid: string; readonly minerPaid: string; readonly minerAtMost: string; readonly exchangePaid: string
    readonly forData: string; readonly dataOnTop: string; readonly whichever: string
  }
  readonly step: {
    readonly next: {
      readonly resetAllowance: string
      readonly approve: (values: { amount: string | number }) => string
      readonly deposit: (values: { amount: string | number }) => string
      readonly transfer: (values: { amount: string | number }) => string
      readonly send: (values: { amount: string | number }) => string
      readonly swap: (values: { amount: string | number }) => string
      readonly authorize: string
      readonly exchange: (values: { amount: string | number }) => string
    }
    readonly active: {
      readonly resetAllowance: string
      readonly approve: (values: { amount: string | number }) => string
      readonly deposit: (values: { amount: string | number }) => string
      readonly transfer: (values: { amount: string | number }) => string
      readonly send: (values: { amount: string | number }) => string
      readonly swap: (values: { amount: string | number }) => string
      readonly authorize: string
      readonly exchange: (values: { amount: string | number }) => string
    }
    readonly done: {
      readonly resetAllowance: string
      readonly approve: (values: { amount: string | number }) => string
      readonly deposit: (values: { amount: string | number }) => string
      readonly transfer: (values: { amount: string | number }) => string
      readonly send: (values: { amount: string | number }) => string
      readonly swap: (values: { amount: string | number }) => string
      readonly authorize: string
      readonly exchange: (values: { amount: string | number }) => string
    }
  }
  readonly kept: {
    readonly next: string
    readonly unless: {
      readonly faster: string; readonly sent: string
    }
  }
  readonly replacement: {
    readonly again: string
    readonly sentAgain: {
      readonly broadcast: string; readonly tooLate: string
    }
    readonly open: {
      readonly speedUp: string; readonly speedUpCancel: string; readonly cancel: string; readonly minerFee: string
    }
    readonly calls: {
      readonly cancel: string; readonly cancelText: string
    }
    readonly title: {
      readonly cancel: string
    }
    readonly text: {
      readonly speedUp: string; readonly speedUpCancel: string
      readonly cancel: (values: { isPaying: boolean; amount: string | number }) => string
      readonly minerFee: (values: { amount: string | number }) => string
    }
    readonly before: {
      readonly speedUp: string; readonly minerFee: string
    }
    readonly after: {
      readonly speedUp: string; readonly cancel: string; readonly minerFee: string
    }
    readonly rate: (values: { rate: string | number }) => string
    readonly evicted: string
    readonly cpfp: {
      readonly open: string; readonly text: string; readonly arrives: string; readonly line: string
    }
    readonly lessChange: string
    readonly withCoins: {
      readonly text: (values: { amount: string | number }) => string
      readonly coins: string; readonly change: string
    }
    readonly byRecipient: {
      readonly text: string; readonly arrives: string
      readonly before: (values: { amount: string | number }) => string
    }
    readonly ofAll: string
    readonly confirm: {
      readonly speedUp: string; readonly cancel: string
    }
    readonly taken: {
      readonly speedUp: string; readonly cancel: string; readonly minerFee: string
    }
  }
  readonly onceMore: string
  readonly receipt: {
    readonly open: string; readonly received: string; readonly reported: string; readonly refunded: string
    readonly refundReported: string; readonly asked: string
    readonly askedText: (values: { pays: string | number; from: string | number; arrives: string | number; to: string | number }) => string
    readonly askedExact: (values: { pays: string | number; from: string | number; arrives: string | number; to: string | number }) => string
    readonly askedAnew: (values: { paid: string | number; from: string | number; to: string | number }) => string
    readonly paid: string
    readonly on: (values: { amount: string | number; chain: string | number }) => string
    readonly paidElsewhere: (values: { amount: string | number; chain: string | number }) => string
    readonly paidBy: string; readonly arrivedBy: string; readonly backBy: string; readonly others: string
    readonly arrived: string; readonly cameBack: string; readonly unread: string; readonly readFrom: string
    readonly readText: (values: { chain: string | number }) => string
    readonly saidText: string; readonly approved: string; readonly ended: string; readonly made: string
    readonly what: string; readonly copy: string; readonly picture: string; readonly notSaved: string
  }
  readonly help: {
    readonly open: string; readonly title: string; readonly text: string; readonly without: string; readonly id: string
    readonly hash: string; readonly hashName: string; readonly save: string
  }
  readonly learn: {
    readonly ready: string; readonly others: string
    readonly place: (values: { part: string | number; parts: string | number }) => string
    readonly parts: {
      readonly proven: {
        readonly title: string
        readonly text: readonly [string, string]
      }
      readonly trusted: {
        readonly title: string
        readonly text: readonly [string, string]
      }
      readonly fails: {
        readonly title: string
        readonly text: readonly [string, string]
      }
    }
    readonly next: string; readonly skip: string; readonly open: string; readonly pin: string
  }
  readonly palette: {
    readonly title: string; readonly go: string; readonly act: string
    readonly screens: {
      readonly allowances: string
    }
    readonly screenWords: {
      readonly home: string; readonly form: string; readonly receive: string; readonly utxos: string
      readonly activity: string; readonly accounts: string; readonly allowances: string; readonly settings: string
      readonly safeguards: string; readonly words: string; readonly backup: string; readonly password: string
    }
    readonly copy: (values: { name: string | number }) => string
    readonly bitcoin: {
      readonly p2wpkh: string; readonly p2tr: string
    }
    readonly lock: string
    readonly transfer: (values: { amount: string | number; from: string | number; to: string | number }) => string
    readonly transferOn: (values: { amount: string | number; chain: string | number }) => string
  }
  readonly save: {
    readonly title: string; readonly all: string; readonly listed: string; readonly nothing: string
  }
}
export default messages

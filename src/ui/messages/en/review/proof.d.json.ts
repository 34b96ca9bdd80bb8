declare const messages: {
  readonly left: (values: { left: string | number }) => string
  readonly proof: {
    readonly title: string; readonly intro: string; readonly introOfSome: string
    readonly ofSite: {
      readonly intro: string; readonly introOfSome: string
      readonly claims: {
        readonly 'recipient-is-asked': string; readonly 'refund-is-asked': string; readonly 'calls-in-order': string
      }
    }
    readonly known: {
      readonly enforced: string; readonly rebuilt: string; readonly node: string; readonly service: string
    }
    readonly gapsTitle: string
    readonly gaps: {
      readonly 'address-on-trust': string; readonly 'paid-to-solver': string; readonly 'order-not-bound': string
      readonly 'solver-did-not-sign': string; readonly 'price-on-trust': string
    }
    readonly gapMeans: {
      readonly 'address-on-trust': string; readonly 'paid-to-solver': string; readonly 'order-not-bound': string
      readonly 'solver-did-not-sign': string; readonly 'price-on-trust': string
    }
    readonly claims: {
      readonly 'plan-rebuilt': string; readonly 'depository-pinned': string; readonly 'order-bound': string
      readonly 'solver-signed': string; readonly 'swap-enforced': string; readonly 'recipient-is-asked': string
      readonly 'refund-is-yours': string; readonly 'refund-is-asked': string; readonly 'minimum-in-order': string
      readonly 'approval-exact': string; readonly 'permit-exact': string; readonly 'coins-proven': string
    }
    readonly readTitle: {
      readonly node: string; readonly explorer: string; readonly exchange: string
    }
    readonly saidTitle: string
    readonly readings: {
      readonly 'swap-read': string; readonly 'swap-simulated': string; readonly 'address-computed': string
      readonly 'prices-compared': string
    }
    readonly figuresSaid: string
    readonly sources: {
      readonly pinned: string
      readonly feed: (values: { address: string | number; chain: string | number }) => string
    }
    readonly askedClaims: {
      readonly node: string; readonly explorer: string; readonly exchange: string
    }
    readonly evidence: {
      readonly planRebuilt: (values: { steps: number | bigint }) => string
      readonly depositoryPinned: (values: { chain: string | number }) => string
      readonly orderBound: string; readonly solverSigned: string
      readonly swapEnforced: {
        readonly order: (values: { amount: string | number }) => string
        readonly recipient: (values: { amount: string | number }) => string
        readonly token: (values: { amount: string | number }) => string
      }
      readonly swapRead: string
      readonly recipientIsAsked: (values: { chain: string | number }) => string
      readonly minimumInOrder: (values: { amount: string | number }) => string
      readonly minimumPromised: (values: { amount: string | number }) => string
      readonly approvalExact: (values: { amount: string | number }) => string
      readonly permitExact: (values: { amount: string | number }) => string
      readonly swapSimulated: (values: { amount: string | number }) => string
      readonly pricesCompared: (values: { sources: readonly (string | number)[] }) => string
      readonly figuresSaid: string; readonly coinsProven: string; readonly addressComputed: string
      readonly asked: {
        readonly node: (values: { chain: string | number }) => string
        readonly explorer: string
        readonly exchange: (values: { chain: string | number }) => string
      }
    }
  }
  readonly sponsor: {
    readonly most: string
    readonly limits: {
      readonly reached: string; readonly said: string; readonly denied: string
    }
    readonly exceeded: string
  }
  readonly onTrust: {
    readonly unproven: string
    readonly refundToYou: (values: { amount: string | number; chain: string | number }) => string
    readonly refundToOther: (values: { amount: string | number; chain: string | number }) => string
    readonly bySolver: {
      readonly toYou: (values: { amount: string | number; chain: string | number }) => string
      readonly toOther: (values: { amount: string | number; chain: string | number }) => string
    }
    readonly refundNowhere: (values: { amount: string | number }) => string
  }
  readonly sign: {
    readonly titleNone: string
    readonly title: (values: { steps: number | bigint; are: string | number }) => string
    readonly step: {
      readonly resetAllowance: (values: { party: string | number; chain: string | number }) => string
      readonly approve: (values: { party: string | number; amount: string | number; chain: string | number }) => string
      readonly deposit: (values: { amount: string | number; party: string | number; chain: string | number }) => string
      readonly transfer: (values: { amount: string | number; chain: string | number; party: string | number }) => string
      readonly send: (values: { amount: string | number; chain: string | number; party: string | number }) => string
      readonly swap: (values: { amount: string | number; party: string | number; chain: string | number }) => string
      readonly evmSignature: (values: { party: string | number; amount: string | number; chain: string | number }) => string
      readonly bitcoinPsbt: (values: { amount: string | number; party: string | number }) => string
      readonly exchangeAAuthorize: (values: { party: string | number; chain: string | number }) => string
      readonly exchangeATransfer: (values: { amount: string | number; chain: string | number; party: string | number }) => string
      readonly exchangeBTransfer: (values: { amount: string | number; chain: string | number; party: string | number }) => string
      readonly depositAddress: (values: { amount: string | number; chain: string | number; party: string | number }) => string
    }
    readonly kind: {
      readonly send: string; readonly exchangeAAuthorize: string; readonly exchangeATransfer: string
      readonly exchangeBTransfer: string
    }
    readonly rawStep: (values: { number: string | number }) => string
    readonly rawNames: {
      readonly to: string; readonly value: string; readonly data: string; readonly typedData: string
      readonly digest: string; readonly post: string; readonly action: string; readonly transfer: string
      readonly message: string; readonly psbt: string
    }
    readonly otherRawName: (values: { name: string | number }) => string
  }
}
export default messages

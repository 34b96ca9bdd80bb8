import type {
  AtomicCapability,
  AuxiliaryFundsCapability,
  AuxiliaryFundsRequest,
  CrossChainIntentsCapability,
  IntentMethods,
} from './types.ts'

/** For viem: `createWalletClient({ transport, rpcSchema: rpcSchema<[...WalletRpcSchema, ...IntentRpcSchema]>() })`. */
export type IntentRpcSchema = [
  {
    Method: 'wallet_sendIntent'
    Parameters: IntentMethods['wallet_sendIntent']['params']
    ReturnType: IntentMethods['wallet_sendIntent']['result']
  },
]

declare module 'viem' {
  interface Register {
    /** Replaces viem's unexported schema; other capabilities and statuses stay `any`. */
    CapabilitiesSchema: {
      getCapabilities: {
        ReturnType: {
          atomic?: AtomicCapability | undefined
          auxiliaryFunds?: AuxiliaryFundsCapability | undefined
          crossChainIntents?: CrossChainIntentsCapability | undefined
        }
      }
      sendCalls: { Request: { auxiliaryFunds?: AuxiliaryFundsRequest | undefined } }
    }
  }
}

import type {
  AtomicCapability,
  AuxiliaryFundsCapability,
  AuxiliaryFundsRequest,
  CrossChainIntentsCapability,
  IntentMethods,
} from './types.ts'

/**
 * The method that no standard has, for clients of viem:
 * `createWalletClient({ transport, rpcSchema: rpcSchema<[...WalletRpcSchema, ...IntentRpcSchema]>() })`.
 */
export type IntentRpcSchema = [
  {
    Method: 'wallet_sendIntent'
    Parameters: IntentMethods['wallet_sendIntent']['params']
    ReturnType: IntentMethods['wallet_sendIntent']['result']
  },
]

declare module 'viem' {
  interface Register {
    /**
     * Takes the place of viem's own, which viem's root does not export; capabilities that are not named here stay what
     * they are, `any`, and so does what a status tells.
     */
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

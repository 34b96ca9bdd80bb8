import type { Hex } from './chain.ts'

/**
 * A deposit as its chain shows it now. The family calls back again whenever its state changes:
 * `seen` is in the mempool or in too few blocks (the request becomes pending), `confirmed` meets the family's policy
 * (the solver acts), `gone` was seen and left the chain or the mempool (the request waits again). EVM chains and the
 * exchanges confirm at once. `reverted` is a last transaction of the user's own that failed, so that nothing moved.
 */
export type Sighting = Readonly<{
  /** Names the deposit on its chain, the same in every state: transaction and position. */
  key: string
  chainId: number
  txHash: string
  /** The order that the deposit names: in calldata, OP_RETURN, memo, or by a bound nonce. */
  orderId?: Hex
  /** The deposit address that it went to. One of the two is given. */
  depositAddress?: string
  /** Who paid: refunds go there when the order names nobody. */
  from: string
  /** Address of the currency, canonical. */
  currency: string
  amount: bigint
  state: 'seen' | 'confirmed' | 'gone' | 'reverted'
}>

/** Takes sightings; called as often as one likes with the same. */
export type Sink = (sighting: Sighting) => void

/** What a transaction turned out to be: nowhere, known but not in a block, or its deposits. */
export type LookedUp = 'absent' | 'unmined' | readonly Sighting[]

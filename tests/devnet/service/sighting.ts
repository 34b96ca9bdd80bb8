import type { Hex } from './chain.ts'

/**
 * A deposit's current state on its chain; each change is reported.
 *
 * `seen`: unconfirmed (the request becomes pending). `confirmed`: final by the family's policy (the solver acts).
 * `gone`: left chain or mempool (the request waits again). `reverted`: the user's last transaction failed. EVM chains
 * and exchanges confirm at once.
 */
export type Sighting = Readonly<{
  /** Transaction and position, constant in every state. */
  key: string
  chainId: number
  txHash: string
  /** From calldata, OP_RETURN, memo, or a bound nonce. */
  orderId?: Hex
  /** Either this or `orderId` is given. */
  depositAddress?: string
  /** The fallback refund address. */
  from: string
  currency: string
  amount: bigint
  state: 'seen' | 'confirmed' | 'gone' | 'reverted'
}>

/** Idempotent. */
export type Sink = (sighting: Sighting) => void

/** Unknown, known but not in a block, or its deposits. */
export type LookedUp = 'absent' | 'unmined' | readonly Sighting[]

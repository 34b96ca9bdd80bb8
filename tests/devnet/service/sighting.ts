import type { Hex } from './chain.ts'

/**
 * A deposit's current state on its chain.
 *
 * `seen`: unconfirmed. `confirmed`: final by the family's policy. `gone`: left chain or mempool. `reverted`: the
 * user's last transaction failed.
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
  from: string
  currency: string
  amount: bigint
  state: 'seen' | 'confirmed' | 'gone' | 'reverted'
}>

/** Idempotent. */
export type Sink = (sighting: Sighting) => void

/** Unknown, known but not in a block, or its deposits. */
export type LookedUp = 'absent' | 'unmined' | readonly Sighting[]

import type { ItemState } from '../execution.ts'
import type { Signed, SignedName } from './signed.ts'
import { type SignedGas, signedGas } from './signed-gas.ts'

/**
 * Signed bytes as they are shown: by their name, and by what they let a chain take for gas. Whoever shows them has nothing
 * to send; `gas` is undefined for bytes that are no transaction of an EVM chain.
 */
export type SignedShown = SignedName & Readonly<{ gas: SignedGas | undefined }>

/** What is shown of signed bytes. */
export function signedShown(signed: Signed): SignedShown {
  const { kind, purpose, chainId, hash } = signed
  return { kind, purpose, chainId, hash, gas: signedGas(signed) }
}

/** How far a step has come, with what is shown of its bytes. */
export function stateShown(state: ItemState): ItemState<SignedShown> {
  if (state.phase === 'planned') return state
  const earlier = state.earlier.map(signedShown)
  return 'signed' in state ? { ...state, signed: signedShown(state.signed), earlier } : { ...state, earlier }
}

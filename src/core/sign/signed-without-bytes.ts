import type { ItemState } from '../execution/execution.ts'
import type { Signed, SignedName, StepTerms } from './signed.ts'
import { type SignedGas, signedGas } from './signed-gas.ts'

/** Can't be broadcast; `gas` only for EVM transactions. */
export type SignedShown = SignedName & Readonly<{ gas: SignedGas | undefined }>

/** Strips the bytes from a signed step. */
export function signedShown(signed: Signed): SignedShown {
  const { kind, purpose, chainId, hash } = signed
  return { kind, purpose, chainId, hash, gas: signedGas(signed) }
}

/** Strips the signed and the ancestors' bytes from a step's state. */
export function stateShown(state: ItemState): ItemState<SignedShown> {
  if (state.phase === 'planned') return state
  const earlier = state.earlier.map(signedShown)
  const terms = termsShown(state.terms)
  return 'signed' in state
    ? { ...state, terms, signed: signedShown(state.signed), earlier }
    : { ...state, terms, earlier }
}

function termsShown(terms: StepTerms): StepTerms {
  if (terms.terms !== 'bitcoin' || !terms.ancestors) return terms
  const { ancestors: _, ...shown } = terms
  return shown
}

/** A mutant that lives because it changes no verdict: where it stands, what it does, and why that is so. */
export type Equivalent = Readonly<{ file: string; what: RegExp; why: string }>

/** Mutants that are known to change no verdict. */
export const EQUIVALENT: readonly Equivalent[] = []

import { P } from './goldilocks.ts'
import { EXTERNAL, INTERNAL, INTERNAL_DIAGONAL } from './poseidon2-constants.ts'
import type { Quintic } from './quintic.ts'

const WIDTH = 12
const RATE = 8
const HALF_OF_FULL_ROUNDS = 4

/**
 * The Poseidon2 permutation over Goldilocks: width 12, S-box x^7, 4 + 4 full rounds around 22 partial.
 *
 * Grassi, Khovratovich, Schofnegger, "Poseidon2" (ePrint 2023/323).
 */
export function permute(input: readonly bigint[]): readonly bigint[] {
  let state = mixExternal(input)
  for (const constants of EXTERNAL.slice(0, HALF_OF_FULL_ROUNDS)) state = fullRound(state, constants)
  for (const constant of INTERNAL) state = partialRound(state, constant)
  for (const constants of EXTERNAL.slice(HALF_OF_FULL_ROUNDS)) state = fullRound(state, constants)
  return state
}

/** Hashes field elements to GF(p^5): an overwriting sponge of 8 words, unpadded. reference/devnet.md 5. */
export function hashToQuintic(elements: readonly bigint[]): Quintic {
  let state: readonly bigint[] = Array.from({ length: WIDTH }, () => 0n)
  for (let start = 0; start < elements.length; start += RATE) {
    const block = elements.slice(start, start + RATE).map((element) => element % P)
    state = permute([...block, ...state.slice(block.length)])
  }
  const [a = 0n, b = 0n, c = 0n, d = 0n, e = 0n] = state
  return [a, b, c, d, e]
}

function fullRound(state: readonly bigint[], constants: readonly bigint[]): readonly bigint[] {
  return mixExternal(state.map((word, index) => seventh(word + (constants[index] ?? 0n))))
}

function partialRound([first = 0n, ...others]: readonly bigint[], constant: bigint): readonly bigint[] {
  const state = [seventh(first + constant), ...others]
  const sum = state.reduce((total, word) => total + word, 0n)
  return state.map((word, index) => (word * (INTERNAL_DIAGONAL[index] ?? 0n) + sum) % P)
}

function seventh(word: bigint): bigint {
  const square = (word * word) % P
  const cube = (square * word) % P
  return (cube * cube * word) % P
}

// M4 on each four words, then each word plus the sum of its place.
function mixExternal(state: readonly bigint[]): readonly bigint[] {
  const mixed = [0, 4, 8].flatMap((start) => mixFour(state.slice(start, start + 4)))
  const sums = [0, 1, 2, 3].map((place) => (mixed[place] ?? 0n) + (mixed[place + 4] ?? 0n) + (mixed[place + 8] ?? 0n))
  return mixed.map((word, index) => (word + (sums[index % 4] ?? 0n)) % P)
}

// M4 = circ(2, 3, 1, 1), as in Plonky3.
function mixFour([a = 0n, b = 0n, c = 0n, d = 0n]: readonly bigint[]): readonly bigint[] {
  const sum = a + b + c + d
  return [sum + a + 2n * b, sum + b + 2n * c, sum + c + 2n * d, sum + d + 2n * a]
}

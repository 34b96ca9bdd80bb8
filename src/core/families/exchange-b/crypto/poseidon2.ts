import { elementsOf } from './field-elements.ts'
import { LIMBS, multiplyAt, normalizeAt } from './goldilocks.ts'
import { DIAGONAL, EXTERNAL, INTERNAL } from './poseidon2-constants.ts'
import { QUINTIC_LIMBS } from './quintic.ts'

const WIDTH = 12
const RATE = 8
const HALF_OF_FULL_ROUNDS = 4
const STATE_LIMBS = WIDTH * LIMBS

/**
 * Hashes field elements to a settled element of GF(p^5) (reference, "Exchange B").
 *
 * An overwriting sponge of eight words, unpadded.
 *
 * @param elements of goldilocks.ts, settled or with small limbs
 */
export function hashToQuintic(elements: Float64Array): Float64Array {
  const state = new Float64Array(STATE_LIMBS)
  const permute = permutation()
  for (let start = 0; start < elements.length; start += RATE * LIMBS) {
    state.set(elements.subarray(start, start + RATE * LIMBS))
    permute(state)
  }
  return state.slice(0, QUINTIC_LIMBS)
}

/**
 * Makes the in-place Poseidon2 permutation of twelve elements; the result is settled.
 *
 * S-box x^7; 4 full, 22 partial, 4 full rounds (Grassi, Khovratovich, Schofnegger, ePrint 2023/323).
 */
export function permutation(): (state: Float64Array) => void {
  const scratch = new Float64Array(3 * LIMBS)
  const [external, internal, diagonal] = [EXTERNAL, INTERNAL, DIAGONAL].map(elementsOf)
  if (!external || !internal || !diagonal) throw new RangeError('expected the parameters of Poseidon2')
  return (state) => {
    mixExternal(state)
    for (let round = 0; round < HALF_OF_FULL_ROUNDS; round += 1) fullRound(state, external, round, scratch)
    for (let at = 0; at < internal.length; at += LIMBS) {
      addTo(state, internal, at, LIMBS)
      seventhPower(state, 0, scratch)
      mixInternal(state, diagonal, scratch)
    }
    for (let round = HALF_OF_FULL_ROUNDS; round < 2 * HALF_OF_FULL_ROUNDS; round += 1) {
      fullRound(state, external, round, scratch)
    }
  }
}

function fullRound(state: Float64Array, external: Float64Array, round: number, scratch: Float64Array): void {
  addTo(state, external, round * STATE_LIMBS, STATE_LIMBS)
  for (let at = 0; at < STATE_LIMBS; at += LIMBS) seventhPower(state, at, scratch)
  mixExternal(state)
}

function addTo(state: Float64Array, constants: Float64Array, from: number, count: number): void {
  for (let limb = 0; limb < count; limb += 1) state[limb] = (state[limb] ?? 0) + (constants[from + limb] ?? 0)
}

// Each word times its diagonal entry, plus the sum of all.
function mixInternal(state: Float64Array, diagonal: Float64Array, scratch: Float64Array): void {
  for (let limb = 0; limb < LIMBS; limb += 1) {
    let sum = 0
    for (let word = 0; word < WIDTH; word += 1) sum += state[word * LIMBS + limb] ?? 0
    scratch[limb] = sum
  }
  for (let at = 0; at < STATE_LIMBS; at += LIMBS) {
    multiplyAt(state, at, state, at, diagonal, at)
    for (let limb = 0; limb < LIMBS; limb += 1) state[at + limb] = (state[at + limb] ?? 0) + (scratch[limb] ?? 0)
    normalizeAt(state, at)
  }
}

function seventhPower(state: Float64Array, at: number, scratch: Float64Array): void {
  const [square, cube] = [LIMBS, 2 * LIMBS]
  multiplyAt(scratch, square, state, at, state, at)
  multiplyAt(scratch, cube, scratch, square, state, at)
  multiplyAt(scratch, cube, scratch, cube, scratch, cube)
  multiplyAt(state, at, scratch, cube, state, at)
}

// circ(2, 3, 1, 1) on each four words, then each word plus the sum of its place. Limbs grow 28 times, then settle.
function mixExternal(state: Float64Array): void {
  for (let limb = 0; limb < LIMBS; limb += 1) {
    for (let four = limb; four < STATE_LIMBS; four += 4 * LIMBS) mixFour(state, four)
    for (let place = limb; place < 4 * LIMBS; place += LIMBS) {
      const [a, b, c] = [state[place] ?? 0, state[place + 4 * LIMBS] ?? 0, state[place + 8 * LIMBS] ?? 0]
      const sum = a + b + c
      state[place] = a + sum
      state[place + 4 * LIMBS] = b + sum
      state[place + 8 * LIMBS] = c + sum
    }
  }
  for (let at = 0; at < STATE_LIMBS; at += LIMBS) normalizeAt(state, at)
}

function mixFour(state: Float64Array, at: number): void {
  const a = state[at] ?? 0
  const b = state[at + LIMBS] ?? 0
  const c = state[at + 2 * LIMBS] ?? 0
  const d = state[at + 3 * LIMBS] ?? 0
  const sum = a + b + c + d
  state[at] = sum + a + 2 * b
  state[at + LIMBS] = sum + b + 2 * c
  state[at + 2 * LIMBS] = sum + c + 2 * d
  state[at + 3 * LIMBS] = sum + d + 2 * a
}

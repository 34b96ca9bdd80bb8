import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  bytesOfElements,
  elementsOf,
  elementsOfNumbers,
} from '../../../../../src/core/families/exchange-b/crypto/field-elements.ts'
import { hashToQuintic, permutation } from '../../../../../src/core/families/exchange-b/crypto/poseidon2.ts'
import * as oracle from '../../../../devnet/exchanges/exchange-b/crypto/poseidon2.ts'

const numbers = (from: number, length: number) => Array.from({ length }, (_, index) => from + index)
const words = (elements: Float64Array) => [...new BigUint64Array(bytesOfElements(elements).buffer)]

// Reference, "Exchange B": output of the exchange's own code.
it('permutes 0 to 11 as published', () => {
  const state = elementsOfNumbers(numbers(0, 12))
  permutation()(state)
  expect(words(state).slice(0, 3)).toEqual([8066226119727164551n, 12034567947558293796n, 14152291504239882087n])
})

it('hashes 1 to 14 as published', () => {
  expect(words(hashToQuintic(elementsOfNumbers(numbers(1, 14))))).toEqual([
    17763545275597965196n,
    264937998620780393n,
    7980365169847473696n,
    16239662149771249284n,
    9869995618357495284n,
  ])
})

it('hashes as an independent implementation does, whatever the length', () => {
  const word = fc.oneof(fc.constantFrom(0n, 1n, 2n ** 64n - 2n ** 32n), fc.bigInt(0n, 2n ** 64n - 2n ** 32n))
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), (elements) => {
      const hex = elements.map((each) => each.toString(16).padStart(16, '0')).join(' ')
      expect(words(hashToQuintic(elementsOf(hex)))).toEqual(oracle.hashToQuintic(elements))
    }),
    { numRuns: 60 },
  )
})

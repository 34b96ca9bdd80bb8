import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOfElements } from '../../../../../src/core/families/exchange-b/crypto/field-elements.ts'
import { encodePoint } from '../../../../../src/core/families/exchange-b/crypto/point.ts'
import {
  generatorTimes,
  pointTimes,
  sumOf,
} from '../../../../../src/core/families/exchange-b/crypto/scalar-multiplication.ts'
import * as oracle from '../../../../devnet/exchanges/exchange-b/crypto/curve.ts'
import { bytesOfNumber, bytesOfQuintic } from '../../../../devnet/exchanges/exchange-b/crypto/encoding.ts'

const { ORDER } = oracle
const EDGES = [0n, 1n, 2n, 15n, 16n, ORDER - 1n, ORDER, ORDER + 1n, 2n ** 80n, 2n ** 160n, 2n ** 240n, 2n ** 320n - 1n]
const scalar = fc.oneof(fc.constantFrom(...EDGES), fc.bigInt(0n, 2n ** 320n - 1n))
const generatorBy = (number: bigint) => sumOf([generatorTimes(bytesOfNumber(number))])
const encoded = (point: ReturnType<typeof sumOf>) => bytesOfElements(encodePoint(point))
const expected = (number: bigint) => bytesOfQuintic(oracle.encode(oracle.multiplyPoint(oracle.GENERATOR, number)))

describe('a point times a scalar', () => {
  it.each(EDGES)('is the generator %s times, by the comb and by windows', (number) => {
    expect(encoded(generatorBy(number))).toEqual(expected(number))
    expect(encoded(sumOf([pointTimes(generatorBy(1n), bytesOfNumber(number))]))).toEqual(expected(number))
  })

  it('is what an independent implementation gives, also as a sum of two', () => {
    fc.assert(
      fc.property(scalar, scalar, fc.bigInt(0n, ORDER - 1n), (a, b, secret) => {
        const point = generatorBy(secret)
        const sum = sumOf([generatorTimes(bytesOfNumber(a)), pointTimes(point, bytesOfNumber(b))])
        expect(encoded(sum)).toEqual(expected((a + b * secret) % ORDER))
      }),
      { numRuns: 25 },
    )
  })

  it('takes as many steps for any scalar', () => {
    const stepsOf = (number: bigint) => {
      const { digitAt, highest } = generatorTimes(bytesOfNumber(number))
      const windows = pointTimes(generatorBy(1n), bytesOfNumber(number))
      const all = [...Array(320).keys()]
      const due = (digit: (bit: number) => number | undefined) => all.filter((bit) => digit(bit) !== undefined)
      return [highest, due(digitAt), windows.highest, due(windows.digitAt)]
    }
    expect(stepsOf(0n)).toEqual(stepsOf(2n ** 320n - 1n))
    expect(stepsOf(1n)).toEqual(stepsOf(ORDER - 1n))
  })
})

it('no bigint is made where keys are reckoned with', () => {
  const folder = join(import.meta.dirname, '../../../../../src/core/families/exchange-b')
  const codeOf = (name: string) => readFileSync(join(folder, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  // An account's index and an approval's text are public.
  const names = all.filter((name) => !['address.ts', 'integrator-approval.ts'].includes(name))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => /\bBigInt\b|\bbigint\b|\b[0-9][0-9a-fx_]*n\b/.test(codeOf(name)))).toEqual([])
})

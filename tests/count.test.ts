import { afterEach, describe, expect, it, vi } from 'vitest'
import { count, inTurn, tagAtRest } from './count.ts'

afterEach(() => vi.unstubAllEnvs())

const counted = () => count('CAUSEWAY_EXAMPLE', { usual: 3, deep: 9 })

describe('a count of examples', () => {
  it('is the usual one, or the deep one where that is asked for', () => {
    vi.stubEnv('CAUSEWAY_DEEP', undefined)
    expect(counted()).toBe(3)
    vi.stubEnv('CAUSEWAY_DEEP', '1')
    expect(counted()).toBe(9)
  })

  it('is the number that the environment names, also in a deep run', () => {
    vi.stubEnv('CAUSEWAY_DEEP', '1')
    vi.stubEnv('CAUSEWAY_EXAMPLE', '5')
    expect(counted()).toBe(5)
    vi.stubEnv('CAUSEWAY_EXAMPLE', 'many')
    expect(counted).toThrow('CAUSEWAY_EXAMPLE: expected a whole number, got many')
  })
})

describe('items in turn', () => {
  const items = ['a', 'b', 'c', 'd', 'e']
  const chosen = (turn: string) => {
    vi.stubEnv('CAUSEWAY_TURN', turn)
    return inTurn(items, 'CAUSEWAY_EXAMPLE', 2)
  }

  it('are all met over the turns, and all at once in a deep run', () => {
    vi.stubEnv('CAUSEWAY_DEEP', undefined)
    expect([...chosen('6'), ...chosen('7')].sort()).toEqual(items)
    vi.stubEnv('CAUSEWAY_DEEP', '1')
    expect(chosen('7')).toEqual(items)
  })

  it('are one at least, also of a short list', () => {
    vi.stubEnv('CAUSEWAY_DEEP', undefined)
    for (const turn of ['0', '1', '2']) {
      vi.stubEnv('CAUSEWAY_TURN', turn)
      expect(inTurn(['a', 'b'], 'CAUSEWAY_EXAMPLE', 9)).toHaveLength(1)
    }
  })
})

it('lets one of two tags rest at each turn, and none in a deep run or without a turn', () => {
  const atRest = (turn: string | undefined) => {
    vi.stubEnv('CAUSEWAY_TURN', turn)
    return tagAtRest()
  }
  vi.stubEnv('CAUSEWAY_DEEP', undefined)
  expect([atRest('6'), atRest('7'), atRest(undefined)]).toEqual([/@odd/, /@even/, undefined])
  vi.stubEnv('CAUSEWAY_DEEP', '1')
  expect(atRest('7')).toBeUndefined()
})

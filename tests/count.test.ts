import { afterEach, describe, expect, it, vi } from 'vitest'
import { count } from './count.ts'

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

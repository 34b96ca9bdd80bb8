import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createLock } from '../../src/lib/lock.ts'

describe('lock', () => {
  it('runs one task at a time, in order', async () => {
    const lock = createLock()
    const seen: string[] = []
    const task = (name: string, milliseconds: number) => () =>
      sleep(milliseconds).then(() => {
        seen.push(`${name} ends`)
        return name
      })
    const answers = await Promise.all([lock(task('a', 12)), lock(task('b', 4)), lock(task('c', 0))])
    expect(answers).toEqual(['a', 'b', 'c'])
    expect(seen).toEqual(['a ends', 'b ends', 'c ends'])
  })

  it('goes on after a task that throws, and tells only its caller', async () => {
    const lock = createLock()
    const broken = lock(() => Promise.reject(new Error('broken')))
    const whole = lock(async () => 'whole')
    await expect(broken).rejects.toThrow('broken')
    await expect(whole).resolves.toBe('whole')
  })
})

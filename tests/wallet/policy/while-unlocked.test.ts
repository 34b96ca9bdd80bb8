import { describe, expect, it } from 'vitest'
import { whileUnlocked } from '../../../src/wallet/policy/while-unlocked.ts'

describe('what the user agrees to', () => {
  it('keeps the wallet open first, and is done then', async () => {
    const events: string[] = []
    const touch = async () => {
      events.push('touched')
      return { unlocked: true }
    }
    const act = async () => {
      events.push('done')
      return { outcome: 'taken' }
    }
    expect(await whileUnlocked(touch, act)).toEqual({ outcome: 'taken' })
    expect(events).toEqual(['touched', 'done'])
  })

  it('is not done while the wallet is locked', async () => {
    let isDone = false
    const act = async () => {
      isDone = true
    }
    expect(await whileUnlocked(async () => ({ unlocked: false }), act)).toEqual({ outcome: 'locked' })
    expect(isDone).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { resumeWork } from '../../../src/wallet/engine/resume.ts'

function stand({ underWay = 0, isMade = false, isBroken = false } = {}) {
  const events: string[] = []
  const done = resumeWork({
    inFlight: async () => underWay,
    resume: async () => {
      events.push('resumed')
      if (isBroken) throw new Error('not loaded')
    },
    isMade: () => isMade,
    alarm: { set: async () => void events.push('set'), clear: async () => void events.push('cleared') },
  })
  return { done, events }
}

describe('what is under way when the background begins', () => {
  it('is taken up, and the alarm left to whoever carries it out', async () => {
    const { done, events } = stand({ underWay: 1 })
    await done
    expect(events).toEqual(['resumed'])
  })

  it('is tried again by an alarm where it could not be taken up, and that is told', async () => {
    const { done, events } = stand({ underWay: 2, isBroken: true })
    await expect(done).rejects.toThrow('not loaded')
    expect(events).toEqual(['resumed', 'set'])
  })

  it('leaves no alarm where it is nothing, unless somebody is there who may have set it', async () => {
    const nothing = stand()
    await nothing.done
    expect(nothing.events).toEqual(['cleared'])
    const made = stand({ isMade: true })
    await made.done
    expect(made.events).toEqual([])
  })
})

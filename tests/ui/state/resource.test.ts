import { describe, expect, it } from 'vitest'
import { readyValue, resource } from '../../../src/ui/state/resource.ts'

function world() {
  const answers: { answer: (value: string) => void; fail: (error: Error) => void }[] = []
  const values = resource(() => new Promise<string>((answer, fail) => answers.push({ answer, fail })))
  return { answers, values }
}

describe('a resource', () => {
  it('shows an answer while a later request is pending', async () => {
    const { answers, values } = world()
    const first = values.reload()
    void values.reload()
    answers[0]?.answer('first')
    await first
    expect(values.now.value).toEqual({ state: 'ready', value: 'first', isRefreshing: true, problem: undefined })
  })

  it('never replaces a later answer with an earlier one', async () => {
    const { answers, values } = world()
    const both = [values.reload(), values.reload()]
    answers[1]?.answer('second')
    await both[1]
    answers[0]?.answer('first')
    await both[0]
    expect(values.now.value).toMatchObject({ value: 'second', isRefreshing: false })
  })

  it('keeps the shown value where a request fails, also one that began before the value came', async () => {
    const { answers, values } = world()
    const both = [values.reload(), values.reload()]
    answers[0]?.answer('first')
    await both[0]
    answers[1]?.fail(new Error('offline'))
    await both[1]
    expect(values.now.value).toMatchObject({ state: 'ready', value: 'first', isRefreshing: false })
  })

  it('shows no failure while a later request is pending', async () => {
    const { answers, values } = world()
    const first = values.reload()
    void values.reload()
    answers[0]?.fail(new Error('offline'))
    await first
    expect(values.now.value).toEqual({ state: 'loading' })
  })

  it('shows nothing of requests before it was cleared', async () => {
    const { answers, values } = world()
    const first = values.reload()
    values.clear()
    const second = values.reload()
    answers[0]?.answer('other account')
    await first
    expect(readyValue(values.now.value)).toBeUndefined()
    answers[1]?.answer('mine')
    await second
    expect(readyValue(values.now.value)).toBe('mine')
  })
})

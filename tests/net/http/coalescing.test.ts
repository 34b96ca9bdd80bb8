import { expect, it } from 'vitest'
import { coalesced } from '../../../src/net/http/coalescing.ts'

it('asks once what is asked at the same moment, and anew what is asked later, also while the first is on its way', async () => {
  const answers: ((value: string) => void)[] = []
  const ask = coalesced((words) => new Promise<string>((resolve) => answers.push((value) => resolve(words + value))))
  const together = Promise.all([ask('a'), ask('a'), ask('b')])
  await Promise.resolve()
  const later = ask('a')
  await Promise.resolve()
  for (const [at, answer] of answers.entries()) answer(`${at}`)
  expect(await together).toEqual(['a0', 'a0', 'b1'])
  expect(await later).toBe('a2')
})

it('tells a failure to all who asked, and asks anew after it', async () => {
  let asked = 0
  const ask = coalesced(async () => {
    asked += 1
    if (asked === 1) throw new TypeError('no')
    return asked
  })
  expect((await Promise.allSettled([ask('a'), ask('a')])).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask('a')).toBe(2)
})

import { expect, test } from 'vitest'
import { NodeSilent, RpcError } from '../rpc.ts'
import { insist } from './insist.ts'

const never = new AbortController().signal

test('a node that is silent is asked until it answers', async () => {
  let asked = 0
  const answer = await insist(async () => {
    asked += 1
    if (asked < 3) throw new NodeSilent(asked === 1 ? 'timeout' : 'lost', 'no answer')
    return 'here'
  }, never)
  expect([answer, asked]).toEqual(['here', 3])
})

test('what a node says is final, and so is any other failure', async () => {
  for (const failure of [new RpcError('eth_call', 3, 'reverted'), new RangeError('amount: too much')]) {
    let asked = 0
    const question = () => {
      asked += 1
      return Promise.reject(failure)
    }
    await expect(insist(question, never)).rejects.toBe(failure)
    expect(asked).toBe(1)
  }
})

test('it ends with the reason of the signal, before the first question too', async () => {
  const stopped = AbortSignal.abort(new Error('stopped'))
  await expect(insist(() => Promise.resolve('here'), stopped)).rejects.toThrow('stopped')
})

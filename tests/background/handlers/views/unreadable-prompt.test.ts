import { expect, it } from 'vitest'
import { approvalView } from '../../../../entrypoints/background/handlers/views/approval.ts'
import type { TypedData } from '../../../../src/core/execution/item.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import type { PromptEntry } from '../../../../src/wallet/approvals/prompt-details.ts'
import { USER } from '../../../core/honest.ts'

const parts = { profile: devnet, descriptors: [], stores: { accounts: { list: async () => [] } } } as never
const asked = { id: 'a', ticket: 't', origin: 'https://a.test', key: 'k', createdAtSeconds: 0, callKeys: [] }
const LENGTH = 6_500

function typed(typedData: TypedData): PromptEntry {
  const prompt = { ...asked, kind: 'typedData', account: USER, typedData } as const
  return { kind: 'signing', prompt, signIn: undefined, suspicion: undefined }
}

it('gives a prompt without a hash a view that can be rejected', async () => {
  const typedData = { types: {}, primaryType: 'Gone', domain: {}, message: {} }
  expect(await approvalView(typed(typedData), parts)).toEqual({
    kind: 'unreadable',
    id: 'a',
    ticket: 't',
    origin: 'https://a.test',
    suspicion: undefined,
  })
})

it('gives one a view that can be rejected, where its data nest too deep to be sent', async () => {
  let message: Record<string, unknown> = {}
  for (let depth = 0; depth < 50_000; depth += 1) message = { more: message }
  expect((await approvalView(typed({ types: { One: [] }, primaryType: 'One', domain: {}, message }), parts)).kind).toBe(
    'unreadable',
  )
})

it('hashes chained types without an end of its stack', async () => {
  const types = Object.fromEntries(
    Array.from({ length: LENGTH }, (_, at) => [
      `T${at}`,
      [{ name: 'next', type: at + 1 < LENGTH ? `T${at + 1}[]` : 'bool' }],
    ]),
  )
  expect((await approvalView(typed({ types, primaryType: 'T0', domain: {}, message: { next: [] } }), parts)).kind).toBe(
    'typedData',
  )
})

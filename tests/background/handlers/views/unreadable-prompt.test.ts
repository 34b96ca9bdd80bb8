import { expect, it, vi } from 'vitest'
import { approvalView } from '../../../../entrypoints/background/handlers/views/approval.ts'
import type { TypedData } from '../../../../src/core/execution/item.ts'
import { readTypedData } from '../../../../src/core/page/messages/typed-data.ts'
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

it('gives data that are read and still have no hash such a view, and those of another site their own', async () => {
  const dataOf = (value: boolean) => {
    const types = { One: [{ name: 'value', type: 'bool' }] }
    const read = readTypedData({ types, primaryType: 'One', domain: {}, message: { value } })
    if (!read.ok) throw new Error(read.message)
    return read.typedData
  }
  const path = '../../../../src/core/sign/typed-data-hashes.ts'
  vi.resetModules()
  const { typedDataHashesOf } = await import('../../../../src/core/sign/typed-data-hashes.ts')
  vi.doMock(path, () => ({
    typedDataHashesOf: (data: TypedData) => {
      if (data.message['value'] === true) throw new RangeError('expected an exact bool')
      return typedDataHashesOf(data)
    },
  }))
  try {
    const drawn = (await import('../../../../entrypoints/background/handlers/views/approval.ts')).approvalView
    const views = await Promise.all([true, false].map((value) => drawn(typed(dataOf(value)), parts)))
    expect(views.map(({ kind }) => kind)).toEqual(['unreadable', 'typedData'])
  } finally {
    vi.doUnmock(path)
    vi.resetModules()
  }
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

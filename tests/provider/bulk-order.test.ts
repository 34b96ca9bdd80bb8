import { hashTypedData } from 'viem/utils'
import { expect, it } from 'vitest'
import { approvalView } from '../../entrypoints/background/handlers/views/approval.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { fromWire, toWire } from '../../src/lib/bigint-json.ts'
import type { ProviderPorts } from '../../src/provider/ports.ts'
import { createRouter } from '../../src/provider/router/router.ts'
import { createPromptStore, type StoredPrompt } from '../../src/store/sites/prompts.ts'
import type { PromptRequest } from '../../src/wallet/approvals/prompt.ts'
import { promptTypedData } from '../../src/wallet/sites/site-prompts.ts'
import { newWorker, withEmptyDisk } from '../store/stand.ts'
import { ACCOUNT, createWallet, openRelayed, USDC } from './stand.ts'

withEmptyDisk()

const PARTS = { profile: devnet, descriptors: [], stores: { accounts: { list: async () => [] } } } as never
const WORD = `0x${'22'.repeat(32)}`
const fields = (text: string) =>
  text.split(', ').map((each) => {
    const [type = '', name = ''] = each.split(' ')
    return { name, type }
  })
const ITEM = 'uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount'
const ORDER =
  'address offerer, address zone, OfferItem[] offer, ConsiderationItem[] consideration, uint8 orderType, ' +
  'uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 conduitKey, uint256 counter'

const item = (at: number) => ({
  ...{ itemType: 2, token: USDC, identifierOrCriteria: `${at}` },
  ...{ startAmount: '975000000000000000', endAmount: '975000000000000000' },
})
const paid = { ...item(0), itemType: 0, recipient: ACCOUNT }
const order = (at: number) => ({
  ...{ offerer: ACCOUNT, zone: USDC, offer: [item(at)], consideration: [paid, paid, paid], orderType: 0 },
  ...{ startTime: '1800000000', endTime: '1900000000', zoneHash: WORD, salt: `${2n ** 255n + BigInt(at)}` },
  ...{ conduitKey: WORD, counter: '0' },
})
const tree = (height: number, at = 0): unknown =>
  height === 0 ? order(at) : [tree(height - 1, 2 * at), tree(height - 1, 2 * at + 1)]

const bulk = (height: number) => ({
  types: {
    BulkOrder: fields(`OrderComponents${'[2]'.repeat(height)} tree`),
    OrderComponents: fields(ORDER),
    OfferItem: fields(ITEM),
    ConsiderationItem: fields(`${ITEM}, address recipient`),
  },
  primaryType: 'BulkOrder',
  domain: { name: 'Seaport', version: '1.6', chainId: 1, verifyingContract: USDC },
  message: { tree: tree(height) },
})
const BULK = bulk(7)
const chain = (length: number) => ({
  types: Object.fromEntries(
    Array.from({ length }, (_, at) => [`T${at}`, fields(at + 1 < length ? `T${at + 1} n` : 'bool n')]),
  ),
  ...{ primaryType: 'T0', domain: {}, message: {} },
})
const one = (type: string, value: unknown) => ({
  ...{ types: { One: fields(`${type} value`) }, primaryType: 'One', domain: {}, message: { value } },
})
const nested = (depth: number): unknown => (depth === 0 ? true : [nested(depth - 1)])

type View = Awaited<ReturnType<typeof approvalView>>

async function drawn(data: unknown): Promise<Readonly<{ view: View | undefined; answer: unknown }>> {
  const prompts = createPromptStore(newWorker())
  let view: View | undefined
  const grantedAccounts = async () => [ACCOUNT]
  const prompt = async (request: PromptRequest) => {
    if (request.kind !== 'typedData') throw new Error(`expected no ${request.kind}`)
    const sent: StoredPrompt = { ...request, id: '1', ticket: 't', createdAtSeconds: 0, callKeys: [] }
    await prompts.save(sent)
    expect(await prompts.load('1')).toStrictEqual(sent)
    view = await approvalView({ kind: 'signing', prompt: sent, suspicion: undefined, signIn: undefined }, PARTS)
    expect(fromWire(toWire(view))).toEqual(view)
    return { ok: true, value: '0x' } as never
  }
  const ports: ProviderPorts = {
    ...createWallet().ports,
    ...{ grantedAccounts, accountsOf: grantedAccounts },
    signTypedData: async (origin, wanted) => {
      await promptTypedData(origin, wanted, { grantedAccounts, ask: prompt })
      return '0x'
    },
  }
  const port = openRelayed(createRouter(ports))
  const key = crypto.randomUUID()
  port.raw(JSON.stringify({ v: 1, key, method: 'eth_signTypedData_v4', params: [ACCOUNT, data] }))
  const answer = () => port.told.find((each) => each['key'] === key)
  await expect.poll(answer).toBeDefined()
  port.close()
  return { view, answer: answer() }
}

it.each([
  ['an object', BULK],
  ['JSON', JSON.stringify(BULK)],
])('23: 128 orders of Seaport, as %s, are read, hashed and drawn', async (_name, data) => {
  const { view, answer } = await drawn(data)
  expect(answer).toMatchObject({ result: '0x' })
  if (view?.kind !== 'typedData') throw new Error('expected a prompt')
  expect(view.hashes.digest).toBe(hashTypedData(view.typedData as Parameters<typeof hashTypedData>[0]))
  expect(JSON.stringify(view.typedData.message).match(/"offerer"/g)).toHaveLength(128)
})

it.each([
  ['more values than those', one('bool[]', Array(5_200).fill(true)), '5200 values'],
  ['6,500 chained types', chain(6_500), 'at most 64 types'],
  ['a wide list of lists', one('bool[][]', Array(2_600).fill([true])), '5200 values'],
  ['nested lists, as JSON', JSON.stringify(one(`bool${'[]'.repeat(30)}`, nested(30))), '20 levels'],
  ['nested lists', one(`bool${'[]'.repeat(30)}`, nested(30)), '16 levels'],
])('23: %s are refused without a prompt', async (_name, data, words) => {
  const { view, answer } = await drawn(data)
  expect(answer).toMatchObject({ error: { code: -32602, message: expect.stringContaining(words) } })
  expect(view).toBeUndefined()
})

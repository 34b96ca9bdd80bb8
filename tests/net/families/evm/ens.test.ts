import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEvmClient, type EvmClient } from '../../../../src/net/families/evm/client.ts'
import { answeringAsNode, serve, type TestServer } from '../../servers.ts'

const REGISTRY = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'
const RESOLVER = '0x231b0ee14048e9dccd1d247744d114a4eb5e8e63'
const ANNA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const NODE = 'de9b09fd7c5f901e23a3f19fecc54828e9c848539801e86591bd9801b019f84f'
const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

let answers: Readonly<Record<string, string>> = {}
let server: TestServer
let evm: EvmClient
beforeAll(async () => {
  server = await serve(
    answeringAsNode(({ params }) => {
      const { to, data } = params[0] as { to: string; data: string }
      return { result: answers[`${to.toLowerCase()} ${data}`] ?? '0x' }
    }),
  )
  evm = createEvmClient({ fetch, nodeUrls: [server.url], chainId: 1 })
})
afterAll(() => server?.stop())

describe('the address of a name', () => {
  it('is what the resolver says that the registry names', async () => {
    answers = {
      [`${REGISTRY.toLowerCase()} 0x0178b8bf${NODE}`]: word(RESOLVER),
      [`${RESOLVER} 0x3b3b57de${NODE}`]: word(ANNA),
    }
    expect(await evm.addressOfName('Foo.eth')).toEqual({ ok: true, value: ANNA })
  })

  it('is none where there is no resolver, no address, or anything that is no address', async () => {
    const registry = `${REGISTRY.toLowerCase()} 0x0178b8bf${NODE}`
    for (const said of [
      {},
      { [registry]: word('0x00') },
      { [registry]: word(RESOLVER) },
      { [registry]: `0x${'f'.repeat(64)}` },
    ]) {
      answers = said
      expect(await evm.addressOfName('foo.eth')).toEqual({ ok: true, value: undefined })
    }
  })

  it('is not asked for where the letters are not plain', async () => {
    expect(await evm.addressOfName('fоо.eth')).toMatchObject({ ok: false })
  })
})

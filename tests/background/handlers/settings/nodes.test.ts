import { expect, it } from 'vitest'
import { nodeHandlers } from '../../../../entrypoints/background/handlers/settings/nodes.ts'
import { orderedChains } from '../../../../src/core/profiles/chains-with.ts'
import { relay } from '../../../../src/core/profiles/relay.ts'
import { attemptsSoFar } from '../../../../src/vault/session/password-attempts.ts'
import { withPassword } from '../../../../src/vault/vault.ts'
import { createChosenNodes } from '../../../../src/wallet/nodes/chosen-nodes.ts'
import { machineWithVault, password, portsOf } from '../../../vault/stand.ts'

const CALLER = {} as never
const url = 'http://127.0.0.1:8545/'

it('lists the explorers of Bitcoin too, which no own node joins', async () => {
  const bitcoin = relay.chains.find(({ vm }) => vm === 'bitcoin-vm') ?? expect.fail()
  const chosenNodes = createChosenNodes({
    chains: orderedChains(relay),
    load: async () => [],
    save: async () => true,
    chainIdAt: async () => ({ ok: true, value: bitcoin.id }),
  })
  const custody = { attempts: () => expect.fail(), confirm: () => expect.fail() }
  const handlers = nodeHandlers({ profile: relay, custody, chosenNodes, changed: () => undefined })
  const nodes = bitcoin.nodeUrls.map((each) => ({ url: each, isOwn: false }))
  expect(await handlers['nodes.list']({}, CALLER)).toContainEqual({ chainId: bitcoin.id, nodes })
  expect(await handlers['nodes.add']({ url }, CALLER)).toEqual({ outcome: 'otherChain' })
})

it('adds an own node for the right password alone, and orders nodes without', async () => {
  const ports = portsOf(await machineWithVault())
  const [chain = expect.fail()] = relay.chains
  let saved: readonly { chainId: number; urls: readonly string[] }[] = []
  const chosenNodes = createChosenNodes({
    chains: relay.chains,
    load: async () => saved,
    save: async (choice) => {
      saved = [choice]
      return true
    },
    chainIdAt: async () => ({ ok: true, value: chain.id }),
  })
  const confirm = (tried: string) => withPassword(ports, tried, async () => undefined)
  const custody = { attempts: () => attemptsSoFar(ports), confirm }
  const handlers = nodeHandlers({ profile: relay, custody, chosenNodes, changed: () => undefined })
  const add = (given: object) => handlers['nodes.add']({ url, ...given }, CALLER)
  expect(await add({})).toMatchObject({ outcome: 'password', why: 'missing' })
  expect(await add({ password: 'not the password' })).toMatchObject({ outcome: 'password', why: 'wrongPassword' })
  expect(saved).toEqual([])
  expect(await add({ password })).toEqual({ outcome: 'added', chainId: chain.id })
  const urls = [...chain.nodeUrls, url]
  expect(await handlers['nodes.order']({ chainId: chain.id, urls }, CALLER)).toEqual({ isSaved: true })
  expect(saved).toEqual([{ chainId: chain.id, urls: urls.map((each) => new URL(each).href) }])
})

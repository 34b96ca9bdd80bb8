import type { Act } from '../acting.ts'
import { type Answers, fails, never } from '../fake-client.ts'
import type { Scene } from '../scene-making.ts'

const OWN = 'http://127.0.0.1:8545/'
const ETHEREUM = ['https://ethereum-rpc.publicnode.com', 'https://eth.drpc.org']

const listed = (ofEthereum: readonly string[]): NonNullable<Answers['nodes.list']> => {
  const viewOf = (chainId: number, urls: readonly string[]) => ({
    chainId,
    nodes: urls.map((url) => ({ url, isOwn: url === OWN })),
  })
  return () => [viewOf(1, ofEthereum), viewOf(8453, ['https://mainnet.base.org', 'https://base-rpc.publicnode.com'])]
}

export const NODE_ANSWERS: Answers = {
  'nodes.list': listed(ETHEREUM),
  'nodes.add': () => ({ outcome: 'silent' }),
  'nodes.order': () => ({ isSaved: true }),
}

const hash = '#/settings/nodes'

export const NODE_SCENES: Readonly<Record<string, Scene>> = {
  nodes: { hash },
  'nodes-own': { hash, answers: { 'nodes.list': listed([OWN, ...ETHEREUM]) } },
  'nodes-asking': {
    hash,
    answers: {
      'nodes.add': ({ password }) =>
        password === undefined
          ? { outcome: 'password', why: 'missing', waitSeconds: 0, failedAttempts: 0 }
          : { outcome: 'added', chainId: 1 },
    },
  },
  'nodes-loading': { hash, answers: { 'nodes.list': () => never() } },
  'nodes-failed': { hash, answers: { 'nodes.list': () => fails('X', 'The disk did not answer.') } },
}

export const NODE_ACTS: Readonly<Record<string, Act>> = {
  'nodes-password': {
    scene: 'nodes-asking',
    play: async (page) => {
      await page.getByTestId('node-url').fill(OWN)
      await page.getByTestId('node-url').press('Enter')
      await page.getByRole('dialog').waitFor()
    },
  },
  'nodes-silent': {
    scene: 'nodes',
    play: async (page) => {
      await page.getByTestId('node-url').fill(OWN)
      await page.getByTestId('node-url').press('Enter')
      await page.locator('[role=alert]:not(:empty)').waitFor()
    },
  },
}

import { beforeEach, describe, expect, it } from 'vitest'
import type { FailedRead, ProviderPorts } from '../../../src/provider/ports.ts'
import { createRouter } from '../../../src/provider/router/router.ts'
import { ProviderRpcError } from '../../../src/provider/rpc-error.ts'
import { ACCOUNT, createWallet, ORIGIN, openPort, settle, USDC } from '../stand.ts'

const CALL = { from: ACCOUNT, to: USDC, data: '0xa9059cbb', value: '0x05' }
const REVERTED = new ProviderRpcError(3, 'execution reverted: too little', '0x08c379a0')

let wallet: ReturnType<typeof createWallet>
let explained: (FailedRead & Readonly<{ chainId: number }>)[]
let ports: ProviderPorts
beforeEach(() => {
  wallet = createWallet()
  wallet.accounts.set(ORIGIN, [ACCOUNT])
  explained = []
  ports = {
    ...wallet.ports,
    read: () => Promise.reject(REVERTED),
    readAsIfFunded: async (chainId, read) => {
      explained.push({ ...read, chainId })
      return { result: '0xfeed' }
    },
  }
})

async function ask(method: string, params: unknown, changes: Partial<ProviderPorts> = {}) {
  const port = openPort(createRouter({ ...ports, ...changes }))
  const key = port.say(method, params)
  await settle()
  return port.answerTo(key)
}
const refused = { error: { code: REVERTED.code, message: REVERTED.message, data: REVERTED.data } }

describe('a question that the node fails', () => {
  it.each(['eth_call', 'eth_estimateGas'] as const)('27: is answered as if funded where it is %s', async (method) => {
    wallet.chains.set(ORIGIN, 10)
    expect(await ask(method, [CALL, 'latest'])).toMatchObject({ result: '0xfeed' })
    const call = { from: ACCOUNT, to: USDC, data: '0xa9059cbb', value: 5n }
    const about = { gas: undefined, gasPriceWei: 0n, params: [{ ...CALL, value: '0x5' }, 'latest'] }
    expect(explained).toEqual([{ chainId: 10, method, call, ...about }])
  })

  it('is read with its gas, its price and either name of its data', async () => {
    const { data: input, ...rest } = CALL
    await ask('eth_estimateGas', [
      { ...rest, input, gas: '0x5208', maxFeePerGas: '0x07', maxPriorityFeePerGas: '0x01' },
    ])
    expect(explained).toMatchObject([{ call: { data: '0xa9059cbb' }, gas: 21_000n, gasPriceWei: 7n }])
  })

  it('is answered whatever the case of its account', async () => {
    expect(await ask('eth_call', [{ ...CALL, from: ACCOUNT.toLowerCase() }])).toMatchObject({ result: '0xfeed' })
  })

  it.each<readonly [string, string, readonly unknown[]]>([
    ['is of nobody', 'eth_call', [{ ...CALL, from: undefined }]],
    ['is of an account that the site does not see', 'eth_call', [{ ...CALL, from: USDC }]],
    ['makes a contract', 'eth_estimateGas', [{ ...CALL, to: undefined }]],
    ['has overrides of its own', 'eth_call', [CALL, 'latest', {}]],
    ['is of the past', 'eth_call', [CALL, '0x10']],
    ['has two data', 'eth_call', [{ ...CALL, input: '0x01' }]],
    ['is about a balance', 'eth_getBalance', [ACCOUNT, 'latest']],
    ['is another', 'eth_createAccessList', [CALL, 'latest']],
  ])('keeps the node’s own error where it %s', async (_name, method, params) => {
    expect(await ask(method, params)).toMatchObject(refused)
    expect(explained).toEqual([])
  })

  it('keeps the node’s own error where the user wants nothing else for this site', async () => {
    const isAsIfFunded = async (origin: string) => origin !== ORIGIN
    expect(await ask('eth_call', [CALL], { isAsIfFunded })).toMatchObject(refused)
    expect(explained).toEqual([])
  })

  it('keeps the node’s own error where money does not explain it, or nobody can say', async () => {
    expect(await ask('eth_call', [CALL], { readAsIfFunded: async () => undefined })).toMatchObject(refused)
    const readAsIfFunded = () => Promise.reject(new Error('no node'))
    expect(await ask('eth_call', [CALL], { readAsIfFunded })).toMatchObject(refused)
  })

  it.each([-32602, -32601, -32005, 4901])('is not looked into where the error is %s', async (code) => {
    const read = () => Promise.reject(new ProviderRpcError(code, 'no'))
    expect(await ask('eth_call', [CALL], { read })).toMatchObject({ error: { code } })
    expect(explained).toEqual([])
  })

  it('is answered by the node where it does not fail', async () => {
    expect(await ask('eth_call', [CALL], { read: wallet.ports.read })).toMatchObject({ result: '0x7' })
    expect(explained).toEqual([])
  })

  it('is looked into so often and no more for each site', async () => {
    const other = 'https://other.example'
    wallet.accounts.set(other, [ACCOUNT])
    const router = createRouter(ports)
    const [port, second] = [openPort(router), openPort(router, { origin: other })]
    for (let count = 0; count < 10; count += 1) port.say('eth_call', [CALL])
    await settle()
    expect(explained).toHaveLength(3)
    expect(port.told.filter((each) => JSON.stringify(each).includes('execution reverted'))).toHaveLength(7)
    second.say('eth_call', [CALL])
    await settle()
    expect(explained).toHaveLength(4)
  })
})

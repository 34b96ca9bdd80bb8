import { join } from 'node:path'
import type { Page } from 'playwright'
import { addressOf, confirm } from './app.ts'
import type { Browser } from './browser.ts'
import { serveClients } from './clients/bundle.ts'
import { expect, test } from './fixtures.ts'
import { haveWallet } from './made/wallet.ts'
import { approvalWindow, type Site } from './sites.ts'

// The page uses unmodified dApp libraries.
let site: Site
test.beforeAll(async () => {
  site = await serveClients(join(import.meta.dirname, 'clients/page.ts'))
})
test.afterAll(() => site.stop())

function check(page: Page, name: string, argument?: unknown): Promise<unknown> {
  return page.evaluate(
    async ([wanted, given]) => {
      const { checks } = window
      const run = checks[wanted as string]
      if (!run) throw new Error(`expected a check of the name ${wanted}`)
      return run(given)
    },
    [name, argument] as const,
  )
}

async function checkWithYes(wallet: Browser, page: Page, name: string): Promise<unknown> {
  let answer: Promise<unknown> = Promise.resolve()
  const window = await approvalWindow(wallet, async () => {
    answer = check(page, name)
  })
  await confirm(window)
  await page.bringToFront()
  return answer
}

test('viem, wagmi, ethers, web3 and mipd find in the wallet what they look for', async ({ app, devnet, wallet }) => {
  await haveWallet(app)
  const address = await addressOf(app)
  await devnet.fund(address)
  const page = await wallet.context.newPage()
  await page.goto(site.url)
  const expected = async (checks: Readonly<Record<string, unknown>>) => {
    for (const [name, value] of Object.entries(checks)) {
      await test.step(name, async () => expect(await check(page, name, address), name).toEqual(value))
    }
  }
  const native = String(await devnet.balance(1, address))
  const usdc = String(await devnet.tokenBalance(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', address))

  await expected({
    'mipd finds it once': 1,
    'mipd does not list it twice when asked again': 1,
    'viem getAddresses': [],
    'ethers listAccounts': [],
    'web3 getAccounts': [],
    'wagmi finds a connector': 'Causeway',
  })
  expect(await checkWithYes(wallet, page, 'viem requestAddresses')).toEqual([address])
  await expected({
    'viem getAddresses': [address],
    'viem getChainId': 1,
    'viem getPermissions': [address.toLowerCase()],
    'viem requestPermissions': [address.toLowerCase()],
    'viem switchChain': 8453,
    'viem addChain': 1,
    'viem switchChain to an unknown chain': { name: 'SwitchChainError', code: 4902 },
    'viem watchAsset': true,
    'viem getBlockNumber': 'bigint',
    'viem getBlock': 'bigint',
    'viem getBalance': native,
    'viem getTransactionCount': 0,
    'viem readContract': usdc,
    'viem getLogs': true,
    'viem estimateFeesPerGas': 'bigint',
    'viem estimateGas': '21000',
    'viem simulateContract that reverts': { name: 'ContractFunctionExecutionError', reason: expect.any(String) },
    'ethers getNetwork': '1',
    'ethers listAccounts': [address],
    'ethers getSigner': address,
    'ethers getBlockNumber': 'number',
    'ethers getBalance': native,
    'ethers Contract': usdc,
    'ethers Contract that reverts': { name: 'Error', code: 'CALL_EXCEPTION' },
    'ethers getFeeData': 'bigint',
    'ethers discover': true,
    'web3 getAccounts': [address],
    'web3 getChainId': '1',
    'web3 net.getId': '1',
    'web3 getBlockNumber': 'bigint',
    'web3 getBalance': native,
    'web3 Contract': usdc,
    'web3 getNodeInfo': expect.stringMatching(/^Causeway\/v/),
    'web3 requestEIP6963Providers': ['app.causeway'],
  })
  for (const name of ['viem signMessage', 'ethers signMessage']) {
    expect(await checkWithYes(wallet, page, name), name).toBe(true)
  }
  // wagmi learnt of viem's connection and ends it.
  await expected({ 'wagmi disconnect': ['disconnected', []] })
  expect(await checkWithYes(wallet, page, 'wagmi connect')).toEqual([address])
  await expected({
    'wagmi getConnection': { status: 'connected', chainId: 1 },
    'wagmi switchChain': 8453,
    'wagmi switchChain to an unknown chain': { name: 'UserRejectedRequestError', code: 4001 },
    'wagmi hears the chain': ['connected', 8453, address],
  })
  await page.reload()
  await expected({ 'wagmi reconnect': [[address]], 'wagmi disconnect': ['disconnected', []] })
})

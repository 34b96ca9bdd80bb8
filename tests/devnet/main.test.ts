import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { ExchangeClient, HttpTransport } from '@nktkas/hyperliquid'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { DEV_ACCOUNTS } from './accounts.ts'
import { USDC } from './exchanges/exchange-a/tokens.ts'
import type { ReadyLine } from './world.ts'

const REPOSITORY = resolve(import.meta.dirname, '..', '..')
const SCRIPT = join(REPOSITORY, 'tests', 'run', 'devnet.mjs')

type Devnet = Readonly<{ process: ChildProcess; line: ReadyLine; stdout: () => string }>

async function start(...options: string[]): Promise<Devnet> {
  const child = spawn(process.execPath, [SCRIPT, '--ports', 'os', ...options], { stdio: ['pipe', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (data) => {
    output += data
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { process: child, line: JSON.parse(line) as ReadyLine, stdout: () => output }
}

async function ended(child: ChildProcess): Promise<number | string | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode ?? child.signalCode
}

async function isGone(url: string): Promise<boolean> {
  return fetch(url).then(
    () => false,
    () => true,
  )
}

/** All servers are silent, and no process names the world's folder. */
async function expectNothingLeft({ line, process: { pid } }: Devnet): Promise<void> {
  for (const url of [line.service, line.control, line.dapp]) await expect.poll(() => isGone(url)).toBe(true)
  await expect.poll(() => processesOf(`/${pid}-1/`)).toEqual([])
}

async function processesOf(text: string): Promise<string[]> {
  const ps = spawn('ps', ['-A', '-o', 'args='], { stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  ps.stdout.on('data', (data) => {
    output += data
  })
  await once(ps, 'close')
  return output.split('\n').filter((line) => line.includes(text))
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'one line is printed, and %s ends everything with status 0',
  async (signal) => {
    const devnet = await start()
    expect(devnet.line.ready).toBe(true)
    expect(await processesOf(`/${devnet.process.pid}-1/`)).not.toEqual([])
    devnet.process.kill(signal)
    expect(await ended(devnet.process)).toBe(0)
    expect(devnet.stdout().trimEnd().split('\n')).toHaveLength(1)
    await expectNothingLeft(devnet)
    expect(existsSync(devnet.line.profile)).toBe(false)
  },
)

test('with --words public, the public client sends; with --stop-with-stdin, the end of input ends everything', async () => {
  const devnet = await start('--stop-with-stdin', '--words', 'public')
  const { url, depository } = devnet.line['exchangeA'] as Readonly<{ url: string; depository: `0x${string}` }>
  const [account] = DEV_ACCOUNTS
  if (!account) throw new Error('expected an account')
  const transport = new HttpTransport({ apiUrl: url })
  const sent = {
    destination: depository,
    sourceDex: '',
    destinationDex: '',
    token: `USDC:${USDC.tokenId}`,
    amount: '1',
  }
  const wallet = privateKeyToAccount(account.privateKey)
  expect(await new ExchangeClient({ transport, wallet, signatureChainId: '0x1' }).sendAsset(sent)).toMatchObject({
    status: 'ok',
  })
  devnet.process.stdin?.end()
  expect(await ended(devnet.process)).toBe(0)
  await expectNothingLeft(devnet)
})

test('nothing is left running after kill -9', async () => {
  const devnet = await start()
  devnet.process.kill('SIGKILL')
  expect(await ended(devnet.process)).toBe('SIGKILL')
  await expectNothingLeft(devnet)
})

test('nothing is left running after kill -9 of npm above it', async () => {
  const npm = spawn('npm', ['run', '--silent', 'devnet', '--', '--ports', 'os'], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [text] = (await once(createInterface(npm.stdout), 'line')) as [string]
  const line = JSON.parse(text) as ReadyLine
  npm.kill('SIGKILL')
  await ended(npm)
  const folder = line.profile.split('/').at(-2)
  await expect.poll(() => isGone(line.service)).toBe(true)
  await expect.poll(() => processesOf(`/${folder}/`)).toEqual([])
})

test('a wrong option is refused with a sentence and the list of options, status 2', async () => {
  const child = spawn(process.execPath, [SCRIPT, '--ports', 'all'], { stdio: ['ignore', 'pipe', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (data) => {
    errors += data
  })
  expect((await once(child, 'close'))[0]).toBe(2)
  expect(errors).toContain('--ports: expected "default" or "os", got "all"')
  expect(errors).toContain('--stop-with-stdin')
})

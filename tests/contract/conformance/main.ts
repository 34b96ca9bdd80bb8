import { parseArgs } from 'node:util'
import { WebSocket } from 'ws'
import type { ReadyLine } from '../../devnet/world.ts'
import { askAt } from './ask.ts'
import { moverOf } from './mover.ts'
import { conform, report } from './run.ts'

const USAGE = [
  'npm run conformance -- --url URL [options]',
  '  --url URL      the service to ask',
  '  --stream URL   its status stream (default: the same address)',
  '  --user ADDR    the EVM address that quotes are asked for',
  '  --control URL  the control server of a devnet: then money is moved, too, and faults are set',
].join('\n')

const NOBODY = '0x03508bB71268BBA25ECaCC8F620e01866650532c'

/** `npm run conformance`: exit status 0 without failures, 1 with failures, 2 for wrong options. */
export async function main(args: readonly string[]): Promise<void> {
  const { url, stream, user, control } = options(args)
  const devnet = control === undefined ? undefined : ((await (await fetch(`${control}/world`)).json()) as ReadyLine)
  const account = devnet?.accounts.at(-1)
  const rpcUrls = Object.fromEntries(Object.entries(devnet?.chains ?? {}).map(([id, { rpc }]) => [id, rpc]))
  const ask = askAt(url, {
    user: user ?? account?.address ?? NOBODY,
    stream: () => new WebSocket(stream ?? devnet?.stream ?? url.replace(/^http/, 'ws')),
    move: account && moverOf(account.privateKey, rpcUrls),
    controlUrl: control,
  })
  const outcomes = await conform(ask)
  process.stdout.write(`${report(outcomes).join('\n')}\n`)
  process.exit(outcomes.some(({ wrong }) => wrong.length > 0) ? 1 : 0)
}

function options(args: readonly string[]) {
  if (args.includes('--help')) {
    process.stdout.write(`Usage: ${USAGE}\n`)
    process.exit(0)
  }
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({ args: [...args], options: { url: text, stream: text, user: text, control: text } })
    const { url, ...rest } = values
    if (url === undefined) throw new Error('--url: expected the URL of a service, got nothing')
    return { url, ...rest }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${USAGE}\n`)
    process.exit(2)
  }
}

import { parseArgs } from 'node:util'
import { DEVNET_WORDS, PUBLIC_WORDS, type Words } from './exchanges/exchange-a/words.ts'
import { DEFAULT_PORTS, type PortPolicy, type ServerName } from './ports.ts'

export type CommandLine = Readonly<{
  ports: PortPolicy
  exactPorts: Readonly<Partial<Record<ServerName, number>>>
  stopWithStdin: boolean
  words: Words
}>

const SERVERS = Object.keys(DEFAULT_PORTS) as ServerName[]

export const USAGE = [
  'npm run devnet -- [options]',
  '  --ports default|os   default ports where they are free (the default), or any free ports',
  ...SERVERS.map((name) => `  --${`${name}-port N`.padEnd(18)} exactly this port (default: ${DEFAULT_PORTS[name]})`),
  '  --words devnet|public  how signatures for exchange A are named (the wallet knows the devnet’s, the default)',
  '  --stop-with-stdin    stop when the standard input ends',
].join('\n')

export function readCommandLine(args: readonly string[]): CommandLine {
  const ports = Object.fromEntries(SERVERS.map((name) => [`${name}-port`, { type: 'string' as const }]))
  const { values } = parseArgs({
    args: [...args],
    options: {
      ports: { type: 'string', default: 'default' },
      words: { type: 'string', default: 'devnet' },
      'stop-with-stdin': { type: 'boolean' },
      ...ports,
    },
  })
  const exact = SERVERS.flatMap((name) => {
    const value = (values as Readonly<Record<string, unknown>>)[`${name}-port`]
    return value === undefined ? [] : [[name, portNumber(`--${name}-port`, value)]]
  })
  return {
    ports: portPolicy(values.ports),
    exactPorts: Object.fromEntries(exact),
    stopWithStdin: values['stop-with-stdin'] === true,
    words: wordsOf(values.words),
  }
}

function portPolicy(value: unknown): PortPolicy {
  if (value === 'os') return 'os'
  if (value === 'default') return 'default-if-free'
  throw new Error(`--ports: expected "default" or "os", got "${value}"`)
}

function wordsOf(value: unknown): Words {
  if (value === 'devnet') return DEVNET_WORDS
  if (value === 'public') return PUBLIC_WORDS
  throw new Error(`--words: expected "devnet" or "public", got "${value}"`)
}

function portNumber(option: string, value: unknown): number {
  const port = Number(value)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new Error(`${option}: expected a port from 1 to 65535, got "${value}"`)
}

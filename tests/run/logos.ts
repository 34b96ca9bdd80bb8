import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Profile } from '../../src/core/profiles/profile.ts'
import { type LogoPath, type Logos, logoKey } from '../../src/ui/marks/logos.ts'
import { REPOSITORY } from './install.mjs'

const FOLDER = join(REPOSITORY, 'node_modules/@web3icons/core/dist/svgs')

const CHAINS: Readonly<Record<number, string>> = {
  1: 'tokens/ETH',
  10: 'networks/optimism',
  56: 'networks/binance-smart-chain',
  137: 'tokens/POL',
  999: 'networks/hyper-evm',
  1337: 'networks/hyper-evm',
  8453: 'networks/base',
  42161: 'networks/arbitrum-one',
  43114: 'tokens/AVAX',
  8253038: 'tokens/BTC',
}

/** Ground and figure are exchanged: two chains share a brand, and a disc cuts off Base's blue ground. */
const EXCHANGED = [1337, 8453]

const TOKENS: Readonly<Record<string, string>> = {
  AVAX: 'tokens/AVAX',
  BNB: 'tokens/BNB',
  BTC: 'tokens/BTC',
  ETH: 'tokens/ETH',
  HYPE: 'networks/hyper-evm',
  POL: 'tokens/POL',
  USDC: 'tokens/USDC',
  'USDC (Perp)': 'tokens/USDC',
  USDT: 'tokens/USDT',
}

/** The logos of the chains and tokens that a profile pins, and of no others. */
export function logosOf(profile: Pick<Profile, 'chains'>): Logos {
  const drawings: Record<string, readonly LogoPath[]> = {}
  const of: Record<string, string> = {}
  const add = (key: string, file: string | undefined, isExchanged = false) => {
    if (file === undefined) return
    const name = `${file.replace(/^\w+\//, '').toLowerCase()}${isExchanged ? '-2' : ''}`
    drawings[name] ??= isExchanged ? exchanged(pathsIn(file)) : pathsIn(file)
    of[key] = name
  }
  for (const chain of profile.chains) {
    add(logoKey(chain.id), CHAINS[chain.id], EXCHANGED.includes(chain.id))
    for (const { address, symbol } of [chain.native, ...chain.tokens]) add(logoKey(chain.id, address), TOKENS[symbol])
  }
  return { of, drawings }
}

// Only shapes enter the extension: no markup, style or link of a foreign file.
function pathsIn(file: string): readonly LogoPath[] {
  const [kind, name] = file.split('/')
  const svg = readFileSync(join(FOLDER, `${kind}/background/${name}.svg.js`), 'utf8')
  const stops = [...svg.matchAll(/stop-color="(#\w+)"/g)].map(([, colour = '']) => colour)
  const drawn = svg.replace(/<defs>.*?<\/defs>/s, '')
  const foreign = [...drawn.matchAll(/<([a-zA-Z]+)/g)].filter(([, tag = '']) => !['svg', 'g', 'path'].includes(tag))
  const paths = [...drawn.matchAll(/<path fill="([^"]+)"([^>]*)\/>/g)].map(([, fill = '', rest = '']): LogoPath => {
    const shape = / d="([\w .-]+)"/.exec(rest)?.[1] ?? ''
    // A gradient becomes its last colour, so that no picture needs an id.
    const colour = fill.startsWith('url(') ? (stops.at(-1) ?? '') : fill
    return rest.includes('fill-rule="evenodd"') ? [colour, shape, 'evenodd'] : [colour, shape]
  })
  const isWhole = foreign.length === 0 && paths.length > 1 && paths.length === drawn.split('<path').length - 1
  if (!isWhole || paths.some(([colour, shape]) => !/^#\w{3,8}$/.test(colour) || shape === ''))
    throw new Error(`${file}: expected only filled paths; without an entry, screens show the first letter`)
  return paths
}

function exchanged(paths: readonly LogoPath[]): readonly LogoPath[] {
  const [ground, figure] = [paths[0]?.[0], paths[1]?.[0]]
  if (!ground || !figure || paths.length !== 2) throw new Error('expected one ground and one figure')
  return paths.map(([, shape], index) => [index === 0 ? figure : ground, shape])
}

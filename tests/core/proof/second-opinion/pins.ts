import { SOLVER } from '../../../devnet/accounts.ts'
import { APPROVAL_PROXY, CHAINS, DEPOSITORY, PERMIT2, ROUTER } from '../../../devnet/chains.ts'

/** The devnet uses the published addresses too. */
export const EVM = {
  depository: DEPOSITORY,
  router: ROUTER,
  proxy: APPROVAL_PROXY,
  permit2: PERMIT2,
} as const

/** The devnet's and the public solver own orders and redeem permits. */
export const SOLVERS: readonly string[] = [SOLVER.address, '0xf70da97812cb96acdf810712aa562db8dfa3dbef']

type Pins = Readonly<{ slug: string; depositories: readonly string[] }>

const evm = (id: number, slug: string): readonly [number, Pins] => [id, { slug, depositories: [DEPOSITORY] }]

// The protocol oracle's chain table gives the published facts; the devnet adds its own addresses.
const PINS: ReadonlyMap<number, Pins> = new Map([
  ...CHAINS.map(({ id, slug }) => evm(id, slug)),
  evm(10, 'optimism'),
  evm(42161, 'arbitrum'),
  evm(56, 'bnb'),
  evm(137, 'polygon'),
  evm(43114, 'avalanche'),
  [
    8253038,
    {
      slug: 'bitcoin',
      depositories: [
        'bc1qr6vjf0ude9k445phz5zeyy48v3hwmugy855056',
        'bc1qzmtn0q92ayejt2hpffvlktcpmyy7vvsd06sefu',
        '1KT3zCYUrmQxjcveUNs1Rs7WcXDcPQZ4av',
      ],
    },
  ],
  [
    1337,
    {
      slug: 'hyperliquid',
      depositories: ['0x865eb9baa5492cef598adf7afb1038654fcb7081', '0x66cf0aace1b4e562593bec10ec7868fba9932224'],
    },
  ],
  [3586256, { slug: 'lighter', depositories: ['723071', '731033'] }],
])

/** Throws for unpinned chains. */
export function pinsOf(chainId: number): Pins {
  const pins = PINS.get(chainId)
  if (!pins) throw new RangeError(`expected a chain of tests/core/proof/second-opinion/pins.ts, got ${chainId}`)
  return pins
}

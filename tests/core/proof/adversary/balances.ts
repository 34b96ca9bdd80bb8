import { MULTICALL3, ZERO_ADDRESS } from '../../../devnet/chains.ts'
import { ABIS } from './abi.ts'
import type { Stand } from './chain.ts'

export type Balances = Readonly<{ of: (account: string, currency: string) => bigint }>

const AGGREGATE = ABIS.Multicall3.getFunction('aggregate3')?.selector ?? ''
const ETH_BALANCE = ABIS.Multicall3.getFunction('getEthBalance')?.selector ?? ''
const BALANCE = ABIS.USDC.getFunction('balanceOf')?.selector ?? ''

/** Only EVM addresses have balances here. */
export async function readBalances(
  stand: Stand,
  accounts: readonly string[],
  currencies: readonly string[],
): Promise<Balances> {
  const wanted = [...new Set(accounts.map((each) => each.toLowerCase()))]
    .filter((each) => /^0x[0-9a-f]{40}$/.test(each))
    .flatMap((account) => currencies.map((currency) => [account, currency.toLowerCase()] as const))
  const [answer] = await stand.ask([['eth_call', [{ to: MULTICALL3, data: question(wanted) }, 'latest']]])
  const amounts = amountsIn(String(answer), wanted.length)
  const held = new Map(wanted.map(([account, currency], at) => [`${account} ${currency}`, amounts[at]]))
  return { of: (account, currency) => held.get(`${account.toLowerCase()} ${currency.toLowerCase()}`) ?? 0n }
}

type Wanted = readonly (readonly [account: string, currency: string])[]

const word = (value: number | bigint) => value.toString(16).padStart(64, '0')
const address = (text: string) => text.slice(2).padStart(64, '0')
const WORD = 64
/** Target, failure flag, byte offset, length, and 36 bytes of calldata. */
const CALL_BYTES = 6 * 32

// Hand-written, because an encoder is slower than the node.
function question(wanted: Wanted): string {
  const offsets = wanted.map((_, at) => word(wanted.length * 32 + at * CALL_BYTES))
  const calls = wanted.map(([account, currency]) => {
    const isNative = currency === ZERO_ADDRESS
    const data = `${(isNative ? ETH_BALANCE : BALANCE).slice(2)}${address(account)}`.padEnd(2 * WORD, '0')
    return `${address(isNative ? MULTICALL3 : currency)}${word(1)}${word(96)}${word(36)}${data}`
  })
  return `${AGGREGATE}${word(32)}${word(wanted.length)}${offsets.join('')}${calls.join('')}`
}

function amountsIn(answer: string, count: number): readonly bigint[] {
  const words = answer.slice(2 + 2 * WORD)
  const at = (byte: number) => BigInt(`0x${words.slice(2 * byte, 2 * byte + WORD) || '0'}`)
  return Array.from({ length: count }, (_, index) => {
    const result = Number(at(index * 32))
    const isRead = at(result) === 1n && at(result + 64) === 32n
    return isRead ? at(result + 96) : 0n
  })
}

import { AbiCoder } from 'ethers'
import { type Hex, MULTICALL3, ZERO_ADDRESS } from '../../../devnet/chains.ts'
import { ABIS, encode } from './abi.ts'
import type { Stand } from './chain.ts'

/** What accounts have: by account and currency, lower case. */
export type Balances = Readonly<{ of: (account: string, currency: string) => bigint }>

/** Reads what each account has of each currency, all in one question. Only EVM addresses have anything here. */
export async function readBalances(
  stand: Stand,
  accounts: readonly string[],
  currencies: readonly string[],
): Promise<Balances> {
  const wanted = accounts
    .filter((each) => /^0x[0-9a-f]{40}$/i.test(each))
    .flatMap((account) => currencies.map((currency) => [account.toLowerCase(), currency.toLowerCase()] as const))
  const calls = wanted.map(([account, currency]) =>
    currency === ZERO_ADDRESS
      ? { target: MULTICALL3, allowFailure: true, callData: encode('Multicall3', 'getEthBalance', [account]) }
      : { target: currency, allowFailure: true, callData: encode('USDC', 'balanceOf', [account]) },
  )
  const data = encode('Multicall3', 'aggregate3', [calls])
  const [answer] = await stand.ask([['eth_call', [{ to: MULTICALL3, data }, 'latest']]])
  const [results] = ABIS.Multicall3.decodeFunctionResult('aggregate3', String(answer)) as unknown as [Result[]]
  const held = new Map(wanted.map(([account, currency], at) => [`${account} ${currency}`, amountIn(results[at])]))
  return { of: (account, currency) => held.get(`${account.toLowerCase()} ${currency.toLowerCase()}`) ?? 0n }
}

type Result = readonly [success: boolean, returnData: Hex]

function amountIn(result: Result | undefined): bigint {
  if (!result?.[0] || result[1].length !== 66) return 0n
  return BigInt(AbiCoder.defaultAbiCoder().decode(['uint256'], result[1])[0])
}

import type { PageCall } from '../bundle/bundle.ts'
import { calldata, SELECTORS } from '../verify/evm/calldata.ts'
import type { Pair } from './pairs.ts'

/** The call that ends an allowance: `approve(spender, 0)` at the token (ERC-20), built here and nowhere else. */
export function takeBackCall({ token, spender }: Pair): PageCall {
  return { to: token, data: calldata(SELECTORS.approve, spender, 0n), value: 0n, gas: undefined }
}

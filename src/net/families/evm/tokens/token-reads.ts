import * as v from 'valibot'
import type { TokenDomain } from '../../../../core/chain/facts.ts'
import type { PermitNonceKey } from '../../../../core/families/evm/permit-nonce.ts'
import type { Currency } from '../../../../core/money/currency.ts'
import type { CleanTokenMetadata } from '../../../../core/money/custom-token.ts'
import { type Answer, misused } from '../../../../core/reason/reason.ts'
import { isHex } from '../../../../lib/hex.ts'
import type { AgreementOptions } from '../../../nodes/agreement.ts'
import type { EvmNodes } from '../../../nodes/node-order.ts'
import type { Rpc } from '../../../nodes/rpc.ts'
import { type BlockAt, createReads, plainAnswer, toQuantity } from '../balance-and-receipt-reads.ts'
import { heightOf } from '../block-reads.ts'
import { uint256 } from '../schema.ts'
import { type LoggedApprovals, loggedApprovals } from './approval-logs.ts'
import { type Erc20Read, erc20Call } from './erc20.ts'
import { readTokenMetadata } from './metadata.ts'
import { hasAuthorizations, isPermitUsed } from './permit-nonces.ts'
import { type PermitRevocation, type PermitSigned, permitRevocation } from './permit-revocation.ts'
import { loggedInPermit2, type Permit2Allowance, type Permit2Key, permit2Allowance } from './permit2.ts'
import { tokenDomain, tokenSymbol } from './signing-domain.ts'

export type TokenReads = Readonly<{
  tokenBalance: (token: string, owner: string) => Promise<Answer<bigint>>
  /** Decides before a signature, so two nodes answer. */
  agreedBalance: (currency: Pick<Currency, 'address' | 'isNative'>, owner: string) => Promise<Answer<bigint>>
  tokenDecimals: (token: string) => Promise<Answer<number>>
  tokenSymbol: (token: string) => Promise<Answer<string>>
  tokenAt: (token: string) => Promise<Answer<CleanTokenMetadata | undefined>>
  tokenDomain: (token: string) => Promise<Answer<TokenDomain>>
  allowance: (token: string, owner: string, spender: string) => Promise<Answer<bigint>>
  allowanceAt: (
    block: bigint,
    about: Readonly<{ token: string; owner: string; spender: string }>,
  ) => Promise<Answer<bigint>>
  /** See permit-nonces.ts. */
  isPermitUsed: (permit: PermitNonceKey, at?: BlockAt) => Promise<Answer<boolean>>
  permitRevocation: (about: PermitSigned) => Promise<Answer<PermitRevocation | undefined>>
  hasAuthorizations: (token: string, owner: string) => Promise<Answer<boolean>>
  /** As far back as the node answers; see approval-logs.ts. */
  loggedApprovals: (owner: string) => Promise<Answer<LoggedApprovals>>
  permit2Allowance: (permit2: string, question: Permit2Key) => Promise<Answer<Permit2Allowance>>
  loggedInPermit2: (permit2: string, owner: string) => Promise<Answer<LoggedApprovals>>
}>

type TokenQuestion = Readonly<{ name: Erc20Read; about: readonly string[]; at?: BlockAt; node?: Rpc }>

const uint8 = v.pipe(
  uint256,
  v.maxValue(255n),
  v.transform((value) => Number(value)),
)

/** Makes the reads of tokens, allowances and permits. */
export function createTokenReads(
  { rpc, agreement }: Pick<EvmNodes, 'rpc' | 'agreement'>,
  chainId: number,
  isContract: (address: string) => Promise<Answer<boolean>>,
): TokenReads {
  const height = heightOf(rpc)

  async function askToken<T>(
    token: string,
    { name, about, at = 'latest', node = rpc }: TokenQuestion,
    schema: v.GenericSchema<unknown, T>,
  ): Promise<Answer<T>> {
    if (![token, ...about].every((each) => isHex(each, 20))) return misused('Expected an address')
    const block = at === 'latest' ? at : toQuantity(at)
    return plainAnswer(await node('eth_call', [{ to: token, data: erc20Call(name, ...about) }, block], schema))
  }

  function allowanceOf(
    token: string,
    about: readonly string[],
    how: AgreementOptions<bigint>,
  ): Promise<Answer<bigint>> {
    return agreement.read((node, at) => askToken(token, { name: 'allowance', about, at, node }, uint256), how)
  }

  return {
    tokenBalance: (token, owner) => askToken(token, { name: 'balanceOf', about: [owner] }, uint256),
    agreedBalance: ({ address, isNative }, owner) =>
      agreement.read(
        (node, at) =>
          isNative
            ? createReads(node).balance(owner, at)
            : askToken(address, { name: 'balanceOf', about: [owner], at, node }, uint256),
        { weight: 'wait' },
      ),
    tokenDecimals: (token) =>
      agreement.read((node, at) => askToken(token, { name: 'decimals', about: [], at, node }, uint8), {
        weight: 'wait',
      }),
    tokenSymbol: (token) => tokenSymbol(rpc, token),
    tokenAt: (token) => readTokenMetadata(rpc, token, isContract(token)),
    tokenDomain: (token) => tokenDomain(rpc, token, chainId),
    loggedApprovals: async (owner) => {
      const newest = await height()
      return newest.ok ? loggedApprovals(rpc, owner, newest.value) : newest
    },
    permit2Allowance: (permit2, question) =>
      agreement.read((node, at) => permit2Allowance(node, { permit2, ...question }, at), { weight: 'wait' }),
    loggedInPermit2: async (permit2, owner) => {
      const newest = await height()
      return newest.ok ? loggedInPermit2(rpc, { permit2, owner }, newest.value) : newest
    },
    allowance: (token, owner, spender) => allowanceOf(token, [owner, spender], { weight: 'wait' }),
    allowanceAt: (at, { token, owner, spender }) => allowanceOf(token, [owner, spender], { weight: 'two', at }),
    isPermitUsed: (permit, at = 'latest') =>
      agreement.read((node, block) => isPermitUsed(node, permit, block), {
        ...(at === 'latest' ? { weight: 'wait' } : { weight: 'two', at }),
      }),
    permitRevocation: (about) => agreement.read((node, at) => permitRevocation(node, about, at), { weight: 'two' }),
    hasAuthorizations: (token, owner) => hasAuthorizations(rpc, token, owner),
  }
}

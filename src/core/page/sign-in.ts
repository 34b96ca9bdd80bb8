import { parseSiweMessage } from 'viem/siwe'
import { isSameAddress } from '../address.ts'

/**
 * What is odd about a message that signs in (EIP-4361). `malformed`: it wants to be one and is not; `domain`: it signs in
 * to another site than the one that asks; `account`: for another account; `chain`: on another chain than the site is on;
 * `notYet` and `expired`: by its own times.
 */
export type SignInProblem = 'malformed' | 'domain' | 'account' | 'chain' | 'notYet' | 'expired'

/** A message that signs in, as far as it can be read. */
export type SignIn = Readonly<{
  domain: string | undefined
  statement: string | undefined
  problems: readonly SignInProblem[]
}>

/** Who asks, and for whom, on which chain and when. `origin` is that of the page. */
export type Asking = Readonly<{ origin: string; account: string; chainId: number; nowSeconds: number }>

/** With any of these the message is not signed: it would sign in somewhere else, or as somebody else. */
const STOPPING: readonly SignInProblem[] = ['malformed', 'domain', 'account']

/**
 * Reads a message that signs in somewhere, and compares it with who asks: EIP-4361, "Wallet Implementer Guidelines", has
 * the domain be that of the page.
 *
 * @returns undefined for a message that is none
 */
export function signInOf(text: string, asking: Asking): SignIn | undefined {
  if (!/wants you to sign in with your/i.test(text)) return undefined
  const { domain, scheme, address, statement, chainId, issuedAt, expirationTime, notBefore, nonce, uri, version } =
    parseSiweMessage(text)
  const page = new URL(asking.origin)
  const isWhole = domain && address && chainId !== undefined && issuedAt && nonce && uri && version === '1'
  const isHere = domain === page.host && (scheme === undefined || `${scheme}:` === page.protocol)
  const found: Readonly<Record<SignInProblem, boolean>> = {
    malformed: !isWhole,
    domain: domain !== undefined && !isHere,
    account: address !== undefined && !isSameAddress(address, asking.account),
    chain: chainId !== undefined && chainId !== asking.chainId,
    notYet: notBefore !== undefined && notBefore.getTime() > asking.nowSeconds * 1_000,
    expired: expirationTime !== undefined && expirationTime.getTime() <= asking.nowSeconds * 1_000,
  }
  const problems = (Object.keys(found) as SignInProblem[]).filter((problem) => found[problem])
  return { domain, statement, problems }
}

/** Whether a message may be signed: one that signs in somewhere else, or as somebody else, never. */
export function isSignable(signIn: SignIn | undefined): boolean {
  return signIn === undefined || !signIn.problems.some((problem) => STOPPING.includes(problem))
}
